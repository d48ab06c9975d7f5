// SPDX-License-Identifier: GPL-3.0-or-later
// The cells in which the reviewer chose the text of the second entry. The choice is not saved yet.
#pragma once

#include <QString>
#include <set>
#include <tuple>
#include <vector>

#include "app/desk/sheets/second_entry.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class TakenCells {
 public:
  void take(const desk::Difference& difference) { m_places.insert(placeOf(difference)); }
  void leave(const desk::Difference& difference) { m_places.erase(placeOf(difference)); }
  // Keeps only the choices in differences that are still open.
  void keep(const std::vector<desk::Difference>& open);
  void clear() { m_places.clear(); }
  [[nodiscard]] bool isEmpty() const { return m_places.empty(); }
  // Returns the chosen differences among all open differences.
  [[nodiscard]] std::vector<desk::Difference> among(std::vector<desk::Difference> open) const;

 private:
  using Place = std::tuple<int, board::Side, sheet::Cell>;
  [[nodiscard]] static Place placeOf(const desk::Difference& difference) {
    return {difference.line, difference.side, difference.cell};
  }

  std::set<Place> m_places;
};

// Returns the cells with both texts: "line 11, RED, score: “14” in place of “4”". Names the first three
// cells and the number of the further ones.
[[nodiscard]] QString takenText(const std::vector<desk::Difference>& taken, const Translator& translator);

}  // namespace damath::window
