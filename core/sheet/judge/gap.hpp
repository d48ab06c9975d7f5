// SPDX-License-Identifier: GPL-3.0-or-later
// The entries after a place that no play explains, audited as far as that needs no board. The
// operator is taken as written, chips known to be taken stay taken, and a score is right if some placing of
// the capture makes it so.
#pragma once

#include <array>
#include <vector>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/judge/ledger.hpp"
#include "core/sheet/judge/taken_chips.hpp"

namespace damath::sheet {

class Gap {
 public:
  Gap(const Law& law, const EntryReader& reader, TakenChips& taken, Findings& findings, Ledger& ledger)
      : m_law(law), m_reader(reader), m_taken(taken), m_findings(findings), m_ledger(ledger) {}

  // A gap opens behind this position. Chips known from an earlier gap to be taken stay taken.
  void begin(const board::Position& last);
  // An entry in the gap.
  void enter(const PlayEntry& play);

  // A chip taken in play that was followed again behind the gap.
  void noteTaken(board::Piece taken) { known(taken.side, taken.chip).taken = true; }

  // Chips not known to be taken, with every R.C. figure that would be right for them.
  [[nodiscard]] std::vector<LeftChip> chipsPerhapsLeft(board::Side side) const;

 private:
  struct KnownChip {
    bool taken = false;
    bool dama = false;  // known to be one; an ordinary chip may become one unseen
  };
  // The chip that an operand means. nullopt if it names no chip and may mean several.
  struct Meant {
    std::optional<board::ChipIndex> chip;
    std::optional<Fault> fault;                // the operand names no chip, or one that was taken
    std::vector<board::ChipIndex> possible{};  // the chips that a slip of the pen may have meant

    // Returns the chip, or those that it may be.
    [[nodiscard]] std::vector<board::ChipIndex> chips() const {
      return chip ? std::vector<board::ChipIndex>{*chip} : possible;
    }
  };
  [[nodiscard]] Meant meant(const Operand& operand, board::Side side) const;
  // Settles by the written score which chips the operands mean. Changes nothing if the score fits no chips or
  // several.
  void settle(const PlayEntry& play, const CaptureEntry& capture, board::Side side, Meant& taker,
              Meant& taken) const;
  std::optional<FindingIndex> report(const PlayEntry& play, const Operand& operand, board::Side side,
                                     const Meant& meant, const std::string& mended,
                                     std::optional<FindingIndex> cause);
  [[nodiscard]] std::vector<rules::JumpScore> candidates(board::Side side, board::ChipIndex taker,
                                                         board::ChipIndex taken, board::Operator sign) const;
  [[nodiscard]] std::vector<rules::JumpScore> scoresAsWritten(const CaptureEntry& capture,
                                                              board::Side side) const;
  [[nodiscard]] std::vector<int> factors(board::Side side, board::ChipIndex chip) const;
  [[nodiscard]] KnownChip& known(board::Side side, board::ChipIndex chip) {
    return m_chips[indexOf(side)][chip];
  }
  [[nodiscard]] const KnownChip& known(board::Side side, board::ChipIndex chip) const {
    return m_chips[indexOf(side)][chip];
  }

  const Law& m_law;
  const EntryReader& m_reader;
  TakenChips& m_taken;
  Findings& m_findings;
  Ledger& m_ledger;
  std::array<std::array<KnownChip, board::kChipsASide>, 2> m_chips{};
  bool m_begun = false;
};

}  // namespace damath::sheet
