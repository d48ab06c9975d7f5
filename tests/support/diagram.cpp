// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/diagram.hpp"

#include <algorithm>
#include <array>

#include "core/board/position_builder.hpp"
#include "core/text/letter.hpp"

namespace damath::support {

namespace {

using board::ChipIndex;
using board::Piece;
using board::Position;
using board::Rank;
using board::Side;
using board::Square;

constexpr int kRows = 8;
constexpr std::string_view kUnplayable = "·";

std::vector<std::string_view> charactersOf(std::string_view text) {
  std::vector<std::string_view> characters;
  for (std::size_t from = 0; from < text.size();) {
    std::size_t to = from + 1;
    while (to < text.size() && !beginsLetter(text[to])) ++to;
    characters.push_back(text.substr(from, to - from));
    from = to;
  }
  return characters;
}

struct Row {
  int line;  // line of the text, from 1
  std::vector<std::string_view> marks;
};

bool isBlank(std::string_view mark) {
  return mark == " " || mark == kUnplayable;
}

std::vector<Row> rowsOf(std::string_view text) {
  std::vector<Row> rows;
  int line = 0;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    std::string_view content = text.substr(from, end - from);
    if (content.ends_with('\r')) content.remove_suffix(1);
    Row row{++line, charactersOf(content)};
    while (row.marks.size() > kRows && row.marks.back() == " ") row.marks.pop_back();
    // On odd y, the last place is not playable and may be left out.
    if (row.marks.size() == kRows - 1 && rows.size() % 2 == 0) row.marks.push_back(" ");
    const bool empty = std::ranges::all_of(row.marks, [](std::string_view mark) { return mark == " "; });
    if (!empty || !rows.empty()) rows.push_back(std::move(row));
    from = end + 1;
  }
  const auto isEmpty = [](const Row& row) {
    return std::ranges::all_of(row.marks, [](std::string_view mark) { return mark == " "; });
  };
  while (!rows.empty() && isEmpty(rows.back())) rows.pop_back();
  return rows;
}

std::optional<Piece> pieceOf(std::string_view mark) {
  if (mark == "b") return Piece{Side::Blue, 0, Rank::Ordinary};
  if (mark == "B") return Piece{Side::Blue, 0, Rank::Dama};
  if (mark == "r") return Piece{Side::Red, 0, Rank::Ordinary};
  if (mark == "R") return Piece{Side::Red, 0, Rank::Dama};
  return std::nullopt;
}

std::string_view markOf(const Piece& piece) {
  if (piece.rank == Rank::Dama) return piece.side == Side::Blue ? "B" : "R";
  return piece.side == Side::Blue ? "b" : "r";
}

// Reads a drawing place by place. Chips are numbered in reading order, or taken from a legend.
class DiagramReader {
 public:
  DiagramReader(Side toMove, const DiagramLegend* legend) : m_legend(legend) { m_drawing.toMove = toMove; }

  Expected<Drawing, DiagramFaults> read(const std::vector<Row>& rows) {
    for (std::size_t i = 0; i < rows.size() && i < kRows; ++i) {
      readRow(rows[i], kRows - 1 - static_cast<int>(i));
    }
    if (rows.size() != kRows) {
      const int end = rows.empty() ? 1 : rows.back().line;
      m_faults.push_back({DiagramBreach::RowCount, rows.size() > kRows ? rows[kRows].line : end, 0, ""});
    }
    const int lastLine = rows.empty() ? 1 : rows.back().line;
    for (const Side side : board::kSides) {
      if (m_legend != nullptr && m_met[indexOf(side)] < chipsOf(side).size()) {
        m_faults.push_back({DiagramBreach::LegendLength, lastLine, 0, ""});
      }
    }
    if (!m_faults.empty()) return Unexpected<DiagramFaults>(std::move(m_faults));
    return std::move(m_drawing);
  }

 private:
  [[nodiscard]] const std::vector<ChipIndex>& chipsOf(Side side) const {
    return side == Side::Blue ? m_legend->blue : m_legend->red;
  }

  void readRow(const Row& row, int y) {
    if (row.marks.size() != kRows) m_faults.push_back({DiagramBreach::RowLength, row.line, 0, ""});
    for (std::size_t i = 0; i < row.marks.size() && i < kRows; ++i) {
      readMark(row, static_cast<int>(i), y, row.marks[i]);
    }
  }

  void readMark(const Row& row, int x, int y, std::string_view mark) {
    const auto note = [&](DiagramBreach breach) {
      m_faults.push_back({breach, row.line, x + 1, std::string(mark)});
    };
    std::optional<Piece> piece = pieceOf(mark);
    const std::optional<Square> square = Square::at(x, y);
    if (!piece && mark != "." && !isBlank(mark)) return note(DiagramBreach::UnknownMark);
    if (!square) return isBlank(mark) ? void() : note(DiagramBreach::NotPlayable);
    if (isBlank(mark)) return note(DiagramBreach::NotMarked);
    if (!piece) return;
    const std::size_t order = m_met[indexOf(piece->side)]++;
    if (m_legend != nullptr && order >= chipsOf(piece->side).size()) {
      return note(DiagramBreach::LegendLength);
    }
    piece->chip = m_legend != nullptr ? chipsOf(piece->side)[order]
                                      : static_cast<ChipIndex>(std::min<std::size_t>(order, 255));
    m_drawing.pieces.push_back({*square, *piece});
  }

  const DiagramLegend* m_legend;
  Drawing m_drawing;
  DiagramFaults m_faults;
  std::array<std::size_t, 2> m_met{};  // number of pieces of each side so far
};

template <class Visit>
void eachPlace(Visit visit) {
  for (int y = kRows - 1; y >= 0; --y) {
    for (int x = 0; x < kRows; ++x) visit(x, y);
  }
}

}  // namespace

Expected<Drawing, DiagramFaults> parseDiagram(std::string_view text, Side toMove) {
  return DiagramReader(toMove, nullptr).read(rowsOf(text));
}

Expected<Drawing, DiagramFaults> parseDiagram(std::string_view text, Side toMove,
                                              const DiagramLegend& legend) {
  return DiagramReader(toMove, &legend).read(rowsOf(text));
}

std::optional<Position> positionOf(const Drawing& drawing) {
  board::PositionBuilder builder(drawing.toMove);
  for (const auto& [square, piece] : drawing.pieces) builder.put(square, piece);
  return builder.build();
}

std::string toDiagram(const Position& position) {
  std::string text;
  eachPlace([&](int x, int y) {
    const std::optional<Square> square = Square::at(x, y);
    const std::optional<Piece> piece = square ? position.at(*square) : std::nullopt;
    text += !square ? kUnplayable : piece ? markOf(*piece) : ".";
    if (x == kRows - 1) text += '\n';
  });
  return text;
}

DiagramLegend legendOf(const Position& position) {
  DiagramLegend legend;
  eachPlace([&](int x, int y) {
    const std::optional<Square> square = Square::at(x, y);
    const std::optional<Piece> piece = square ? position.at(*square) : std::nullopt;
    if (piece) (piece->side == Side::Blue ? legend.blue : legend.red).push_back(piece->chip);
  });
  return legend;
}

}  // namespace damath::support
