// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn/pdn.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/board/side.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/notation/text/tag_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/text/letter.hpp"
#include "core/text/lines.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Side;
using nlohmann::ordered_json;
using rules::Game;
using rules::Result;

constexpr std::string_view kGameType = "21";
constexpr std::size_t kColumns = 80;
// kRoster holds the tags that a written game begins with, in this order. The tags in kOwn are never copied
// from the game: the program makes them itself.
constexpr std::string_view kRoster[] = {"Event", "Site", "Date", "Round", "White", "Black"};
constexpr std::string_view kOwn[] = {"Result", "GameType", "SetUp", "FEN"};

constexpr std::pair<std::string_view, Result> kResultWords[] = {
    {"1-0", Result::RedWins},    {"0-1", Result::BlueWins}, {"1/2-1/2", Result::Draw},
    {"0-0", Result::NobodyWins}, {"2-0", Result::RedWins},  {"0-2", Result::BlueWins},
    {"1-1", Result::Draw},
};

GameLaw law() {
  return {rules::manual(), *rules::builtInChipSet("counting"), Game::English};
}

Position usualStart() {
  return rules::startPosition(rules::companionLaw(Game::English));
}

bool isResult(std::string_view word) {
  return word == "*" ||
         std::ranges::any_of(kResultWords, [&](const auto& each) { return each.first == word; });
}

std::optional<Result> resultOf(std::string_view word) {
  for (const auto& [text, result] : kResultWords) {
    if (text == word) return result;
  }
  return std::nullopt;
}

std::string_view textOf(const std::optional<Result>& result) {
  for (const auto& [text, each] : kResultWords) {
    if (each == result) return text;
  }
  return "*";
}

// Reads a text line by line. A comment in braces or a variation in brackets may extend over several lines.
class PdnReader {
 public:
  Expected<std::vector<PdnGame>, PdnFault> read(std::string_view text) {
    for (const std::string_view line : linesOf(text)) {
      ++m_line;
      readLine(line);
      if (m_fault) return Unexpected<PdnFault>(*std::move(m_fault));
    }
    if (m_comment || m_variations > 0) note(PdnFaultCode::BracketOpen, m_opened);
    finishGame();
    if (!m_fault && m_games.empty()) note(PdnFaultCode::NoGame, "");
    if (m_fault) return Unexpected<PdnFault>(*std::move(m_fault));
    return std::move(m_games);
  }

 private:
  void note(PdnFaultCode code, std::string_view written) {
    if (!m_fault) m_fault = PdnFault{code, std::max(m_line, 1), std::string(shortened(written)), {}, {}};
  }

  void readLine(std::string_view line) {
    if (line.starts_with('%')) return;  // PDN ignores lines that begin with '%'
    if (!m_comment && m_variations == 0 && looksLikeTag(trimmed(line))) return readTag(trimmed(line));
    while (!line.empty() && !m_fault) readNext(line);
  }

  // Reads one comment, bracket or word and removes it from the beginning of the line.
  void readNext(std::string_view& line) {
    if (m_comment) {
      const std::size_t end = line.find('}');
      m_comment = end == std::string_view::npos;
      line.remove_prefix(m_comment ? line.size() : end + 1);
      return;
    }
    const char first = line.front();
    if (first == ';') return line.remove_prefix(line.size());
    if (std::string_view(" \t{}()").find(first) == std::string_view::npos) {
      const std::string_view word = line.substr(0, line.find_first_of(" \t{}();"));
      line.remove_prefix(word.size());
      if (m_variations == 0) readWord(word);
      return;
    }
    if (first == '{' || first == '(') m_opened = line;
    if (first == '{') m_comment = true;
    if (first == '(') ++m_variations;
    if (first == '}' || (first == ')' && m_variations == 0)) return note(PdnFaultCode::BracketClosed, line);
    if (first == ')') --m_variations;
    line.remove_prefix(1);
  }

  void readTag(std::string_view line) {
    if (m_moves) finishGame();
    auto tag = parseTag(line);
    if (!tag) return note(PdnFaultCode::TagBroken, line);
    if (m_game.tags.empty()) m_game.start = usualStart();
    if (std::ranges::find(m_game.tags, tag->name, &sheet::Tag::name) != m_game.tags.end()) {
      return note(PdnFaultCode::TagTwice, tag->name);
    }
    if (tag->name == "GameType" && tag->value != kGameType && !tag->value.starts_with("21,")) {
      return note(PdnFaultCode::OtherGame, tag->value);
    }
    if (tag->name == "Result" && !isResult(tag->value)) return note(PdnFaultCode::ResultWrong, tag->value);
    if (tag->name == "FEN") {
      const auto start = parsePdnFen(tag->value);
      if (!start) {
        note(PdnFaultCode::PositionWrong, tag->value);
        m_fault->fen = start.error();
        return;
      }
      m_game.start = *start;
    }
    m_game.tags.push_back(*std::move(tag));
    m_begun = true;
  }

  void readWord(std::string_view word) {
    if (!m_moves) beginMoves();
    if (isResult(word)) {
      const std::string_view tagged = m_game.tag("Result");
      m_game.result = resultOf(word);
      if (!tagged.empty() && tagged != "*" && word != "*" && resultOf(tagged) != m_game.result)
        note(PdnFaultCode::ResultDiffers, word);
      return finishGame();
    }
    if (word.starts_with('$')) return;
    // Removes a move number such as `12.` or `12...` from the word. The move may follow the number without a
    // blank.
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits < word.size() && word[digits] == '.') {
      word.remove_prefix(std::min(word.find_first_not_of('.', digits), word.size()));
    }
    if (digits == word.size() && digits < 4) return;  // a move number without a full stop
    word = word.substr(0, word.find_first_of("!?"));
    if (!word.empty()) readTurn(word);
  }

  void readTurn(std::string_view word) {
    const auto turn = parseTypedTurn(word, m_position, m_law);
    if (!turn) {
      note(PdnFaultCode::TurnWrong, word);
      m_fault->turn = turn.error();
      return;
    }
    m_game.turns.push_back(*turn);
    play(m_law.movement(), m_position, *turn);
  }

  void beginMoves() {
    if (m_game.tags.empty()) m_game.start = usualStart();
    m_position = m_game.start;
    m_moves = true;
    m_begun = true;
  }

  void finishGame() {
    if (m_begun && !m_fault) {
      if (!m_game.result) m_game.result = resultOf(m_game.tag("Result"));
      m_games.push_back(std::move(m_game));
    }
    m_game = PdnGame{};
    m_begun = false;
    m_moves = false;
  }

  GameLaw m_law = law();
  int m_line = 0;
  bool m_comment = false;
  int m_variations = 0;
  std::string_view m_opened;
  bool m_begun = false;  // true after the first tag or move of the game
  bool m_moves = false;  // true after the first move: the tags have ended
  PdnGame m_game;
  Position m_position;
  std::vector<PdnGame> m_games;
  std::optional<PdnFault> m_fault;
};

std::string tagOr(const PdnGame& game, std::string_view name) {
  const std::string_view value = game.tag(name);
  if (!value.empty()) return std::string(value);
  return name == "Date" ? "????.??.??" : "?";
}

std::string tagsOf(const PdnGame& game) {
  std::string text;
  for (const std::string_view name : kRoster) text += tagText({std::string(name), tagOr(game, name)});
  text += tagText({"Result", std::string(textOf(game.result))});
  for (const sheet::Tag& tag : game.tags) {
    const bool written = std::ranges::find(kRoster, tag.name) != std::end(kRoster) ||
                         std::ranges::find(kOwn, tag.name) != std::end(kOwn);
    if (!written) text += tagText(tag);
  }
  text += tagText({"GameType", std::string(kGameType)});
  if (!rules::isSameDiagram(game.start, usualStart())) {
    text += tagText({"SetUp", "1"}) + tagText({"FEN", toPdnFen(game.start)});
  }
  return text;
}

std::string jsonText(const ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string gameJson(const PdnGame& game, const GameLaw& law) {
  ordered_json tags = ordered_json::object();
  for (const sheet::Tag& tag : game.tags) tags[tag.name] = tag.value;
  std::string json =
      "{\"tags\":" + jsonText(tags) + ",\"start\":" + toPositionJson(game.start, law.set) + ",\"turns\":[";
  board::Position position = game.start;
  for (const rules::Turn& turn : game.turns) {
    if (json.back() != '[') json += ',';
    json += "{\"side\":" + jsonText(std::string(toText(position.toMove()))) +
            ",\"name\":" + jsonText(turnName(law.game, turn)) +
            ",\"turn\":" + toTurnJson(turn, position, law);
    rules::play(law.movement(), position, turn);
    json += ",\"after\":" + toPositionJson(position, law.set) + "}";
  }
  const ordered_json result =
      game.result ? ordered_json(std::string(rules::toText(*game.result))) : ordered_json();
  return json + "],\"result\":" + jsonText(result) + "}";
}

}  // namespace

std::string_view PdnGame::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &sheet::Tag::name);
  return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

Expected<std::vector<PdnGame>, PdnFault> parsePdn(std::string_view text) {
  if (text.size() > kMostPdnBytes)
    return Unexpected<PdnFault>(PdnFault{PdnFaultCode::TooLarge, 1, {}, {}, {}});
  if (const auto line = firstLineNotText(text))
    return Unexpected<PdnFault>(PdnFault{PdnFaultCode::NotText, *line, {}, {}, {}});
  return PdnReader().read(text);
}

std::string toPdn(const PdnGame& game) {
  std::string text = tagsOf(game) + "\n";
  std::size_t column = 0;
  const auto add = [&](const std::string& word) {
    if (column > 0) text += column + 1 + word.size() > kColumns ? '\n' : ' ';
    column = text.ends_with('\n') ? word.size() : column + (column > 0 ? 1 : 0) + word.size();
    text += word;
  };
  Side mover = game.start.toMove();
  int number = 1;
  for (std::size_t i = 0; i < game.turns.size(); ++i, mover = opponent(mover)) {
    if (mover == Side::Blue) {
      add(std::to_string(number) + ".");
    } else if (i == 0) {
      add(std::to_string(number) + "...");
    }
    add(turnName(Game::English, game.turns[i]));
    if (mover == Side::Red) ++number;
  }
  add(std::string(textOf(game.result)));
  return text + "\n";
}

std::string toPdnReplayJson(std::span<const PdnGame> games) {
  const GameLaw law{rules::manual(), *rules::builtInChipSet("integer"), rules::Game::English};
  std::string json = "{\"games\":[";
  for (const PdnGame& game : games) {
    if (json.back() != '[') json += ',';
    json += gameJson(game, law);
  }
  return json + "]}";
}

}  // namespace damath::notation
