// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game/game_record.hpp"

#include <algorithm>

#include "app/words/findings/file_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/pdn/pdn_reader.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/text/lines.hpp"
#include "core/text/trim.hpp"
#include "words/phrase.hpp"

namespace damath::game {

using rules::Game;
using words::Language;
using words::Phrase;
using Parsed = Expected<RecordedGame, std::string>;

namespace {

std::string pdnOf(const Law& law, const rules::RunningGame& game) {
  notation::PdnGame pdn;
  pdn.start = law.start;
  pdn.turns = rules::turnsPlayed(game);
  if (game.outcome()) pdn.result = game.outcome()->result;
  return toPdn(pdn);
}

// Returns the ending for a result that the final position does not explain: the loser resigned, or both
// players agreed on a draw.
std::optional<rules::Ending> resignedFor(const std::optional<rules::Result>& result) {
  if (result == rules::Result::BlueWins) return rules::Ending::ResignRed;
  if (result == rules::Result::RedWins) return rules::Ending::ResignBlue;
  if (result == rules::Result::Draw) return rules::Ending::Agreement;
  return std::nullopt;
}

Unexpected<std::string> unknownLaw(Phrase phrase, std::string_view name,
                                   const std::vector<std::string_view>& known, Language language) {
  const std::vector<std::string> names(known.begin(), known.end());
  return Unexpected<std::string>(words::said(phrase, language, {name, words::joinedByOr(names, language)}));
}

Parsed sheetIn(std::string_view text, const LawShelf& shelf, Language language) {
  const auto sheet = notation::parseSheetText(text);
  if (!sheet) return Unexpected<std::string>(words::sentenceOf(sheet.error(), language));
  auto set = shelf.set(sheet->setName());
  if (!set) {
    return unknownLaw(Phrase::SetUnknown, sheet->setName(), rules::builtInChipSetNames(), language);
  }
  auto ruleset = shelf.ruleset(sheet->rulesetName());
  if (!ruleset) {
    return unknownLaw(Phrase::RulesetUnknown, sheet->rulesetName(), rules::profileNames(), language);
  }
  RecordedGame read{damathLaw(*std::move(ruleset), *std::move(set)), {}};
  Law& law = read.law;
  if (const std::string_view start = sheet->tag(sheet::kStartTag); !start.empty()) {
    const auto position = notation::parsePositionJson(start, law.forNotation());
    if (!position) return Unexpected<std::string>(words::sentenceOf(position.error().front(), language));
    law.start = *position;
  }
  const sheet::AuditReport report = sheet::audit(*sheet, law.set, law.ruleset, law.start);
  rules::RunningGame game(law.ruleset, law.set, law.start);
  for (const sheet::ReplayedTurn& turn : report.turns) {
    const bool follows = turn.before == game.position() &&
                         std::find(game.turns().begin(), game.turns().end(), turn.turn) != game.turns().end();
    if (!follows) {
      read.isWhole = false;
      return read;
    }
    game.play(turn.turn);
    read.turns.push_back(turn.turn);
  }
  const bool isPlayed = std::ranges::any_of(sheet->lines, [](const sheet::Line& line) {
    return std::ranges::any_of(line.halves,
                               [](const sheet::Half& half) { return half.kind == sheet::HalfKind::Play; });
  });
  read.isWhole = report.replay == sheet::Replay::Complete || !isPlayed;
  if (read.isWhole && sheet->tag(sheet::kResultTag) != "*") read.ending = sheet->ending();
  return read;
}

// Removes the turns after the end of the game. If there are such turns, the record is not whole and has no
// ending.
void removeTurnsAfterEnd(RecordedGame& read) {
  rules::RunningGame game = setupOf(read.law).newGame();
  auto next = read.turns.begin();
  for (; next != read.turns.end() && !game.outcome(); ++next) game.play(*next);
  if (next == read.turns.end()) return;
  read.turns.erase(next, read.turns.end());
  read.isWhole = false;
  read.ending.reset();
}

// Returns the sentences about lines, each with its line in front.
std::vector<std::string> withLines(const std::vector<words::LineSentence>& sentences, Language language) {
  std::vector<std::string> texts;
  for (const auto& [line, sentence] : sentences) {
    const std::string number = std::to_string(line);
    texts.push_back((line > 0 ? words::said(Phrase::LineLead, language, {number}) : std::string()) +
                    sentence);
  }
  return texts;
}

Parsed pdnIn(std::string_view text, Language language) {
  const auto reading = notation::readPdn(text);
  if (!reading) return Unexpected<std::string>(words::sentenceOf(reading.error(), language));
  const auto& games = reading->games;
  auto found = std::ranges::find_if(games, [](const notation::PdnEntry& each) { return !each.fault; });
  if (found == games.end()) {
    found =
        std::ranges::find_if(games, [](const notation::PdnEntry& each) { return !each.game.turns.empty(); });
  }
  if (found == games.end()) {
    return Unexpected<std::string>(withLines(words::brokenGames(*reading, language), language).front());
  }
  RecordedGame read = recordedPart(*found);
  if (games.size() > 1) {
    const std::string number = std::to_string(found - games.begin() + 1);
    read.remarks.push_back(
        words::said(Phrase::PdnGameOpened, language, {number, std::to_string(games.size())}));
  }
  for (const auto& more : {words::brokenGames(*reading, language), words::pdnNotes(*reading, language)}) {
    const std::vector<std::string> lines = withLines(more, language);
    read.remarks.insert(read.remarks.end(), lines.begin(), lines.end());
  }
  return read;
}

Parsed dameIn(std::string_view text, Language language) {
  RecordedGame read{lawOfCompanion(Game::Dame), {}};
  board::Position position = read.law.start;
  bool isFirst = true;
  for (const std::string_view whole : damath::linesOf(text)) {
    const std::string_view line = damath::trimmed(whole);
    if (line.empty()) continue;
    if (isFirst && line.starts_with('{')) {
      const auto start = notation::parsePositionJson(line, read.law.forNotation());
      if (!start) return Unexpected<std::string>(words::sentenceOf(start.error().front(), language));
      position = read.law.start = *start;
    } else {
      const auto turn = notation::parseTypedTurn(line, position, read.law.forNotation());
      if (!turn) return Unexpected<std::string>(words::sentenceOf(turn.error(), Game::Dame, language));
      rules::play(read.law.movement, position, *turn);
      read.turns.push_back(*turn);
    }
    isFirst = false;
  }
  removeTurnsAfterEnd(read);
  return read;
}

// Returns `text` without the byte order mark that some editors write at its beginning.
std::string_view withoutMark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

std::string_view beginningOf(std::string_view whole) {
  const std::string_view text = withoutMark(whole);
  return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

bool isPdn(std::string_view text) {
  const auto has = [text](std::string_view tag) { return text.find(tag) != text.npos; };
  if (has("[GameType ")) return true;
  // A scoresheet and a PDN may both have the tag Event. Each scoresheet has the tag Set, and no PDN has it.
  if (has("[Set ")) return false;
  return has("[Event ") || (!text.starts_with('[') && !text.starts_with('#') && !has("|"));
}

}  // namespace

RecordedGame recordedGame(const notation::PdnGame& pdn) {
  RecordedGame read{lawOfCompanion(Game::English), pdn.turns, resignedFor(pdn.result)};
  read.law.start = pdn.start;
  removeTurnsAfterEnd(read);
  return read;
}

sheet::Sheet sheetOf(const Law& law, const rules::RunningGame& game, sheet::Routes routes) {
  const rules::Ending ending = game.outcome() ? game.outcome()->ending : rules::Ending::Time;
  sheet::Sheet sheet = written({law.start, rules::turnsPlayed(game), ending}, law.set, law.ruleset, routes);
  if (!game.outcome()) sheet.setTag(sheet::kResultTag, "*");
  if (law.start != rules::startPosition(law.set, law.ruleset)) {
    sheet.setTag(sheet::kStartTag, notation::toPositionJson(law.start, law.set));
  }
  return sheet;
}

std::string recordOf(const Law& law, const rules::RunningGame& game) {
  switch (law.game) {
    case Game::Damath:
      return notation::toSheetText(sheetOf(law, game, sheet::Routes::Written));
    case Game::English:
      return pdnOf(law, game);
    case Game::Dame:
      break;
  }
  std::string lines;
  if (law.start != lawOfCompanion(Game::Dame).start) {
    lines = notation::toPositionJson(law.start, law.set) + '\n';
  }
  for (const rules::Turn& turn : rules::turnsPlayed(game))
    lines += notation::turnName(Game::Dame, turn) + '\n';
  return lines;
}

RecordedGame recordedPart(const notation::PdnEntry& entry) {
  RecordedGame read = recordedGame(entry.game);
  if (!entry.fault) return read;
  read.isWhole = false;
  read.ending.reset();
  return read;
}

// True if the text begins like a Dame record: with a letter a–h or A–H of a square, or with the `{` of a
// position. No other record begins in this way.
bool isDameRecord(std::string_view text) {
  const std::string_view written = beginningOf(text);
  if (written.empty()) return false;
  const char first = written.front();
  return (first >= 'a' && first <= 'h') || (first >= 'A' && first <= 'H') || first == '{';
}

Parsed parseRecord(std::string_view whole, const LawShelf& shelf, Language language) {
  const std::string_view text = withoutMark(whole);
  const std::string_view written = beginningOf(text);
  if (written.empty()) return Unexpected<std::string>(words::said(Phrase::RecordEmpty, language));
  if (isDameRecord(text)) return dameIn(text, language);
  return isPdn(written) ? pdnIn(text, language) : sheetIn(text, shelf, language);
}

}  // namespace damath::game
