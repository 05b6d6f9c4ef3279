// C++ with much of what debug information has.
namespace ns { inline namespace v1 { struct Base { virtual ~Base(); virtual int f(int) = 0; int b : 3; static const int k = 4; }; } }
using namespace ns;
template <typename T, int N, template <typename> class TT> struct Tmpl { T t[N]; enum class E : unsigned char { A, B = 200 }; E e; union { int i; float f; }; };
template <typename T> struct Box { T v; };
struct Derived final : public virtual Base, private Box<long> { int f(int x) override; int Derived::*pm; int (Derived::*pf)(int); Derived(const Derived &) = delete; };
typedef int v4 __attribute__((vector_size(16)));
[[noreturn]] void die(const char *);
static thread_local int tls = 3;
const char *msg = "hello\n";
int g[3] = {1, 2, 3};
int Derived::f(int x) { { int y = x + g[x & 3]; if (y > 3) { v4 q = {y, 2, 3, 4}; return q[x & 3]; } } return tls; }
static inline __attribute__((always_inline)) int inl(int a) { int z = a * 3; return z + 1; }
extern "C" int main(int argc, char **argv) {
  Tmpl<double, 4, Box> t{}; auto l = [&](auto p) { return p + t.i + argc; };
  switch (argc) { case 1: return inl(argc); case 2: return l(3); case 77: die("x"); default: break; }
  lab: if (argc-- > 5) goto lab;
  void *lbl = &&lab2; goto *lbl;
lab2:
  __atomic_fetch_add(&g[1], 2, __ATOMIC_ACQ_REL); __atomic_compare_exchange_n(&g[2], &g[0], 5, true, __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE);
  try { die("q"); } catch (int e) { return e; } catch (...) { throw; }
  asm volatile("nop %0" : "+r"(argc) :: "memory");
  __builtin_va_list ap; (void)ap;
  long double ld = argc; __int128 w = argc; w <<= 70; return int(ld) + inl(inl(3)) + int(w >> 71) + l(2.0f);
}
int va(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); int r = __builtin_va_arg(ap, int); __builtin_va_end(ap); return r; }
__attribute__((section(".mysec"), used, visibility("hidden"))) float sec = 1.5f;
extern int al __attribute__((alias("g")));
