// AES-128: key schedule in each thread, encryption in counter mode with one T-table in local memory.
// run: --kernel aes128_ctr --grid 2 --block 32 --arg buf:u32x4:random:1 --arg buf:u32x3:random:2 --arg data=buf:u32x256:random:3

__constant uint t0[256] = {
  0xc66363a5u, 0xf87c7c84u, 0xee777799u, 0xf67b7b8du, 0xfff2f20du, 0xd66b6bbdu, 0xde6f6fb1u, 0x91c5c554u,
  0x60303050u, 0x02010103u, 0xce6767a9u, 0x562b2b7du, 0xe7fefe19u, 0xb5d7d762u, 0x4dababe6u, 0xec76769au,
  0x8fcaca45u, 0x1f82829du, 0x89c9c940u, 0xfa7d7d87u, 0xeffafa15u, 0xb25959ebu, 0x8e4747c9u, 0xfbf0f00bu,
  0x41adadecu, 0xb3d4d467u, 0x5fa2a2fdu, 0x45afafeau, 0x239c9cbfu, 0x53a4a4f7u, 0xe4727296u, 0x9bc0c05bu,
  0x75b7b7c2u, 0xe1fdfd1cu, 0x3d9393aeu, 0x4c26266au, 0x6c36365au, 0x7e3f3f41u, 0xf5f7f702u, 0x83cccc4fu,
  0x6834345cu, 0x51a5a5f4u, 0xd1e5e534u, 0xf9f1f108u, 0xe2717193u, 0xabd8d873u, 0x62313153u, 0x2a15153fu,
  0x0804040cu, 0x95c7c752u, 0x46232365u, 0x9dc3c35eu, 0x30181828u, 0x379696a1u, 0x0a05050fu, 0x2f9a9ab5u,
  0x0e070709u, 0x24121236u, 0x1b80809bu, 0xdfe2e23du, 0xcdebeb26u, 0x4e272769u, 0x7fb2b2cdu, 0xea75759fu,
  0x1209091bu, 0x1d83839eu, 0x582c2c74u, 0x341a1a2eu, 0x361b1b2du, 0xdc6e6eb2u, 0xb45a5aeeu, 0x5ba0a0fbu,
  0xa45252f6u, 0x763b3b4du, 0xb7d6d661u, 0x7db3b3ceu, 0x5229297bu, 0xdde3e33eu, 0x5e2f2f71u, 0x13848497u,
  0xa65353f5u, 0xb9d1d168u, 0x00000000u, 0xc1eded2cu, 0x40202060u, 0xe3fcfc1fu, 0x79b1b1c8u, 0xb65b5bedu,
  0xd46a6abeu, 0x8dcbcb46u, 0x67bebed9u, 0x7239394bu, 0x944a4adeu, 0x984c4cd4u, 0xb05858e8u, 0x85cfcf4au,
  0xbbd0d06bu, 0xc5efef2au, 0x4faaaae5u, 0xedfbfb16u, 0x864343c5u, 0x9a4d4dd7u, 0x66333355u, 0x11858594u,
  0x8a4545cfu, 0xe9f9f910u, 0x04020206u, 0xfe7f7f81u, 0xa05050f0u, 0x783c3c44u, 0x259f9fbau, 0x4ba8a8e3u,
  0xa25151f3u, 0x5da3a3feu, 0x804040c0u, 0x058f8f8au, 0x3f9292adu, 0x219d9dbcu, 0x70383848u, 0xf1f5f504u,
  0x63bcbcdfu, 0x77b6b6c1u, 0xafdada75u, 0x42212163u, 0x20101030u, 0xe5ffff1au, 0xfdf3f30eu, 0xbfd2d26du,
  0x81cdcd4cu, 0x180c0c14u, 0x26131335u, 0xc3ecec2fu, 0xbe5f5fe1u, 0x359797a2u, 0x884444ccu, 0x2e171739u,
  0x93c4c457u, 0x55a7a7f2u, 0xfc7e7e82u, 0x7a3d3d47u, 0xc86464acu, 0xba5d5de7u, 0x3219192bu, 0xe6737395u,
  0xc06060a0u, 0x19818198u, 0x9e4f4fd1u, 0xa3dcdc7fu, 0x44222266u, 0x542a2a7eu, 0x3b9090abu, 0x0b888883u,
  0x8c4646cau, 0xc7eeee29u, 0x6bb8b8d3u, 0x2814143cu, 0xa7dede79u, 0xbc5e5ee2u, 0x160b0b1du, 0xaddbdb76u,
  0xdbe0e03bu, 0x64323256u, 0x743a3a4eu, 0x140a0a1eu, 0x924949dbu, 0x0c06060au, 0x4824246cu, 0xb85c5ce4u,
  0x9fc2c25du, 0xbdd3d36eu, 0x43acacefu, 0xc46262a6u, 0x399191a8u, 0x319595a4u, 0xd3e4e437u, 0xf279798bu,
  0xd5e7e732u, 0x8bc8c843u, 0x6e373759u, 0xda6d6db7u, 0x018d8d8cu, 0xb1d5d564u, 0x9c4e4ed2u, 0x49a9a9e0u,
  0xd86c6cb4u, 0xac5656fau, 0xf3f4f407u, 0xcfeaea25u, 0xca6565afu, 0xf47a7a8eu, 0x47aeaee9u, 0x10080818u,
  0x6fbabad5u, 0xf0787888u, 0x4a25256fu, 0x5c2e2e72u, 0x381c1c24u, 0x57a6a6f1u, 0x73b4b4c7u, 0x97c6c651u,
  0xcbe8e823u, 0xa1dddd7cu, 0xe874749cu, 0x3e1f1f21u, 0x964b4bddu, 0x61bdbddcu, 0x0d8b8b86u, 0x0f8a8a85u,
  0xe0707090u, 0x7c3e3e42u, 0x71b5b5c4u, 0xcc6666aau, 0x904848d8u, 0x06030305u, 0xf7f6f601u, 0x1c0e0e12u,
  0xc26161a3u, 0x6a35355fu, 0xae5757f9u, 0x69b9b9d0u, 0x17868691u, 0x99c1c158u, 0x3a1d1d27u, 0x279e9eb9u,
  0xd9e1e138u, 0xebf8f813u, 0x2b9898b3u, 0x22111133u, 0xd26969bbu, 0xa9d9d970u, 0x078e8e89u, 0x339494a7u,
  0x2d9b9bb6u, 0x3c1e1e22u, 0x15878792u, 0xc9e9e920u, 0x87cece49u, 0xaa5555ffu, 0x50282878u, 0xa5dfdf7au,
  0x038c8c8fu, 0x59a1a1f8u, 0x09898980u, 0x1a0d0d17u, 0x65bfbfdau, 0xd7e6e631u, 0x844242c6u, 0xd06868b8u,
  0x824141c3u, 0x299999b0u, 0x5a2d2d77u, 0x1e0f0f11u, 0x7bb0b0cbu, 0xa85454fcu, 0x6dbbbbd6u, 0x2c16163au};

#define SBOX(lt, x) (((lt)[x] >> 8) & 0xffu)

static void expand_key(uint rk[44], __global const uint* key, const __local uint* lt) {
  uint rcon = 1;
  for (int i = 0; i < 4; i++) rk[i] = key[i];
  for (int i = 4; i < 44; i++) {
    uint t = rk[i - 1];
    if (i % 4 == 0) {
      t = rotate(t, 8u);
      t = (SBOX(lt, t >> 24) << 24) | (SBOX(lt, (t >> 16) & 255) << 16) | (SBOX(lt, (t >> 8) & 255) << 8) | SBOX(lt, t & 255);
      t ^= rcon << 24;
      rcon = (rcon << 1) ^ ((rcon & 0x80) ? 0x11b : 0);
    }
    rk[i] = rk[i - 4] ^ t;
  }
}

static uint column(const __local uint* lt, uint a, uint b, uint c, uint d) {
  return lt[a >> 24] ^ rotate(lt[(b >> 16) & 255], 24u) ^ rotate(lt[(c >> 8) & 255], 16u) ^ rotate(lt[d & 255], 8u);
}

static uint last_column(const __local uint* lt, uint a, uint b, uint c, uint d) {
  return (SBOX(lt, a >> 24) << 24) | (SBOX(lt, (b >> 16) & 255) << 16) | (SBOX(lt, (c >> 8) & 255) << 8) | SBOX(lt, d & 255);
}

__kernel void aes128_ctr(__global const uint* key, __global const uint* nonce, __global uint4* data) {
  __local uint lt[256];
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0)) lt[i] = t0[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint rk[44];
  expand_key(rk, key, lt);
  const uint gid = get_global_id(0);
  uint4 s = (uint4)(nonce[0], nonce[1], nonce[2], gid) ^ (uint4)(rk[0], rk[1], rk[2], rk[3]);
  for (int r = 1; r < 10; r++) {
    const uint4 t = (uint4)(column(lt, s.x, s.y, s.z, s.w), column(lt, s.y, s.z, s.w, s.x), column(lt, s.z, s.w, s.x, s.y),
                            column(lt, s.w, s.x, s.y, s.z));
    s = t ^ vload4(r, rk);
  }
  const uint4 t = (uint4)(last_column(lt, s.x, s.y, s.z, s.w), last_column(lt, s.y, s.z, s.w, s.x),
                          last_column(lt, s.z, s.w, s.x, s.y), last_column(lt, s.w, s.x, s.y, s.z));
  data[gid] ^= t ^ vload4(10, rk);
}
