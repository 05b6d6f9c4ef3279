// Bit fields, logic of three values, sums of three, rotations: what instructions of three sources do.
//
// run: --kernel fields --grid 2 --block 64 --arg out=buf:u32x128:zeros --arg buf:u32x128:random:1 --arg i32:5
// run: --kernel narrow --grid 1 --block 40 --arg out=buf:u32x40:zeros --arg buf:u32x40:random:2
// run: --kernel mixed --grid 1 --block 32 --arg out=buf:f32x32:zeros --arg buf:f32x96:random:3:-4:4 --tolerance 1e-5

// Constants that are worth a register: all of it in a loop.
kernel void fields(global uint *out, global const uint *in, int rounds) {
    uint i = get_global_id(0);
    uint x = in[i], y = in[(i + 17) % 128], z = in[(i + 61) % 128];
    uint sum = 0;
    for (int k = 0; k < rounds; k++) {
        uint a = (x >> 5) & 0x3f;                       // a field
        int b = (int)(x << 3) >> 20;                    // one with a sign
        uint c = (x >> 8) & 0xff;                       // bytes
        int d = (int)x >> 16;
        uint e = (y & ~0xff0u) | ((x & 0xffu) << 4);    // inserted
        uint f = (y & 0xffffu) | (z << 16);
        uint g = (x & 0x7fu) << 9;                      // beside nothing
        uint w = y & 15, s = z & 15;
        uint h = (x >> s) & ((1u << w) - 1);            // not known
        uint m = ~(~0u << w) << s;
        uint n = (y & ~m) | ((x << s) & m);
        uint ch = (x & y) ^ (~x & z);
        uint maj = (x & y) ^ (x & z) ^ (y & z);
        uint odd = ~(x | ~y) ^ (z & 0x12345678u);
        uint three = x ^ y ^ z;
        x = rotate(x, 7u) ^ rotate(y, 13u) ^ rotate(z, 22u);
        y = rotate(y, 25u) + e - f + 100;
        z = (z << 11 | x >> 21) + (a ^ (uint)b);
        sum = sum + c - d + (g ^ h) + (m - n) - (ch + maj) + (odd ^ three) - 77;
    }
    out[i] = sum + x - y + z;
}

// Narrower integers have nothing above them.
kernel void narrow(global uint *out, global const uint *in) {
    uint i = get_global_id(0);
    ushort x = (ushort)in[i], y = (ushort)(in[i] >> 16);
    uchar p = (uchar)in[i], q = (uchar)(in[i] >> 8);
    ushort sum = 0;
    uchar low = 0;
    for (int k = 0; k < 4; k++) {
        sum += (ushort)((x >> 3) & 0x1f) - (ushort)((short)(ushort)(y << 2) >> 7);
        x = (ushort)((x & y) | (~x & (ushort)(x * 3)));
        y = (ushort)((y & 0xf00f) | ((x & 0xff) << 4));
        low ^= (uchar)(((p >> 2) & 7) + (q & ~p) + k);
        p = (uchar)((p & 0xe3) | ((q & 7) << 2));
        q = (uchar)(q + p + 200);
    }
    out[i] = sum | (uint)low << 16 | (uint)p << 24;
}

// An interpolation that may be regrouped.
#pragma clang fp reassociate(on) contract(fast)
kernel void mixed(global float *out, global const float *in) {
    uint i = get_global_id(0);
    float a = in[i], b = in[i + 32], t = in[i + 64];
    out[i] = a + t * (b - a);
}
