// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/position_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/board/position_builder.hpp"
#include "core/board/side.hpp"
#include "core/notation/board/placed_json.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Square;
using nlohmann::ordered_json;
using enum JsonFaultCode;

// Returns the 32 playable squares, ordered by index.
std::vector<Square> squaresByIndex() {
  std::vector<Square> squares;
  for (int number = 0; number < board::kSquares; ++number) squares.emplace_back(number);
  std::ranges::sort(squares, {}, [](Square square) { return square.index(); });
  return squares;
}

class PositionReader {
 public:
  PositionReader(JsonShape& shape, const GameLaw& law)
      : m_shape(shape), m_law(law), m_builder(law.firstMover()) {}

  void read(const JsonNode& document) {
    if (!m_shape.object(document, "", {"board"}, {"turn"})) return;
    if (const JsonNode* turn = document.field("turn")) {
      if (const auto side = readColour(m_shape, *turn, "turn")) m_builder.setToMove(*side);
    }
    const JsonNode* list = document.field("board");
    if (list == nullptr || !m_shape.list(*list, "board")) return;
    if (list->items.size() != std::size_t{board::kSquares}) {
      // Records the fault that the list does not have 32 items. The loop below reports only the first square
      // out of order: if one square is missing, every later square is also out of order.
      m_shape.list(*list, "board", board::kSquares);
    }
    const std::vector<Square> order = squaresByIndex();
    bool inOrder = true;
    for (std::size_t i = 0; i < list->items.size(); ++i) {
      const std::string where = inside("board", i);
      const JsonNode& item = list->items[i];
      const auto placed = readPlaced(m_shape, item, where, m_law);
      if (!placed) continue;
      if (inOrder && i < order.size() && placed->square != order[i]) {
        m_shape.add(WrongOrder, *item.field("position"), inside(where, "position"),
                    {std::to_string(order[i].index())}, "B2");
        inOrder = false;
      }
      if (placed->piece) take(*placed, *item.field("piece"), inside(where, "piece"));
    }
  }

  // Precondition: read() found no faults in the document.
  [[nodiscard]] Position position() const { return *m_builder.build(); }

 private:
  void take(const Placed& placed, const JsonNode& node, const std::string& where) {
    board::Piece piece = *placed.piece;
    if (!m_law.hasScores()) {
      // In a companion game, chips have no values, so every written value is accepted. If another chip
      // already has this chip number, the chip gets a free number. If no number is free, the side has a
      // thirteenth chip, which checkCount reports.
      const auto chip = m_builder.freeChip(piece.side, piece.chip);
      if (!chip) return;
      piece.chip = *chip;
    }
    for (const board::PlacingFault fault : m_builder.put(placed.square, piece)) {
      if (fault == board::PlacingFault::ChipTwice) return m_shape.add(ChipTwice, node, where, {}, "C1");
      if (fault == board::PlacingFault::OrdinaryOnFarRow) m_shape.add(ChipOnFarRow, node, where, {}, "P1");
    }
  }

  JsonShape& m_shape;
  const GameLaw& m_law;
  board::PositionBuilder m_builder;
};

// Records a fault if a color has more than twelve pieces. The pieces are counted in the unchecked document,
// because the value of a thirteenth chip may be unknown.
void checkCount(JsonShape& shape, const JsonNode& document) {
  const JsonNode* list = document.field("board");
  if (list == nullptr) return;
  for (const board::Side side : board::kSides) {
    int count = 0;
    for (const JsonNode& item : list->items) {
      const JsonNode* piece = item.field("piece");
      if (piece == nullptr || piece->items.empty() || piece->items[0].text != toText(side)) continue;
      if (++count == board::kChipsASide + 1) {
        shape.add(TooManyChips, *piece, "board", {std::to_string(board::kChipsASide)}, "B5");
      }
    }
  }
}

}  // namespace

std::string toPositionJson(const Position& position, const rules::ChipSet& set) {
  ordered_json document;
  document["board"] = listed(squaresByIndex(), [&](Square square) {
    return placedJson({square, position.at(square)}, set);
  });
  document["turn"] = std::string(toText(position.toMove()));
  return document.dump();
}

Expected<Position, JsonFaults> parsePositionJson(std::string_view text, const GameLaw& law) {
  const auto document = parseJson(text);
  if (!document) return Unexpected<JsonFaults>(JsonFaults{document.error()});
  JsonShape shape;
  PositionReader reader(shape, law);
  reader.read(*document);
  checkCount(shape, *document);
  if (!shape.clean()) return Unexpected<JsonFaults>(shape.take());
  return reader.position();
}

}  // namespace damath::notation
