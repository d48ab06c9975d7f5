// SPDX-License-Identifier: GPL-3.0-or-later
// Audits the entries of a gap (entries that cannot be followed on the board) as far as possible without a
// board. The operator counts as written. Chips known to be taken stay taken. A score is right if the capture
// gives this score on some square with some doubling.
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

  // Begins a gap after this position. Chips that were taken in an earlier gap stay taken.
  void begin(const board::Position& last);
  // Audits an entry in the gap.
  void enter(const PlayEntry& play);

  // Records a capture after the gap, where play is followed on the board again.
  void noteTaken(board::Piece taken) { known(taken.side, taken.chip).taken = true; }

  // Returns the chips that may remain on the board, each with all its possible R.C. values.
  [[nodiscard]] std::vector<LeftChip> chipsPerhapsLeft(board::Side side) const;

 private:
  struct KnownChip {
    bool taken = false;
    bool dama = false;  // true if the chip is certainly a dama; any other chip may be a dama
  };
  // The chip that a written operand means. `chip` is nullopt if the operand names no chip, and may mean
  // several chips or none.
  struct Meant {
    std::optional<board::ChipIndex> chip;
    std::optional<Fault> fault;  // set if the operand names no chip of the set, or a chip that was taken
    std::vector<board::ChipIndex> possible{};  // the chips that a miswritten operand may mean

    // Returns `chip` alone, or the possible chips if `chip` is unknown.
    [[nodiscard]] std::vector<board::ChipIndex> chips() const {
      return chip ? std::vector<board::ChipIndex>{*chip} : possible;
    }
  };
  [[nodiscard]] Meant meant(const Operand& operand, board::Side side) const;
  // Uses the written score to find the chips that the operands mean. Changes nothing unless exactly one pair
  // of chips gives this score.
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
