// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include <ostream>
#include <sstream>
#include <vector>

#include "app/cli/board/law_options.hpp"
#include "app/cli/board/layer_picture.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/layers/chip_layers.hpp"
#include "core/layers/role_board.hpp"
#include "core/layers/role_options.hpp"
#include "core/notation/board/layers_json.hpp"
#include "core/notation/board/role_board_json.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/text/place_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/spellings.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

namespace {

using board::Square;
using layers::Place;
using layers::RoleBoard;
using layers::RoleOption;
using words::Phrase;

std::string upperCase(std::string text) {
  for (char& letter : text) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return text;
}

// The common base class of ChipPage, which prints the layers of chips, and RolePage, which prints the layers
// of pieces of role games.
class LayersPage {
 public:
  explicit LayersPage(Terminal& terminal) : m_terminal(terminal) {}

 protected:
  [[nodiscard]] std::string say(Phrase phrase, std::initializer_list<std::string_view> words = {}) const {
    return m_terminal.say(phrase, words);
  }
  void print(const std::string& line) { m_terminal.out() << line << '\n'; }
  // Prints a movement option with its number. A long chain of jumps continues on the next line.
  void printOption(std::size_t number, const std::string& text) {
    const std::string name = std::to_string(number);
    std::string line = std::string(name.size() < 3 ? 3 - name.size() : 0, ' ') + name + " ";
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      if (widthOf(line) + 1 + widthOf(word) > kTerminalColumns) {
        print(line);
        line = "    ";
      }
      line += " " + word;
    }
    print(line);
  }
  void printPictures(const std::vector<LayerPicture>& pictures) {
    m_terminal.out() << '\n' << sideBySide(pictures);
  }
  [[nodiscard]] words::Language language() const { return m_terminal.language(); }

 private:
  Terminal& m_terminal;
};

class ChipPage : public LayersPage {
 public:
  ChipPage(const Law& law, Terminal& terminal) : LayersPage(terminal), m_law(law) {}

  void printTurn() {
    const std::string side = words::sideName(m_law.game, m_law.start.toMove(), language());
    const std::size_t turns = rules::legalTurns(m_law.movement, m_law.start).size();
    print(turns == 0 ? say(Phrase::NoTurn, {side}) : say(Phrase::TurnsOf, {side, std::to_string(turns)}));
  }

  void printChip(Square square) {
    const auto options = layers::optionsOf(m_law.movement, m_law.start, square);
    print("");
    print(heading(square, options.size()));
    std::vector<LayerPicture> pictures = {
        chipPicture(say(Phrase::LayerNow), m_law.game, m_law.start, square)};
    for (const layers::ChipOption& option : options) {
      printOption(pictures.size(), optionText(option));
      pictures.push_back(
          chipPicture(std::to_string(pictures.size()), m_law.game, option.after, option.turn.end()));
    }
    printPictures(pictures);
  }

 private:
  [[nodiscard]] std::string heading(Square square, std::size_t options) const {
    const board::Piece piece = *m_law.start.at(square);
    std::string name = pieceName(piece);
    if (options > 0) {
      return say(Phrase::OptionsOfPiece, {name, placeName(square), std::to_string(options)});
    }
    const board::Side toMove = m_law.start.toMove();
    if (piece.side == toMove) return say(Phrase::NoOptions, {name, placeName(square)});
    return say(Phrase::NotItsTurn,
               {name, placeName(square), words::sideName(m_law.game, toMove, language())});
  }

  [[nodiscard]] std::string pieceName(const board::Piece& piece) const {
    const bool dama = piece.rank == board::Rank::Dama;
    if (!m_law.hasScores()) return say(dama ? Phrase::CompanionKing : Phrase::CompanionMan);
    const std::string& value = m_law.set.chips[piece.chip].text;
    return (piece.side == board::Side::Blue ? "b" : "r") + (dama ? "[" + value + "]" : value);
  }

  // Returns the name of a square. In English draughts, the name is the PDN number with the coordinates beside
  // it, because the option --square does not accept PDN numbers.
  [[nodiscard]] std::string placeName(Square square) const {
    std::string name = notation::squareName(m_law.game, square);
    if (m_law.game != rules::Game::English) return name;
    return name + " " + notation::squareName(rules::Game::Damath, square);
  }

  [[nodiscard]] std::string optionText(const layers::ChipOption& option) const {
    std::string text = notation::turnName(m_law.game, option.turn);
    std::vector<std::string> taken;
    for (const rules::Jump& jump : option.turn.jumps()) {
      taken.push_back(m_law.hasScores() ? pieceName(*m_law.start.at(jump.taken))
                                        : notation::squareName(m_law.game, jump.taken));
    }
    if (!taken.empty()) text = say(Phrase::OptionTakes, {text, words::joinedByAnd(taken, language())});
    const bool crowned = m_law.start.at(option.turn.start())->rank == board::Rank::Ordinary &&
                         option.after.at(option.turn.end())->rank == board::Rank::Dama;
    if (!crowned) return text;
    return say(m_law.hasScores() ? Phrase::OptionCrowns : Phrase::OptionCrownsKing, {text});
  }

  const Law& m_law;
};

std::string_view nameOf(layers::Role role) {
  constexpr std::string_view kNames[] = {"shah", "vizier", "rukh", "alfil", "asb", "piyadeh"};
  return kNames[static_cast<std::size_t>(role) - 1];
}

std::string nameOf(Place place) {
  return notation::placeName(place, notation::Files::FromLeft);
}

class RolePage : public LayersPage {
 public:
  RolePage(const RoleBoard& board, layers::Ranks ranks, Terminal& terminal)
      : LayersPage(terminal), m_board(board), m_ranks(ranks) {}

  void printTurn() {
    print(say(Phrase::RolesToMove,
              {upperCase(colourName(m_board.toMove)), std::to_string(placesToMove(m_board).size())}));
    print(say(Phrase::RolesCodes));
    print(say(Phrase::RolesMarks));
  }

  void printPiece(Place place) {
    const auto options = optionsOf(m_board, place, m_ranks);
    print("");
    print(heading(place, options.size()));
    if (hasEffects(place)) {
      print(say(Phrase::RoleUnderEffects,
                {std::to_string(attackNow(m_board, place)), std::to_string(healthNow(m_board, place)),
                 std::to_string(armorNow(m_board, place))}));
    }
    std::vector<LayerPicture> pictures = {rolePicture(say(Phrase::LayerNow), m_board, place, std::nullopt)};
    for (const RoleOption& option : options) {
      printOption(pictures.size(), optionText(option));
      const auto attacked = option.outcome ? std::optional(option.target) : std::nullopt;
      pictures.push_back(rolePicture(std::to_string(pictures.size()), option.after, option.end, attacked));
    }
    printPictures(pictures);
  }

 private:
  [[nodiscard]] std::string colourName(layers::Colour colour) const {
    return say(colour == layers::Colour::White ? Phrase::RoleColourWhite : Phrase::RoleColourBlack);
  }

  [[nodiscard]] std::string heading(Place place, std::size_t options) const {
    const layers::RolePiece& piece = *pieceAt(m_board, place);
    const std::string name = say(Phrase::RoleOfColour, {colourName(piece.code.colour),
                                                        nameOf(piece.code.role), tileText(m_board, place)});
    if (options > 0) return say(Phrase::OptionsOfPiece, {name, nameOf(place), std::to_string(options)});
    return say(Phrase::NotItsTurn, {name, nameOf(place), upperCase(colourName(m_board.toMove))});
  }

  [[nodiscard]] bool hasEffects(Place place) const {
    for (const layers::EffectLayer& layer : m_board.effects.layers()) {
      if (layer[place] != layers::TileEffects{}) return true;
    }
    return false;
  }

  static std::string tileText(const RoleBoard& board, Place place) {
    return notation::roleTileJson(board.tiles[place]).dump();
  }

  [[nodiscard]] std::string optionText(const RoleOption& option) const {
    const std::string target = nameOf(option.target);
    if (option.maneuver == layers::Maneuver::Move) return say(Phrase::RoleMoves, {target});
    if (option.maneuver == layers::Maneuver::CloseRanks) {
      return say(Phrase::RoleClosesRanks, {words::joinedByAnd(inRank(option), language())});
    }
    const std::string tile = tileText(option.after, option.target);
    if (option.outcome == layers::Outcome::Won) return say(Phrase::RoleWins, {target, tile});
    const bool stays = pieceAt(m_board, option.end) != nullptr;
    if (stays) return say(Phrase::RoleRepelledStays, {target, tile});
    return say(Phrase::RoleRepelledStops, {target, tile, nameOf(option.end)});
  }

  // Returns the names of the tiles whose pieces are protected by the option "close ranks" (L5).
  [[nodiscard]] std::vector<std::string> inRank(const RoleOption& option) const {
    std::vector<std::string> names;
    for (const Place place : rankOf(option.after, option.end, m_ranks)) names.push_back(nameOf(place));
    return names;
  }

  const RoleBoard& m_board;
  const layers::Ranks m_ranks;
};

// Prints the layers of the chips on these squares. Precondition: a chip stands on each square.
void printChipLayers(const Law& law, const std::vector<Square>& squares, Terminal& terminal) {
  ChipPage page(law, terminal);
  page.printTurn();
  for (const Square square : squares) page.printChip(square);
}

// Prints the layers of the pieces on these places. Precondition: a piece stands on each place.
void printRoleLayers(const RoleBoard& board, const std::vector<Place>& places, layers::Ranks ranks,
                     Terminal& terminal) {
  RolePage page(board, ranks, terminal);
  page.printTurn();
  for (const Place place : places) page.printPiece(place);
}

using layers::Place;
using notation::Files;
using words::Phrase;

struct LayersOptions {
  LawNames law;
  // The square of the piece whose layers are printed. If empty, the command prints the layers of every piece
  // of the side to move that has a movement option.
  std::string square;
  std::string closeRanks;  // the answer of the option closeRanks (L5); only for boards of the six roles
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
  if (!options.closeRanks.empty()) return terminal.complain(Phrase::CloseRanksNotHere);
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
  const auto ranks = options.closeRanks.empty() ? std::optional(layers::Ranks::Neighbors)
                                                : valueOf<layers::Ranks>(options.closeRanks);
  if (!ranks) return terminal.complain(Phrase::CloseRanksWrong, {options.closeRanks});
  if (options.json) {
    terminal.out() << notation::toRoleLayersJson(*board, *places, *ranks) << '\n';
  } else {
    printRoleLayers(*board, *places, *ranks, terminal);
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
  command.option("--close-ranks", options.closeRanks, Phrase::OptCloseRanks);
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
