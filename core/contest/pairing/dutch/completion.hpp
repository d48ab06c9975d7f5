// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what is left of a field can still be paired (C4), and who may have the bye (C2, C5). Mostly a look
// at the numbers of possible opponents proves it: where everybody has half of the others, all can be paired
// (Dirac). Where it does not, a matching is looked for.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

class Completion {
 public:
  explicit Completion(const Field& field);

  // Whether the field can be paired at all.
  [[nodiscard]] bool isPossible() const { return m_isPossible; }
  [[nodiscard]] bool hasBye() const { return m_byeScore.has_value(); }
  // The lowest score of which somebody can have the bye while all others are paired (C5).
  [[nodiscard]] std::optional<Score> byeScore() const { return m_byeScore; }
  [[nodiscard]] bool mayHaveBye(int place) const;

  // Whether the pairing can be completed whichever `floaters` come down to the bracket: score group `group`
  // pairs up, but for at most one who floats on, and so does everything after it. Promise: group > 0.
  [[nodiscard]] bool pairsWhoever(const std::vector<int>& bracket, int group, int floaters) const;
  // Whether all from score group `group` on can be paired with any `floaters` from among those before it.
  [[nodiscard]] bool completesWhoever(const std::vector<int>& before, int group, int floaters) const;

 private:
  [[nodiscard]] bool byeIsBehind(int first) const;
  [[nodiscard]] int fewestOpponents(const std::vector<int>& others, int first, int end) const;
  void findBye();

  const Field& m_field;
  bool m_isPossible = false;
  std::optional<Score> m_byeScore;
};

// Whether all of these places can be paired, one of `byes` (places among them) sitting out where it is not
// empty.
[[nodiscard]] bool canPairAll(const Field& field, const std::vector<int>& places,
                              const std::vector<int>& byes);

}  // namespace damath::dutch
