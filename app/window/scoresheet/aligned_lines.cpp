// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/aligned_lines.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/notation/sheet/sheet_cells.hpp"

namespace damath::window {

namespace {

using Cells = std::array<std::string, 6>;

// The cost of a line that is paired with no line of the other version. Two unpaired lines cost more than one
// pair of lines in which all six cells differ. Therefore a line whose cells were all corrected is still
// paired with its old version.
constexpr std::uint32_t kGap = 7;
constexpr std::uint32_t kCell = 2;
// Added to the cost of a pair of lines if BLUE's cells of one line are compared with RED's cells of the other
// line. The addition is less than the cost of one different cell.
constexpr std::uint32_t kExchange = 1;
// If the number of possible pairs of lines is greater than this, each line is paired with the line at the
// same position. No real game has so many lines.
constexpr std::size_t kMostPairs = 4'000'000;

std::vector<Cells> cellsOf(const std::vector<sheet::Line>& lines) {
  std::vector<Cells> all;
  all.reserve(lines.size());
  for (const sheet::Line& line : lines) {
    Cells cells;
    auto cell = cells.begin();
    for (const sheet::Half& half : line.halves) {
      for (std::string& text : notation::cellsOf(half)) *cell++ = std::move(text);
    }
    all.push_back(std::move(cells));
  }
  return all;
}

std::uint32_t costOf(const Cells& left, const Cells& right) {
  constexpr std::size_t kHalf = std::tuple_size_v<Cells> / 2;
  std::uint32_t cost = 0;
  std::uint32_t costOfExchange = kExchange;
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i] != right[i]) cost += kCell;
    if (left[i] != right[(i + kHalf) % left.size()]) costOfExchange += kCell;
  }
  return std::min(cost, costOfExchange);
}

// Computes the least cost of aligning all lines from position i of the left list and position j of the right
// list to the ends of both lists, for each i and j.
class Costs {
 public:
  Costs(const std::vector<Cells>& left, const std::vector<Cells>& right)
      : m_left(left), m_right(right), m_width(right.size() + 1), m_costs((left.size() + 1) * m_width) {
    for (std::size_t i = left.size() + 1; i-- > 0;) {
      for (std::size_t j = right.size() + 1; j-- > 0;) m_costs[i * m_width + j] = least(i, j);
    }
  }

  [[nodiscard]] std::uint32_t at(std::size_t i, std::size_t j) const { return m_costs[i * m_width + j]; }

 private:
  [[nodiscard]] std::uint32_t least(std::size_t i, std::size_t j) const {
    const std::size_t lefts = m_left.size() - i;
    const std::size_t rights = m_right.size() - j;
    if (lefts == 0 || rights == 0) return static_cast<std::uint32_t>(lefts + rights) * kGap;
    return std::min(
        {at(i + 1, j + 1) + costOf(m_left[i], m_right[j]), at(i + 1, j) + kGap, at(i, j + 1) + kGap});
  }

  const std::vector<Cells>& m_left;
  const std::vector<Cells>& m_right;
  std::size_t m_width;
  std::vector<std::uint32_t> m_costs;
};

}  // namespace

std::pair<std::vector<sheet::Line>, std::vector<sheet::Line>> alignedLines(
    const std::vector<sheet::Line>& left, const std::vector<sheet::Line>& right) {
  std::pair<std::vector<sheet::Line>, std::vector<sheet::Line>> aligned;
  auto& [lefts, rights] = aligned;
  if ((left.size() + 1) * (right.size() + 1) > kMostPairs) {
    aligned = {left, right};
    const std::size_t rows = std::max(left.size(), right.size());
    lefts.resize(rows);
    rights.resize(rows);
    return aligned;
  }
  const std::vector<Cells> leftCells = cellsOf(left);
  const std::vector<Cells> rightCells = cellsOf(right);
  const Costs costs(leftCells, rightCells);
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < left.size() || j < right.size()) {
    const bool isInBoth = i < left.size() && j < right.size();
    if (isInBoth && costs.at(i, j) == costs.at(i + 1, j + 1) + costOf(leftCells[i], rightCells[j])) {
      lefts.push_back(left[i++]);
      rights.push_back(right[j++]);
    } else if (i < left.size() && costs.at(i, j) == costs.at(i + 1, j) + kGap) {
      lefts.push_back(left[i++]);
      rights.emplace_back();
    } else {
      lefts.emplace_back();
      rights.push_back(right[j++]);
    }
  }
  return aligned;
}

}  // namespace damath::window
