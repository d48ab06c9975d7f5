// SPDX-License-Identifier: GPL-3.0-or-later
// Implements the position functions of seed_json.hpp.
#include <algorithm>

#include "core/board/position_builder.hpp"
#include "core/board/side_text.hpp"
#include "core/notation/board/seed_json.hpp"
#include "core/notation/board/seed_pieces.hpp"
#include "core/notation/json/json_list.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Square;
using nlohmann::ordered_json;
using enum JsonFaultCode;

// Returns the 32 squares by ascending index.
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
      // Records the wrong count. Below, only the first wrong place is reported: after a missing place, every
      // later one would be wrong.
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

  // Precondition: the document has no faults.
  [[nodiscard]] Position position() const { return *m_builder.build(); }

 private:
  void take(const Placed& placed, const JsonNode& node, const std::string& where) {
    board::Piece piece = *placed.piece;
    if (!m_law.hasScores()) {
      // In a companion game, every chip value is accepted. A chip number that is in use is replaced by a free
      // one; checkCount reports a thirteenth chip.
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

// Records a color with more than twelve pieces. Counts in the raw document, because a thirteenth chip may
// have an unknown value.
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
