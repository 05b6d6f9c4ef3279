// State machines by switch: a bytecode interpreter with a stack, a number lexer, and a UTF-8 decoder.
// run: --kernel bytecode_vm --grid 1 --block 32 --arg buf:u8x40:values:1,0,1,1,3,1,2,2,5,3,1,0,6,4,0,4,2,7,8,1,1,1,9,0,10,1,3,3,6,0,11,5,1,2,2,2,0,12,0,0 --arg buf:i32x128:random:1:-100:100 --arg out=buf:i32x32:zeros --arg i32:38
// run: --kernel lex_numbers --grid 1 --block 16 --arg buf:u8x512:random:2:43:57 --arg kinds=buf:u32x16:zeros --arg sums=buf:i32x16:zeros --arg i32:32
// run: --kernel utf8_decode --grid 1 --block 16 --arg buf:u8x512:random:3 --arg out=buf:u32x64:zeros --arg i32:32

__kernel void bytecode_vm(__global const uchar* code, __global const int* env, __global int* out, const int len) {
  const int id = get_global_id(0);
  int stack[16];
  for (int i = 0; i < 16; i++) stack[i] = i;
  int sp = 4, acc = id, steps = 0;
  for (int pc = 0; pc < len && steps < 100; steps++) {
    const uchar op = code[pc++];
    switch (op) {
      case 0:
        acc ^= stack[sp];
        break;
      case 1:
        stack[sp] = acc;
        sp = (sp + 1) & 15;
        acc = env[id * 4 + (code[pc++] & 3)];
        break;
      case 2:
        sp = (sp + 15) & 15;
        acc = (int)((uint)acc + (uint)stack[sp]);
        break;
      case 3:
        sp = (sp + 15) & 15;
        acc = (int)((uint)acc * (uint)stack[sp]);
        break;
      case 4:
        acc = stack[sp] != 0 ? acc % (abs(stack[sp] >> 4) + 1) : acc;
        break;
      case 5:
        acc = (int)rotate((uint)acc, (uint)code[pc++]);
        break;
      case 6:
        if (acc & 1) pc += 2;
        break;
      case 7:
        acc = acc < 0 ? ~acc : acc;
        break;
      case 8:
        for (int i = 0; i < 3; i++) stack[(sp + i) & 15] += i;
        break;
      case 9:
        acc >>= 3;
        break;
      case 10: {
        const int t = stack[sp];
        stack[sp] = acc;
        acc = t;
        break;
      }
      case 11:
        acc = popcount(acc) + (int)op;
        break;
      default:
        acc = -1 - (acc >> 1);
    }
  }
  int h = acc;
  for (int i = 0; i < 16; i++) h = (int)((uint)h * 31u + (uint)stack[i]);
  out[id] = h;
}

enum { START, SIGN, INTEGER, DOT, FRACTION, BAD };

// Characters '+' to '9': signs, comma as separator, point, slash, digits.
__kernel void lex_numbers(__global const uchar* text, __global uint* kinds, __global int* sums, const int n) {
  const int id = get_global_id(0);
  int state = START, value = 0, negative = 0, sum = 0;
  uint ints = 0, fractions = 0, bad = 0;
  for (int i = 0; i <= n; i++) {
    const uchar c = i < n ? text[id * n + i] : ',';
    if (c == ',') {
      switch (state) {
        case INTEGER:
          ints++;
          sum += negative ? -value : value;
          break;
        case FRACTION:
          fractions++;
          break;
        case START:
          break;
        default:
          bad++;
      }
      state = START;
      value = 0;
      negative = 0;
      continue;
    }
    const bool digit = c >= '0' && c <= '9';
    switch (state) {
      case START:
        if (c == '-' || c == '+') {
          negative = c == '-';
          state = SIGN;
          break;
        }
      case SIGN:
        if (!digit) {
          state = c == '.' ? DOT : BAD;
          break;
        }
        state = INTEGER;
      case INTEGER:
        if (digit)
          value = (value * 10 + (c - '0')) % 1000003;
        else
          state = c == '.' ? DOT : BAD;
        break;
      case DOT:
      case FRACTION:
        state = digit ? FRACTION : BAD;
        break;
      default:
        break;
    }
  }
  kinds[id] = ints | fractions << 8 | bad << 16;
  sums[id] = sum;
}

__kernel void utf8_decode(__global const uchar* text, __global uint4* out, const int n) {
  const int id = get_global_id(0);
  uint need = 0, cp = 0, errors = 0, count = 0, mix = 0;
  for (int i = 0; i < n; i++) {
    const uchar c = text[id * n + i];
    switch (c >> 4) {
      case 0: case 1: case 2: case 3: case 4: case 5: case 6: case 7:
        errors += need != 0;
        need = 0;
        cp = c;
        break;
      case 8: case 9: case 10: case 11:
        if (need == 0) {
          errors++;
          continue;
        }
        cp = (cp << 6) | (c & 0x3f);
        need--;
        break;
      case 12: case 13:
        errors += need != 0;
        need = 1;
        cp = c & 0x1f;
        break;
      case 14:
        errors += need != 0;
        need = 2;
        cp = c & 0x0f;
        break;
      case 15:
        errors += (need != 0) + (c > 0xf4);
        need = 3;
        cp = c & 7;
        break;
    }
    if (need == 0) {
      count++;
      mix = rotate(mix, 5u) ^ cp;
    }
  }
  out[id] = (uint4)(count, errors, mix, need);
}
