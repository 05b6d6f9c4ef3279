// A bytecode interpreter per thread: dense switch, private stack and registers, jumps; and a regular expression matcher by switch states.
// run: --kernel vm_run --grid 1 --block 64 --arg buf:u8x48:values:1,0,3,1,1,4,2,1,20,17,5,1,3,0,1,7,6,4,1,1,1,8,4,0,2,1,9,2,0,10,0,15,2,0,1,3,11,12,3,2,13,3,2,14,3,2,0,0 --arg buf:i32x64:random:451:1:25 --arg out=buf:i32x64:zeros --arg i32:400
// run: --kernel classify_tokens --grid 1 --block 32 --arg buf:u8x512:random:452:32:64 --arg out=buf:u32x128:zeros
#include "cuda_mini.h"

enum Op { HALT, PUSH, LOAD, STORE, ADD, SUB, MUL, MOD, JZ, JMP, DUP, SWAP, LT, XOR, SHL, DEC, NEG, GT };

extern "C" __global__ void vm_run(const unsigned char *code, const int *input, int *out, int fuel) {
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  int stack[16];
  int reg[4] = {input[id], 0, 0, 0};
  for (int i = 0; i < 16; ++i) stack[i] = 0;
  unsigned pc = 0, sp = 4;
  while (fuel-- > 0 && pc < 48) {
    const unsigned char op = code[pc++];
    const unsigned char imm = pc < 48 ? code[pc] : 0;
    int &top = stack[sp & 15], &next = stack[(sp - 1) & 15];
    switch (op) {
      case HALT: pc = 48; break;
      case PUSH: stack[++sp & 15] = (signed char)imm; ++pc; break;
      case LOAD: stack[++sp & 15] = reg[imm & 3]; ++pc; break;
      case STORE: reg[imm & 3] = top; --sp; ++pc; break;
      case ADD: next = (int)((unsigned)next + (unsigned)top); --sp; break;
      case SUB: next = (int)((unsigned)next - (unsigned)top); --sp; break;
      case MUL: next = (int)((unsigned)next * (unsigned)top); --sp; break;
      case MOD: next = top > 0 ? next % top : 0; --sp; break;
      case JZ: if (top == 0) pc += (signed char)imm; --sp; ++pc; break;
      case JMP: pc += imm & 7; ++pc; break;
      case DUP: stack[(sp + 1) & 15] = top; ++sp; break;
      case SWAP: { int t = top; top = next; next = t; break; }
      case LT: next = next < top; --sp; break;
      case XOR: next ^= top; --sp; break;
      case SHL: next = (int)((unsigned)next << (top & 31)); --sp; break;
      case DEC: reg[imm & 3] -= reg[imm & 3] > -1000; ++pc; break;
      case NEG: top = (int)(0u - (unsigned)top); break;
      case GT: next = next > top; --sp; break;
      default: break;
    }
  }
  int sum = 0;
  for (int i = 0; i < 16; ++i) sum = (int)((unsigned)sum * 31u + (unsigned)stack[i]);
  out[id] = sum ^ reg[0] ^ (reg[1] << 8) ^ (int)pc;
}

enum State { START, NUMBER, FRACTION, SIGN, STRING, COMMENT, PUNCT, SPACE };

extern "C" __global__ void classify_tokens(const unsigned char *text, unsigned *out) {
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  State s = START;
  unsigned counts[4] = {0, 0, 0, 0};
  for (int i = 0; i < 16; ++i) {
    const unsigned char c = text[id * 16 + i];
    switch (s) {
      case STRING: if (c == '"') { ++counts[1]; s = START; } continue;
      case COMMENT: if (c == '#') s = START; continue;
      case SIGN:
      case NUMBER:
        if (c >= '0' && c <= '9') { s = NUMBER; continue; }
        if (c == '.') { s = FRACTION; continue; }
        ++counts[0];
        break;
      case FRACTION:
        if (c >= '0' && c <= '9') continue;
        counts[0] += 0x10000;
        break;
      case START:
      case PUNCT:
      case SPACE: break;
    }
    switch (c) {
      case '+': case '-': s = SIGN; break;
      case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9': s = NUMBER; break;
      case '.': s = FRACTION; break;
      case '"': s = STRING; break;
      case '#': s = COMMENT; break;
      case ' ': s = SPACE; ++counts[3]; break;
      default: s = PUNCT; ++counts[2]; break;
    }
  }
  for (int i = 0; i < 4; ++i) out[id * 4 + i] = counts[i] + (unsigned)s;
}
