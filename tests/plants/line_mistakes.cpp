// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes with whole lines and halves: left out, written twice, or exchanged.
#include <functional>
#include <utility>

#include "tests/plants/mistake.hpp"
#include "tests/plants/spot.hpp"

namespace damath::plants {

namespace {

using board::Side;
using sheet::Cell;
using sheet::FindingCode;
using sheet::Half;
using sheet::HalfKind;
using sheet::Line;
using sheet::Sheet;

bool isWholePlayLine(const Line& line) {
  return line.halves[0].kind == HalfKind::Play && line.halves[1].kind == HalfKind::Play;
}
bool isChainLine(const Line& line) {
  return isPlay(line.halves[0]) != isPlay(line.halves[1]);
}
Side firstWritten(const Line& line) {
  return isPlay(line.of(Side::Blue)) ? Side::Blue : Side::Red;
}

std::optional<std::size_t> anyLine(const Sheet& sheet, Lots& lots,
                                   const std::function<bool(const Line&)>& filter) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    if (filter(sheet.lines[i])) found.push_back(i);
  }
  if (found.empty()) return std::nullopt;
  return found[pick(lots, found.size())];
}

auto at(Sheet& sheet, std::size_t index) {
  return sheet.lines.begin() + static_cast<std::ptrdiff_t>(index);
}

using LineFilter = bool (*)(const Line&);

Mistake repeatedLine(LineFilter filter) {
  return [=](Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) -> std::optional<Plant> {
    const auto index = anyLine(sheet, lots, filter);
    if (!index) return std::nullopt;
    const Line line = sheet.lines[*index];
    sheet.lines.insert(at(sheet, *index + 1), line);
    return plantAt(std::move(sheet), {*index + 1, firstWritten(line)}, FindingCode::RepeatedLine, Cell::Move);
  };
}

Mistake missingLine(LineFilter filter) {
  return [=](Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) -> std::optional<Plant> {
    const auto index = anyLine(sheet, lots, filter);
    if (!index) return std::nullopt;
    const Side side = firstWritten(sheet.lines[*index]);
    sheet.lines.erase(at(sheet, *index));
    return plantUnlined(std::move(sheet), {*index, side}, FindingCode::MissingLine, Cell::Move);
  };
}

std::optional<Plant> missingHalf(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto index = anyLine(sheet, lots, isWholePlayLine);
  if (!index) return std::nullopt;
  const Side side = board::kSides[pick(lots, 2)];
  sheet.lines[*index].of(side) = Half{};
  return plantUnlined(std::move(sheet), {*index, side}, FindingCode::MissingLine, Cell::Move);
}

std::optional<Plant> swappedHalves(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto index = anyLine(sheet, lots, isWholePlayLine);
  if (!index) return std::nullopt;
  std::swap(sheet.lines[*index].halves[0], sheet.lines[*index].halves[1]);
  return plantAt(std::move(sheet), {*index, Side::Red}, FindingCode::WrongTurn, Cell::Move);
}

}  // namespace

std::vector<MistakeOf> lineMistakes() {
  return {
      {"repeatedLine", repeatedLine(isWholePlayLine)},
      {"repeatedChainLine", repeatedLine(isChainLine)},
      {"missingLine", missingLine(isWholePlayLine)},
      {"missingChainLine", missingLine(isChainLine)},
      {"missingHalf", missingHalf},
      {"swappedHalves", swappedHalves},
  };
}

}  // namespace damath::plants
