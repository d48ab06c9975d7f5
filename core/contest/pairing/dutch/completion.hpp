// SPDX-License-Identifier: GPL-3.0-or-later
// Decides if the remaining players can all be paired (C4), and who may have the bye (C2, C5). Usually a count
// of possible opponents is enough: if each player may meet at least half of the others, all can be paired (a
// theorem of Dirac). Otherwise this code searches for a matching (whole_pairing.hpp).
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

class Completion {
 public:
  explicit Completion(const Field& field);

  // True if all players can be paired, with a bye if their number is odd.
  [[nodiscard]] bool isPossible() const { return m_isPossible; }
  [[nodiscard]] bool hasBye() const { return m_byeScore.has_value(); }
  // Returns the lowest score at which a player can have the bye so that all other players can be paired (FIDE
  // C5) and as few schoolmates as possible meet (Y4). nullopt if the number of players is even, or if no
  // pairing is possible.
  [[nodiscard]] std::optional<Score> byeScore() const { return m_byeScore; }
  [[nodiscard]] bool mayHaveBye(int place) const;

  // True if the pairing can certainly be completed, whichever `floaters` players of `bracket` move down into
  // score group `group`. This group then pairs all its players and the players moved down, except at most
  // one, who moves on to the next group. All later groups can be paired too. Preconditions: group > 0; the
  // field does not count schoolmates (Field::countsSchoolMates).
  [[nodiscard]] bool pairsWhoever(const std::vector<int>& bracket, int group, int floaters) const;
  // True if all players of score group `group` and of all later groups can certainly be paired together with
  // `floaters` players of `before`, for every choice of these players. Precondition: the field does not count
  // schoolmates.
  [[nodiscard]] bool completesWhoever(const std::vector<int>& before, int group, int floaters) const;

 private:
  [[nodiscard]] bool byeIsBehind(int first) const;
  [[nodiscard]] int fewestOpponents(const std::vector<int>& others, int first, int end) const;
  void findBye();

  const Field& m_field;
  bool m_isPossible = false;
  std::optional<Score> m_byeScore;
};
}  // namespace damath::dutch
