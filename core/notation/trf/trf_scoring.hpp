// SPDX-License-Identifier: GPL-3.0-or-later
// What every result of a tournament report counts, in tenths of a point.
#pragma once

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
  [[nodiscard]] int unknown() const { return m_unknown.value_or(m_white.draw); }
  [[nodiscard]] int win() const;   // the most that a game won counts
  [[nodiscard]] int loss() const;  // the least that a game lost counts

 private:
  struct Side {
    int win = 10;
    int draw = 5;
    int loss = 0;
  };

  void take(const TrfPoints& points);
  void take(const TrfResultPoints& points);
  void takeOlder(std::string_view line);
  void setWin(int tenths);
  void setDraw(int tenths);
  void setLoss(int tenths) { m_white.loss = m_black.loss = tenths; }

  Side m_white;
  Side m_black;
  int m_zeroBye = 0;
  int m_halfBye = 5;
  int m_fullBye = 10;
  int m_allottedBye = 10;
  bool m_saysAllottedBye = false;
  int m_forfeitWin = 10;
  int m_forfeitLoss = 0;
  std::optional<int> m_unknown;
};

}  // namespace damath::notation
