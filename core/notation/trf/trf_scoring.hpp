// SPDX-License-Identifier: GPL-3.0-or-later
// The points of every result of a report, in tenths.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// True for an allotted bye. Older reports write a forfeit win without an opponent instead.
[[nodiscard]] bool isAllottedBye(const TrfGame& game);

// Reads the points from the lines 162, XXS, BBW, BBD, BBL, BBZ, BBF and BBU, in the order of the lines.
// Results without a line have the usual points: 1, ½ and 0, and 1 for an allotted bye. In 162 and BBW, the
// points of a win also apply to an allotted bye, until a line gives the bye its own points. In XXS, the
// points of a win do not apply to the bye.
class TrfScoring {
 public:
  explicit TrfScoring(const Trf& trf);

  // Returns the points of a cell. A game without a result counts 0.
  [[nodiscard]] int of(const TrfGame& game) const;
  // Returns the points of a game without a result, for reports that count such games (162 X). The default is
  // a draw.
  [[nodiscard]] int unknown() const { return m_unknown.value_or(figure(TrfResultCode::WhiteDraw)); }
  [[nodiscard]] int win() const;   // the most points for a won game
  [[nodiscard]] int loss() const;  // the least points for a lost game

 private:
  void take(const TrfPoints& points);
  void take(const TrfResultPoints& points);
  void takeOlder(std::string_view line);
  // Sets the points of a code. Win, Draw and Loss set each result that they cover.
  void set(TrfResultCode code, int tenths);
  [[nodiscard]] int& figure(TrfResultCode code) { return m_tenths[static_cast<std::size_t>(code)]; }
  [[nodiscard]] int figure(TrfResultCode code) const { return m_tenths[static_cast<std::size_t>(code)]; }

  std::array<int, kEvery<TrfResultCode>.size()> m_tenths{};
  bool m_saysAllottedBye = false;
  std::optional<int> m_unknown;
};

}  // namespace damath::notation
