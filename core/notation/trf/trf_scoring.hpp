// SPDX-License-Identifier: GPL-3.0-or-later
// What every result of a tournament report counts, in tenths of a point.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/notation/trf/trf.hpp"

namespace damath::notation {

// Older reports have a win without an opponent for it.
[[nodiscard]] bool isAllottedBye(const TrfGame& game);

// By the lines 162, XXS and BBW, BBD, BBL, BBZ, BBF, BBU as they follow each other; usual points where none
// says otherwise. An allotted bye counts as a win does in 162 and BBW until a line says it; in XXS it stays.
class TrfScoring {
 public:
  explicit TrfScoring(const Trf& trf);

  // Nothing for a game without a result.
  [[nodiscard]] int of(const TrfGame& game) const;
  // Of a game without a result, where it counts already (162 X).
  [[nodiscard]] int unknown() const { return m_unknown.value_or(figure(TrfResultCode::WhiteDraw)); }
  [[nodiscard]] int win() const;   // the most that a game won counts
  [[nodiscard]] int loss() const;  // the least that a game lost counts

 private:
  void take(const TrfPoints& points);
  void take(const TrfResultPoints& points);
  void takeOlder(std::string_view line);
  // Win, Draw and Loss set all that they are made of.
  void set(TrfResultCode code, int tenths);
  [[nodiscard]] int& figure(TrfResultCode code) { return m_tenths[static_cast<std::size_t>(code)]; }
  [[nodiscard]] int figure(TrfResultCode code) const { return m_tenths[static_cast<std::size_t>(code)]; }

  std::array<int, kEvery<TrfResultCode>.size()> m_tenths{};
  bool m_saysAllottedBye = false;
  std::optional<int> m_unknown;
};

}  // namespace damath::notation
