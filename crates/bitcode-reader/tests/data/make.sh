#!/usr/bin/env bash
# Makes the bitcode of this folder, and the text that the same compiler writes of the same source: what both say is compared.
# For each version of clang that is installed (Debian 12 has 15, 16 and 19, apt.llvm.org 22), and rustc. CLANG_17, CLANG_18 and CLANG_20
# name others: `zig clang` is one, of PyPI's ziglang 0.12.0, 0.13.0 and 0.15.1; they lack the header of OpenCL.
set -euo pipefail
cd "$(dirname "$0")"
flags=(-w -O2 -g -fdebug-compilation-dir=/src -fno-record-command-line)
gpu=(-x cl -cl-std=CL2.0 --target=nvptx64-nvidia-cuda -nogpulib -Xclang -finclude-default-header)
for version in 15 16 17 18 19 20; do
  variable=CLANG_$version
  clang=${!variable:-clang-$version}
  # The command may have a word of its own, as `zig clang` has.
  read -ra clang <<<"$clang"
  command -v "${clang[0]}" >/dev/null || continue
  for form in c S; do
    ending=$([ $form = c ] && echo bc || echo ll)
    "${clang[@]}" "${flags[@]}" -x c++ -std=c++20 --target=x86_64-linux-gnu -emit-llvm -$form -o "clang-$version.host.$ending" host.cpp
    case $version in 15 | 16 | 19)
      "${clang[@]}" "${flags[@]}" "${gpu[@]}" -emit-llvm -$form -o "clang-$version.gpu.$ending" gpu.cl ;;
    esac
  done
done
# SPIR still had typed pointers in clang 15.
if command -v clang-15 >/dev/null; then
  clang-15 -w -O0 "${gpu[@]}" --target=spir64 -emit-llvm -c -o typed-pointers.bc gpu.cl
fi
# Every kind of node, and attributes with values, written by hand; llvm-dis puts the text into LLVM's form.
if command -v llvm-as-22 >/dev/null; then
  for name in nodes attributes; do
    llvm-as-22 $name.ll -o llvm-22.$name.bc
    llvm-dis-22 llvm-22.$name.bc -o llvm-22.$name.ll
  done
fi
# No core library is needed, but permission to do without one.
for target in nvptx64-nvidia-cuda amdgcn-amd-amdhsa; do
  name=rustc-1.95.${target%%-*}
  RUSTC_BOOTSTRAP=1 rustc --target=$target -Ctarget-cpu=$([ $target = nvptx64-nvidia-cuda ] && echo sm_80 || echo gfx942) \
    --edition=2021 -Copt-level=3 -Cdebuginfo=2 -Cpanic=abort --remap-path-prefix "$PWD=/src" \
    --emit=llvm-bc="$name.bc",llvm-ir="$name.ll" nocore.rs
done
