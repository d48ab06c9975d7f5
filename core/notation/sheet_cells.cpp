#include "core/notation/sheet_cells.hpp"

#include <algorithm>

#include "core/notation/text_lines.hpp"
#include "core/promise.hpp"

namespace damath::notation {

namespace {

using sheet::HalfKind;

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

// Takes the word off the head of the cell in any case.
bool takeWord(std::string_view& cell, std::string_view word) {
  if (cell.size() < word.size()) return false;
  if (!std::ranges::equal(cell.substr(0, word.size()), word, {}, upper)) return false;
  cell.remove_prefix(word.size());
  return true;
}

HalfKind takeKind(std::string_view& cell) {
  const std::string_view whole = cell;
  const auto ends = [&cell] {
    if (cell.starts_with(':')) cell.remove_prefix(1);
    cell = trimmed(cell);
    return cell.empty();
  };
  if (takeWord(cell, "R.C.") || takeWord(cell, "R.C") || takeWord(cell, "RC")) {
    static_cast<void>(ends());
    return HalfKind::Remaining;
  }
  if ((takeWord(cell, "GRAND TOTAL") || takeWord(cell, "GRAND")) && ends()) return HalfKind::GrandTotal;
  cell = whole;
  if (takeWord(cell, "TOTAL") && ends()) return HalfKind::RemainingTotal;
  cell = whole;
  return HalfKind::Play;
}

}  // namespace

sheet::Half halfOf(std::span<const std::string_view> cells) {
  DAMATH_EXPECTS(cells.size() <= 3);
  const auto cell = [&cells](std::size_t i) {
    return i < cells.size() ? trimmed(cells[i]) : std::string_view{};
  };
  std::string_view move = cell(0);
  sheet::Half half;
  half.kind = takeKind(move);
  half.move = move;
  half.score = cell(1);
  half.total = cell(2);
  if (half.kind == HalfKind::Play && half.move.empty() && half.score.empty() && half.total.empty()) {
    half.kind = HalfKind::Blank;
  }
  return half;
}

std::array<std::string, 3> cellsOf(const sheet::Half& half) {
  switch (half.kind) {
    case HalfKind::Blank:
      return {};
    case HalfKind::Play:
      return {half.move, half.score, half.total};
    case HalfKind::Remaining:
      return {half.move.empty() ? "RC" : "RC " + half.move, half.score, half.total};
    case HalfKind::RemainingTotal:
      return {"TOTAL", half.score, half.total};
    case HalfKind::GrandTotal:
      return {"GRAND", half.score, half.total};
  }
  return {};
}

}  // namespace damath::notation
