// The games that some of an event's entries played among themselves, as a table of points (rulebook Y2a, and
// Y2b for their rematches). Byes have no place in it; a game without a winner and without a draw gives 0.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"

namespace damath::tiebreak {

// Entries in the order of their start numbers.
using Group = std::vector<contest::EntryId>;

// A decided game, however it was decided.
struct Decided {
  contest::EntryId blue{};
  contest::EntryId red{};
  rules::Result result = rules::Result::Draw;
};

// What a side gets for a result; NobodyWins gives 0 to both.
[[nodiscard]] exact::Rational pointsOfBlue(rules::Result result, const rules::Points& points);
[[nodiscard]] exact::Rational pointsOfRed(rules::Result result, const rules::Points& points);

class MiniTable {
 public:
  // Games with anybody outside the group are passed over.
  MiniTable(const Group& group, const std::vector<Decided>& games, const rules::Points& points);

  // Every two of the group have played each other.
  [[nodiscard]] bool allMet() const;
  // The one who got more points against each of the others than that one did, so met them all.
  [[nodiscard]] std::optional<contest::EntryId> beatAll() const;
  // The group by points, best first, each level in the group's order; one level where all are level.
  [[nodiscard]] std::vector<Group> levels() const;
  // The entry's points and then the others', in the group's order: "2-1-0"; between two the score: "1-0".
  // Promise: the entry is in the group.
  [[nodiscard]] std::string figuresOf(contest::EntryId entry) const;

 private:
  struct Score {
    bool met = false;
    exact::Rational points;  // of the row's entry against the column's
  };

  [[nodiscard]] std::optional<std::size_t> placeOf(contest::EntryId entry) const;
  [[nodiscard]] const Score& at(std::size_t row, std::size_t column) const;
  void add(std::size_t row, std::size_t column, const exact::Rational& points);

  Group m_group;
  std::vector<Score> m_scores;            // row by row
  std::vector<exact::Rational> m_totals;  // a row each
};

}  // namespace damath::tiebreak
