// SPDX-License-Identifier: GPL-3.0-or-later
// Makes findings about cells, and collects the findings of one audit. A finding that only follows from a
// mistake can name its root: the finding about that mistake.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::sheet {

// The kind of a mistake: its code, the rulebook clause that it breaks, and the case that tells apart mistakes
// with the same code.
struct Fault {
  FindingCode code = FindingCode::Gap;
  rules::Clause clause;
  FindingCase kind = FindingCase::Plain;
};
inline constexpr Fault kUnreadable{FindingCode::UnreadableEntry, "N4"};
inline constexpr Fault kMissingFigure{FindingCode::MissingFigure, "N3"};
inline constexpr Fault kNotInSet{FindingCode::NoSuchChip, "C1", FindingCase::NotInSet};
inline constexpr Fault kTakenBefore{FindingCode::NoSuchChip, "K8", FindingCase::TakenBefore};
inline constexpr Fault kNoSuchSquare{FindingCode::IllegalMove, "B1", FindingCase::NoSuchSquare};

// Returns the fault of a text that names no chip of the set: MinusMissing if it is the text of `chip`, the
// chip that the player means, without the minus sign; otherwise NotInSet.
[[nodiscard]] Fault noChipFault(const Operand& named, const rules::Chip& chip);

// Returns a finding about the cell with the cell's text. For kUnreadable, also sets `column` to the first
// character that cannot be read. If the cause is a missing square, an unclear sign or several possible
// readings, sets `kind` to this cause. Several readings are listed in `alternatives`.
[[nodiscard]] Finding findingAt(const Fault& fault, const PlayEntry& play, Cell cell = Cell::Move);
[[nodiscard]] Finding findingAt(const Fault& fault, const EndRow& row, Cell cell);
// Returns a finding about a cell that has no line.
[[nodiscard]] Finding findingAt(const Fault& fault, board::Side side, Cell cell);

using FindingIndex = std::size_t;

class Findings {
 public:
  // Sets the turn of all findings that are added from now on; nullopt if they concern no turn.
  void goTo(std::optional<TurnPlace> turn) { m_turn = turn; }
  // Adds the finding. If `causedBy` is set, replaces it with the root of that cause.
  FindingIndex add(Finding finding) {
    finding.turn = m_turn;
    if (finding.causedBy) finding.causedBy = rootOf(*finding.causedBy);
    m_findings.push_back(std::move(finding));
    return m_findings.size() - 1;
  }
  [[nodiscard]] FindingIndex rootOf(FindingIndex index) const {
    return m_findings[index].causedBy.value_or(index);
  }
  [[nodiscard]] Finding& at(FindingIndex index) { return m_findings[index]; }
  // Returns the first finding with the code; nullopt if there is none.
  [[nodiscard]] std::optional<FindingIndex> first(FindingCode code) const {
    const auto found = std::ranges::find(m_findings, code, &Finding::code);
    if (found == m_findings.end()) return std::nullopt;
    return static_cast<FindingIndex>(found - m_findings.begin());
  }
  // Removes a root finding. Precondition: no finding is its consequence.
  void drop(FindingIndex index);
  [[nodiscard]] std::vector<Finding> take() { return std::move(m_findings); }

 private:
  std::vector<Finding> m_findings;
  std::optional<TurnPlace> m_turn;
};

}  // namespace damath::sheet
