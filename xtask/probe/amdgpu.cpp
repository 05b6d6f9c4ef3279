// Asks an installed LLVM, through the headers of its MC library, what it knows of each AMDGPU instruction:
// operands, implicit registers, flags, the real instruction on each processor, and which bits of the encoding
// each operand moves. Built and run only by `cargo xtask gen amdgpu-tables`, which reads the lines it prints:
//
//   C class bits registers            a register class
//   L class cycles…                    the latency of a scheduling class on each processor
//   I name …                          an instruction
//   O …                               its operands, with the class of a register on each processor
//   G processor … | text | text'      its bytes on a processor with a plain set of operands, and both ways of
//                                     printing: the instruction's, and that of what its bytes decode to
//   M operand bits… | text            what each bit of the operand's value (or any register) changes in the bytes,
//                                     and `p=bit` for those that change what is printed
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSchedule.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"
#include <set>
using namespace llvm;
extern "C" {
void LLVMInitializeAMDGPUTargetInfo();
void LLVMInitializeAMDGPUTargetMC();
void LLVMInitializeAMDGPUDisassembler();
}
namespace llvm::AMDGPU {
enum class Subtarget : unsigned;
int64_t getMCOpcodeGen(uint16_t, Subtarget);
}

struct Cpu {
  const char *Name;
  std::vector<unsigned> Families; // columns of LLVM's map from pseudo to real, the first that has one
  std::unique_ptr<MCSubtargetInfo> STI;
  std::unique_ptr<MCContext> Ctx;
  std::unique_ptr<MCCodeEmitter> CE;
  std::unique_ptr<MCDisassembler> Dis;
};

int main() {
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTargetMC();
  LLVMInitializeAMDGPUDisassembler();
  std::string Error;
  Triple TT("amdgcn-amd-amdhsa");
  const Target *T = TargetRegistry::lookupTarget("amdgcn", TT, Error);
  std::unique_ptr<MCInstrInfo> MII(T->createMCInstrInfo());
  std::unique_ptr<MCRegisterInfo> MRI(T->createMCRegInfo(TT));
  MCTargetOptions Options;
  std::unique_ptr<MCAsmInfo> MAI(T->createMCAsmInfo(*MRI, TT, Options));
  std::unique_ptr<MCInstPrinter> IP(T->createMCInstPrinter(TT, 0, *MAI, *MII, *MRI));
  std::vector<Cpu> Cpus;
  auto add = [&](const char *Name, std::vector<unsigned> F, const char *Feat) {
    Cpu C{Name, F, nullptr, nullptr, nullptr, nullptr};
    C.STI.reset(T->createMCSubtargetInfo(TT, Name, Feat));
    C.Ctx = std::make_unique<MCContext>(TT, MAI.get(), MRI.get(), C.STI.get());
    C.CE.reset(T->createMCCodeEmitter(*MII, *C.Ctx));
    C.Dis.reset(T->createMCDisassembler(*C.STI, *C.Ctx));
    Cpus.push_back(std::move(C));
  };
  add("gfx900", {3, 1, 5}, "");
  add("gfx906", {3, 1, 5}, "");
  add("gfx908", {3, 1, 5}, "");
  add("gfx90a", {8, 3, 1, 5}, "");
  add("gfx942", {9, 8, 3, 1, 5}, "");
  add("gfx950", {9, 8, 3, 1, 5}, "");
  add("gfx1030", {7, 6}, "");
  add("gfx1100", {10}, "");
  add("gfx1200", {11}, "+real-true16");
  auto encode = [&](Cpu &C, const MCInst &I) {
    SmallVector<char, 32> B;
    SmallVector<MCFixup, 4> F;
    C.CE->encodeInstruction(I, B, F, *C.STI);
    return B;
  };
  auto hex = [&](const SmallVector<char, 32> &B) {
    std::string S;
    for (unsigned char c : B) { char b[3]; snprintf(b, 3, "%02x", c); S += b; }
    return S;
  };
  auto text = [&](Cpu &C, const MCInst &I) {
    std::string S;
    raw_string_ostream OS(S);
    IP->printInst(&I, 0, "", *C.STI, OS);
    for (char &c : S) if (c == '\t') c = ' ';
    size_t a = S.find_first_not_of(' ');
    return a == std::string::npos ? S : S.substr(a);
  };
  std::vector<bool> IsReal(MII->getNumOpcodes());
  for (unsigned O = 0; O < MII->getNumOpcodes(); ++O)
    for (unsigned F = 0; F < 13; ++F) {
      int64_t R = AMDGPU::getMCOpcodeGen(O, (AMDGPU::Subtarget)F);
      if (R >= 0 && R < 65535) IsReal[R] = true;
    }
  for (auto &RC : MRI->regclasses()) {
    outs() << "C " << MRI->getRegClassName(&RC) << " " << MRI->getRegClass(RC.getID()).getSizeInBits() << " ";
    for (auto R : RC) outs() << MRI->getName(R) << ",";
    outs() << "\n";
  }
  for (unsigned K = 0; K < 80; ++K) {
    outs() << "L " << K;
    for (auto &C : Cpus) {
      const MCSchedModel &M = C.STI->getSchedModel();
      const MCSchedClassDesc *S = K < M.NumSchedClasses ? M.getSchedClassDesc(K) : nullptr;
      outs() << " " << (S && S->isValid() && !S->isVariant() ? MCSchedModel::computeInstrLatency(*C.STI, *S) : 0);
    }
    outs() << "\n";
  }
  for (unsigned O = 0; O < MII->getNumOpcodes(); ++O) {
    if (IsReal[O]) continue;
    auto &D = MII->get(O);
    StringRef N = MII->getName(O);
    if (N.starts_with("IMAGE_") || N.starts_with("G_")) continue;
    bool Mapped = false;
    for (unsigned F = 0; F < 13; ++F) { int64_t R = AMDGPU::getMCOpcodeGen(O, (AMDGPU::Subtarget)F); if (R >= 0 && R < 65535) Mapped = true; }
    outs() << "I " << N << " size=" << (int)D.getSize() << " sched=" << D.getSchedClass() << " ts=" << format_hex(D.TSFlags, 1) << " defs=" << (int)D.getNumDefs() << " mapped=" << Mapped << " flags=";
    auto flag = [&](bool On, const char *Text) { if (On) outs() << Text << ","; };
    flag(D.isPseudo(), "pseudo"); flag(D.isVariadic(), "variadic"); flag(D.isReturn(), "return");
    flag(D.isCall(), "call"); flag(D.isBarrier(), "barrier"); flag(D.isTerminator(), "terminator");
    flag(D.isBranch(), "branch"); flag(D.isIndirectBranch(), "indirect"); flag(D.isCompare(), "compare");
    flag(D.isMoveImmediate(), "moveimm"); flag(D.isMoveReg(), "movereg"); flag(D.mayLoad(), "load");
    flag(D.mayStore(), "store"); flag(D.mayRaiseFPException(), "fpexcept");
    flag(D.isNotDuplicable(), "notduplicable"); flag(D.hasUnmodeledSideEffects(), "effects");
    flag(N == "ATOMIC_FENCE", "fence");
    flag(D.isCommutable(), "commutable"); flag(D.isRematerializable(), "remat");
    flag(D.isAsCheapAsAMove(), "cheap"); flag(D.isConvergent(), "convergent"); flag(D.isTrap(), "trap");
    outs() << " uses=";
    for (auto R : D.implicit_uses()) outs() << MRI->getName(R) << ",";
    outs() << " idefs=";
    for (auto R : D.implicit_defs()) outs() << MRI->getName(R) << ",";
    outs() << "\n";
    for (unsigned i = 0; i < D.getNumOperands(); ++i) {
      auto &P = D.operands()[i];
      outs() << "O " << i << " type=" << (int)P.OperandType << " tied=" << D.getOperandConstraint(i, MCOI::TIED_TO) << " early=" << (D.getOperandConstraint(i, MCOI::EARLY_CLOBBER) >= 0) << " class=";
      for (auto &C : Cpus) {
        int K = P.RegClass < 0 && !P.isLookupRegClassByHwMode() ? -1 : MII->getOpRegClassID(P, C.STI->getHwMode(MCSubtargetInfo::HwMode_RegInfo));
        outs() << (K < 0 ? "-" : MRI->getRegClassName(&MRI->getRegClass(K))) << ",";
      }
      outs() << "\n";
    }
    for (auto &C : Cpus) {
      for (unsigned F : C.Families) {
        int64_t RO = Mapped ? AMDGPU::getMCOpcodeGen(O, (AMDGPU::Subtarget)F) : O;
        if (RO < 0 || RO >= 65535) continue;
        auto &RD = MII->get(RO);
        if (RD.isPseudo() && !Mapped) break;
        if (!Mapped && F != C.Families[0]) break;
        unsigned HM = C.STI->getHwMode(MCSubtargetInfo::HwMode_RegInfo);
        MCInst I;
        I.setOpcode(RO);
        for (unsigned i = 0; i < RD.getNumOperands(); ++i) {
          auto &P = RD.operands()[i];
          int K = P.RegClass < 0 && !P.isLookupRegClassByHwMode() ? -1 : (int)MII->getOpRegClassID(P, HM);
          int Tie = RD.getOperandConstraint(i, MCOI::TIED_TO);
          if (K < 0) I.addOperand(MCOperand::createImm(i + 1 == RD.getNumOperands() && MII->getName(RO).contains("dpp8") ? 0xe9 : 0));
          else if (Tie >= 0) I.addOperand(I.getOperand(Tie));
          else { auto &RC = MRI->getRegClass(K); I.addOperand(MCOperand::createReg(RC.getRegister((4 + 4 * i) % RC.getNumRegs()))); }
        }
        // Sources of 8, 6 or 4 bits: the formats are operands of the instruction (cbsz and blgp), and the
        // registers' sizes follow from them.
        StringRef Sources = N;
        if (Sources.consume_front(N.substr(0, N.find("_F8F6F4_f"))) && Sources.consume_front("_F8F6F4_f")) {
          auto format = [](char Bits) { return Bits == '4' ? 4 : Bits == '6' ? 2 : 0; };
          I.getOperand(4).setImm(format(Sources[0]));
          I.getOperand(5).setImm(format(Sources[3]));
        }
        auto Base = encode(C, I);
        // Does the processor's decoder know the encoding, and as the same instruction?
        MCInst J; uint64_t Size = 0;
        std::vector<uint8_t> Bytes(Base.begin(), Base.end());
        auto St = C.Dis->getInstruction(J, Size, Bytes, 0, nulls());
        bool Ok = St != MCDisassembler::Fail && Size == Bytes.size();
        std::string TI = text(C, I), TJ = Ok ? text(C, J) : "";
        outs() << "G " << C.Name << " fam=" << F << " real=" << MII->getName(RO) << " bytes=" << hex(Base) << " dec=" << (Ok ? (J.getOpcode() == RO ? "same" : MII->getName(J.getOpcode()).str()) : "no") << " nops=" << RD.getNumOperands() << " | " << TI << " | " << (TI == TJ ? "" : TJ) << "\n";
        if (!Ok) continue;
        for (unsigned i = 0; i < RD.getNumOperands(); ++i) {
          auto &P = RD.operands()[i];
          int K = P.RegClass < 0 && !P.isLookupRegClassByHwMode() ? -1 : (int)MII->getOpRegClassID(P, HM);
          outs() << "M " << i;
          MCInst X = I;
          if (K < 0) {
            for (unsigned b = 0; b < 32; ++b) {
              X.getOperand(i).setImm(I.getOperand(i).getImm() ^ (1ll << b));
              auto Y = encode(C, X);
              if (Y.size() != Base.size()) continue;
              bool Any = false; SmallVector<char, 32> Z;
              for (unsigned k = 0; k < Y.size(); ++k) { Z.push_back(Y[k] ^ Base[k]); Any |= Z.back() != 0; }
              if (Any) outs() << " " << b << ":" << hex(Z);
              // Source modifiers; other operands may have values that cannot be printed.
              if (P.OperandType == 45 && b < 5 && text(C, X) != TI) outs() << " p=" << b;
            }
          } else {
            auto &RC = MRI->getRegClass(K);
            SmallVector<char, 32> Z(Base.size(), 0);
            unsigned Num = RC.getNumRegs(), Start = (4 + 4 * i) % Num;
            std::set<unsigned> Tries{0, Num - 1, Num / 2, Num / 3, 2 * Num / 3};
            for (unsigned b = 1; b < Num; b *= 2) for (unsigned From : {0u, Start, Num / 2}) if ((From ^ b) < Num) Tries.insert(From ^ b);
            for (unsigned k : Tries) {
              X.getOperand(i).setReg(RC.getRegister(k));
              for (unsigned t = 0; t < RD.getNumOperands(); ++t) if (RD.getOperandConstraint(t, MCOI::TIED_TO) == (int)i) X.getOperand(t).setReg(RC.getRegister(k));
              auto Y = encode(C, X);
              if (Y.size() != Base.size()) continue;
              for (unsigned q = 0; q < Y.size(); ++q) Z[q] |= Y[q] ^ Base[q];
            }
            outs() << " r:" << hex(Z);
          }
          if (K < 0) { X.getOperand(i).setImm(1); std::string S = text(C, X); outs() << " | " << (S == TI ? "" : S); }
          outs() << "\n";
        }
        // The rest of the families' answers: the first may be another generation's.
      }
    }
  }
}
