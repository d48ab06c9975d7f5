// SPDX-License-Identifier: GPL-3.0-or-later
// The points that a report gives for each result, in tenths.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// Reads the points from the lines 162, XXS, BBW, BBD, BBL, BBZ, BBF and BBU, in the order of the lines.
// Results that no line names have the usual points: 1 for a win, ½ for a draw, 0 for a loss, and 1 for an
// allotted bye. In 162 and BBW, the points of a win also apply to an allotted bye, until a line gives the bye
// its own points. In XXS, the points of a win do not apply to the bye.
class TrfScoring {
 public:
  explicit TrfScoring(const Trf& trf);

  // Returns the points of a player's result in one round. A game without a result counts 0.
  [[nodiscard]] int of(const TrfGame& game) const;
  // Returns the sum of the player's points in the rounds 1 to `rounds`.
  [[nodiscard]] int sumOf(const TrfPlayer& player, int rounds) const;
  // True if the points in the player's line are the sum of the rounds, or if the line gives no points. Some
  // reports already count points for an unfinished game, others do not. Both sums are accepted.
  [[nodiscard]] bool fits(const TrfPlayer& player, int rounds) const;
  // Returns the points of a game without a result, in reports that count such games (letter X in line 162).
  // The default is the points of a draw.
  [[nodiscard]] int unknown() const { return m_unknown.value_or(figure(TrfResultCode::WhiteDraw)); }
  [[nodiscard]] int win() const;   // the largest number of points for a won game
  [[nodiscard]] int loss() const;  // the smallest number of points for a lost game

 private:
  void take(const TrfPoints& points);
  void take(const TrfResultPoints& points);
  void takeOlder(std::string_view line);
  // Sets the points of a result code. The codes Win, Draw and Loss set each result that they cover.
  void set(TrfResultCode code, int tenths);
  [[nodiscard]] int& figure(TrfResultCode code) { return m_tenths[static_cast<std::size_t>(code)]; }
  [[nodiscard]] int figure(TrfResultCode code) const { return m_tenths[static_cast<std::size_t>(code)]; }

  std::array<int, kEvery<TrfResultCode>.size()> m_tenths{};
  bool m_saysAllottedBye = false;
  std::optional<int> m_unknown;
};

}  // namespace damath::notation
