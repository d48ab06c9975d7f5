// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <ostream>

#include "app/cli/board/law_options.hpp"
#include "app/cli/board/layers_page.hpp"
#include "app/cli/shell/input_file.hpp"
#include "core/layers/chip_layers.hpp"
#include "core/layers/role_options.hpp"
#include "core/notation/board/layers_json.hpp"
#include "core/notation/board/role_board_json.hpp"
#include "core/notation/text/place_text.hpp"

namespace damath::cli {

namespace {

using layers::Place;
using notation::Files;
using words::Phrase;

struct LayersOptions {
  LawNames law;
  std::string square;  // empty: every piece with options of the side to move
  bool json = false;
};

InputResult<Place> placeNamed(const std::string& text, Files files, words::Language language) {
  if (const auto place = notation::parsePlaceText(text, files)) return *place;
  return unusable(files == Files::None ? Phrase::SquareUnreadable : Phrase::SquareUnreadableLetters, language,
                  {text});
}

InputResult<std::vector<board::Square>> chipsWanted(const Law& law, const std::string& text,
                                                    words::Language language) {
  if (text.empty()) return layers::squaresWithOptions(law.movement, law.start);
  DAMATH_TRY(place,
             placeNamed(text, law.game == rules::Game::Dame ? Files::FromRight : Files::None, language));
  const auto square = layers::squareAt(*place);
  if (!square) return unusable(Phrase::SquareUnplayable, language, {text});
  if (!law.start.at(*square)) return unusable(Phrase::SquareVacant, language, {text});
  return std::vector{*square};
}

InputResult<std::vector<Place>> piecesWanted(const layers::RoleBoard& board, const std::string& text,
                                             words::Language language) {
  if (text.empty()) return placesToMove(board);
  DAMATH_TRY(place, placeNamed(text, Files::FromLeft, language));
  if (pieceAt(board, *place) != nullptr) return std::vector{*place};
  return unusable(isVacant(board, *place) ? Phrase::SquareVacant : Phrase::SquareUnplayable, language,
                  {text});
}

Outcome chipLayers(const LayersOptions& options, const std::string& text, Terminal& terminal) {
  const words::Language language = terminal.language();
  LawNames names = options.law;
  names.position.clear();
  DAMATH_TRY(law, readLaw(names, language));
  if (!options.law.position.empty()) {
    const auto read = readPosition(*law, options.law.position, text, language);
    if (!read) return terminal.complain(read.error());
  }
  DAMATH_TRY(squares, chipsWanted(*law, options.square, language));
  if (options.json) {
    terminal.out() << notation::toChipLayersJson(law->start, law->forNotation(), *squares) << '\n';
  } else {
    printChipLayers(*law, *squares, terminal);
  }
  return ExitStatus::Clean;
}

Outcome roleLayers(const LayersOptions& options, const std::string& text, Terminal& terminal) {
  const words::Language language = terminal.language();
  const LawNames& law = options.law;
  for (const auto& [option, given] :
       {std::pair("--game", law.game), std::pair("--ruleset", law.ruleset), std::pair("--set", law.set)}) {
    if (!given.empty()) return terminal.complain(Phrase::RolesHaveOwnLaw, {option});
  }
  const auto board = notation::parseRoleBoardJson(text);
  if (!board) return terminal.complain(complaintsOf(law.position, board.error(), language));
  DAMATH_TRY(places, piecesWanted(*board, options.square, language));
  if (options.json) {
    terminal.out() << notation::toRoleLayersJson(*board, *places) << '\n';
  } else {
    printRoleLayers(*board, *places, terminal);
  }
  return ExitStatus::Clean;
}

Outcome layersOf(const LayersOptions& options, Terminal& terminal) {
  if (options.law.position.empty()) return chipLayers(options, {}, terminal);
  DAMATH_TRY(text, readInput(options.law.position, terminal.language()));
  return notation::holdsRoleBoard(*text) ? roleLayers(options, *text, terminal)
                                         : chipLayers(options, *text, terminal);
}

}  // namespace

void addLayersCommand(CommandLine& parent) {
  auto [command, options] = parent.command("layers", Phrase::AboutLayers, layersOf);
  addLawOptions(command, options.law);
  command.describe("--position", Phrase::OptLayersPosition);
  command.option("--square", options.square, Phrase::OptSquare);
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
