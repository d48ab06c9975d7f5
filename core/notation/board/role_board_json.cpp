// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/role_board_json.hpp"

#include <algorithm>

#include "core/notation/json/json_shape.hpp"

namespace damath::notation {

namespace {

using layers::Code;
using layers::Colour;
using layers::Effect;
using layers::kMostValue;
using layers::Place;
using layers::RolePiece;
using layers::RoleTile;
using layers::Shape;
using enum JsonFaultCode;

// The largest number of effect layers that `moreEffects` may list. No real game has more effects that end at
// different times.
constexpr std::size_t kMostFurtherLayers = 8;

std::optional<int> numberWithin(JsonShape& shape, const JsonNode& node, const std::string& where, int least,
                                int most, rules::Clause clause) {
  const auto number = shape.integer(node, where);
  if (!number) return std::nullopt;
  if (*number >= least && *number <= most) return static_cast<int>(*number);
  shape.add(OutOfRange, node, where, {std::to_string(least) + " … " + std::to_string(most)}, clause);
  return std::nullopt;
}

// Checks that the node is a list of eight rows of eight tiles, and calls `visit` for every tile.
template <class Visit>
void eachTile(JsonShape& shape, const JsonNode& node, const std::string& where, Visit visit) {
  constexpr auto kCount = static_cast<std::size_t>(layers::kRows);
  if (!shape.list(node, where, kCount)) return;
  for (std::size_t row = 0; row < kCount; ++row) {
    const JsonNode& tiles = node.items[row];
    const std::string whereRow = inside(where, row);
    if (!shape.list(tiles, whereRow, kCount)) continue;
    for (std::size_t column = 0; column < kCount; ++column) {
      visit(tiles.items[column], inside(whereRow, column),
            Place{static_cast<int>(row), static_cast<int>(column)});
    }
  }
}

Shape readShape(JsonShape& shape, const JsonNode& node, const std::string& where) {
  Shape read;
  eachTile(shape, node, where, [&](const JsonNode& tile, const std::string& at, Place place) {
    read[place] = numberWithin(shape, tile, at, 0, 1, "L1") == 1;
  });
  return read;
}

std::optional<Code> readCode(JsonShape& shape, const JsonNode& node, const std::string& where) {
  const auto number = shape.integer(node, where);
  if (!number) return std::nullopt;
  const bool small = *number >= -kMostValue && *number <= kMostValue;
  const auto code = small ? Code::of(static_cast<int>(*number)) : std::nullopt;
  if (!code) shape.add(UnknownRole, node, where, {}, "L3");
  return code;
}

std::optional<Code> readConflict(JsonShape& shape, const JsonNode& node, const std::string& where,
                                 const std::optional<Code>& owner) {
  const auto conflict = readCode(shape, node, where);
  if (conflict && owner && conflict->colour == owner->colour) shape.add(OwnConflict, node, where, {}, "L3");
  return conflict;
}

RoleTile readTile(JsonShape& shape, const JsonNode& node, const std::string& where) {
  if (node.kind == JsonKind::Integer && node.integer == 0) return layers::Unplayable{};
  if (node.kind != JsonKind::List) {
    shape.wrongType(node, where, {"list", "0"});
    return layers::Vacant{};
  }
  if (node.items.size() != 4 && node.items.size() != 5) {
    shape.wrongCount(node, where, "4 … 5");
    return layers::Vacant{};
  }
  const auto isZero = [](const JsonNode& item) {
    return item.kind == JsonKind::Integer && item.integer == 0;
  };
  if (node.items.size() == 4 && std::ranges::all_of(node.items, isZero)) return layers::Vacant{};
  const auto code = readCode(shape, node.items[0], inside(where, 0));
  const auto attack = numberWithin(shape, node.items[1], inside(where, 1), 0, kMostValue, "L3");
  const auto health = numberWithin(shape, node.items[2], inside(where, 2), 1, kMostValue, "L3");
  const auto armor = numberWithin(shape, node.items[3], inside(where, 3), 0, kMostValue, "L3");
  std::optional<Code> conflict;
  if (node.items.size() == 5) conflict = readConflict(shape, node.items[4], inside(where, 4), code);
  if (!code || !attack || !health || !armor) return layers::Vacant{};
  return RolePiece{*code, *attack, *health, *armor, conflict};
}

Effect readEffect(JsonShape& shape, const JsonNode& node, const std::string& where) {
  if (!shape.list(node, where, 2)) return {};
  const auto amount = numberWithin(shape, node.items[0], inside(where, 0), -kMostValue, kMostValue, "L5");
  const auto turns = numberWithin(shape, node.items[1], inside(where, 1), 0, kMostValue, "L5");
  if (!amount || !turns) return {};
  if ((*amount == 0) == (*turns == 0)) return {*amount, *turns};
  shape.add(HalfEffect, node, where, {}, "L5");
  return {};
}

layers::TileEffects readTileEffects(JsonShape& shape, const JsonNode& node, const std::string& where) {
  if (!shape.list(node, where, 3)) return {};
  return {readEffect(shape, node.items[0], inside(where, 0)),
          readEffect(shape, node.items[1], inside(where, 1)),
          readEffect(shape, node.items[2], inside(where, 2))};
}

class RoleBoardReader {
 public:
  explicit RoleBoardReader(JsonShape& shape) : m_shape(shape) {}

  void read(const JsonNode& document) {
    if (!m_shape.object(document, "", {"board"}, {"shape", "turn", "effects", "moreEffects"})) return;
    std::optional<Shape> given;
    if (const JsonNode* shape = document.field("shape")) given = readShape(m_shape, *shape, "shape");
    if (const JsonNode* board = document.field("board"))
      readTiles(*board, m_shape.clean() ? given : std::nullopt);
    if (const JsonNode* turn = document.field("turn")) readTurn(*turn);
    // Effects are read only if the document has no faults so far. If the board is faulty, correct effects
    // would also be reported as effects on a wrong tile.
    if (m_shape.clean()) readEffects(document);
  }

  [[nodiscard]] const layers::RoleBoard& board() const { return m_board; }

 private:
  void readTiles(const JsonNode& node, const std::optional<Shape>& given) {
    eachTile(m_shape, node, "board", [&](const JsonNode& tile, const std::string& where, Place place) {
      m_board.tiles[place] = readTile(m_shape, tile, where);
      if (given) checkPlayable(tile, where, (*given)[place]);
    });
  }

  // Records a fault if the tile is playable but the shape says 0, or if the tile is unplayable but the shape
  // says 1. A tile that is neither a list nor 0 already has a fault.
  void checkPlayable(const JsonNode& tile, const std::string& where, bool playable) {
    const bool isZero = tile.kind == JsonKind::Integer && tile.integer == 0;
    if (playable ? !isZero : tile.kind != JsonKind::List) return;
    m_shape.add(NotOfShape, tile, where, {playable ? "1" : "0"}, "L1");
  }

  void readTurn(const JsonNode& node) {
    const auto text = m_shape.text(node, "turn");
    if (!text) return;
    for (const Colour colour : {Colour::White, Colour::Black}) {
      if (*text != colourOf(colour)) continue;
      m_board.toMove = colour;
      return;
    }
    m_shape.add(UnknownColour, node, "turn", {"white", "black"});
  }

  void readEffects(const JsonNode& document) {
    std::vector<layers::EffectLayer> effects(1);
    if (const JsonNode* first = document.field("effects")) effects[0] = readEffectLayer(*first, "effects");
    const JsonNode* more = document.field("moreEffects");
    if (more != nullptr && m_shape.list(*more, "moreEffects")) {
      if (more->items.size() > kMostFurtherLayers) {
        return m_shape.wrongCount(*more, "moreEffects", "0 … " + std::to_string(kMostFurtherLayers));
      }
      for (std::size_t i = 0; i < more->items.size(); ++i) {
        effects.push_back(readEffectLayer(more->items[i], inside("moreEffects", i)));
      }
    }
    m_board.effects = layers::Effects(std::move(effects));
  }

  layers::EffectLayer readEffectLayer(const JsonNode& node, const std::string& whereLayer) {
    layers::EffectLayer layer;
    eachTile(m_shape, node, whereLayer, [&](const JsonNode& tile, const std::string& where, Place place) {
      const bool playable = !std::holds_alternative<layers::Unplayable>(m_board.tiles[place]);
      if (tile.kind == JsonKind::Integer && tile.integer == 0) return checkPlayable(tile, where, playable);
      if (tile.kind != JsonKind::List) return m_shape.wrongType(tile, where, {"list", "0"});
      checkPlayable(tile, where, playable);
      layer[place] = readTileEffects(m_shape, tile, where);
      const bool nobody = playable && layers::pieceAt(m_board, place) == nullptr;
      if (nobody && layer[place] != layers::TileEffects{}) {
        m_shape.add(EffectOnNobody, tile, where, {}, "L5");
      }
    });
    return layer;
  }

  JsonShape& m_shape;
  layers::RoleBoard m_board;
};

}  // namespace

std::string_view colourOf(Colour colour) {
  return colour == Colour::White ? "white" : "black";
}

Expected<layers::RoleBoard, JsonFaults> parseRoleBoardJson(std::string_view text) {
  const auto document = parseJson(text);
  if (!document) return Unexpected<JsonFaults>(JsonFaults{document.error()});
  JsonShape shape;
  RoleBoardReader reader(shape);
  reader.read(*document);
  if (!shape.clean()) return Unexpected<JsonFaults>(shape.take());
  return reader.board();
}

bool holdsRoleBoard(std::string_view text) {
  const auto document = parseJson(text);
  if (!document) return false;
  const auto has = [&](std::string_view name) { return document->field(name) != nullptr; };
  if (has("shape") || has("effects") || has("moreEffects")) return true;
  const JsonNode* board = document->field("board");
  return board != nullptr && !board->items.empty() && board->items.front().kind == JsonKind::List;
}

}  // namespace damath::notation
