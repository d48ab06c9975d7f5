// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a board of the six roles as the document that core/notation/board/role_board_json.hpp reads. The
// program itself never writes such a document; people do.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/notation/board/layers_json.hpp"
#include "core/notation/board/role_board_json.hpp"

namespace damath::support {

// Returns a single line without a line end.
inline std::string roleBoardDocument(const layers::RoleBoard& board) {
  const layers::Shape shape = shapeOf(board.tiles);
  const auto& effects = board.effects.layers();
  nlohmann::ordered_json document;
  document["shape"] = notation::shapeJson(shape);
  document["board"] = notation::roleLayerJson(board.tiles);
  document["turn"] = std::string(notation::colourOf(board.toMove));
  document["effects"] = notation::effectLayerJson(effects.front(), shape);
  if (effects.size() > 1) document["moreEffects"] = notation::moreEffectsJson(board.effects, shape);
  return document.dump();
}

}  // namespace damath::support
