// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/cli/analysis.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

#include "app/cli/shell/terminal_text.hpp"
#include "app/game/turn_line.hpp"
#include "app/play/cli/search_limits.hpp"
#include "app/play/game/game_text.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/board/side.hpp"
#include "core/engine/turn_review.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/rules/legal_turns.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

using nlohmann::ordered_json;

// Returns the best line of play as a JSON array of turns. Each turn is written in the notation of the
// position in which it is made.
std::string lineJson(const rules::TurnList& line, board::Position position, const notation::GameLaw& law) {
  std::string json = "[";
  for (const rules::Turn& turn : line) {
    if (json.back() != '[') json += ',';
    json += notation::toTurnJson(turn, position, law);
    rules::play(law.ruleset, position, turn);
  }
  return json + "]";
}

std::string pointsJson(std::optional<engine::Value> value) {
  return value ? ordered_json(pointsText(*value)).dump() : "null";
}

std::string turnJson(const ReviewedTurn& turn, const notation::GameLaw& law) {
  const engine::SearchResult& result = turn.review.result;
  return "{\"side\":" + ordered_json(toText(turn.played.side)).dump() + ",\"lines\":" +
         ordered_json(std::vector<int>(turn.played.lines.begin(), turn.played.lines.end())).dump() +
         ",\"turn\":" + notation::toTurnJson(turn.played.turn, turn.played.before, law) +
         ",\"plies\":" + std::to_string(result.plies) +
         ",\"best\":" + lineJson(result.line, turn.played.before, law) +
         ",\"value\":" + pointsJson(result.plies > 0 ? std::optional(result.value) : std::nullopt) +
         ",\"played\":" + pointsJson(turn.review.played) + ",\"gaveAway\":" + pointsJson(turn.review.loss()) +
         "}";
}

// The summary of a side lists at most this many turns: the turns that gave away the most points.
constexpr std::size_t kMostGifts = 3;

class AnalysisPage {
 public:
  AnalysisPage(Terminal& terminal, const SheetFile& file, const Analysis& analysis)
      : m_terminal(terminal), m_file(file), m_analysis(analysis) {}

  void print() {
    const words::Language language = m_terminal.language();
    line(m_terminal.painted(
        say(Phrase::SheetHead, {printable(m_file.path.string()), compose::setName(m_file.set.name, language),
                                compose::rulesetName(m_file.ruleset.name, language)}),
        Paint::Bold));
    line(words::followedText(m_analysis.report, m_terminal.language()));
    if (m_analysis.report.hasErrors()) line(say(Phrase::AnalysisOfMistakes));
    line("");
    for (std::size_t i = 0; i < m_analysis.turns.size(); ++i) printTurn(i);
    if (m_analysis.turns.empty()) return;
    line("");
    for (const board::Side side : board::kSides) line(summaryOf(side));
    line("");
  }

 private:
  [[nodiscard]] std::string say(Phrase phrase, std::initializer_list<std::string_view> with = {}) const {
    return m_terminal.say(phrase, with);
  }
  void line(const std::string& text) { m_terminal.out() << text << '\n'; }

  void printTurn(std::size_t index) {
    const ReviewedTurn& turn = m_analysis.turns[index];
    const std::string played =
        game::turnLine(turn.played.turn, turn.played.before, m_file.ruleset, m_file.set);
    std::string head =
        say(Phrase::TurnHead, {std::to_string(index + 1), std::string(nameOf(turn.played.side)), played});
    if (turn.played.lines.empty()) head += "  " + say(Phrase::TurnInferred);
    line(head);
    line("     " + evaluationOf(turn));
  }

  [[nodiscard]] std::string evaluationOf(const ReviewedTurn& turn) const {
    const engine::SearchResult& result = turn.review.result;
    if (!result.best) return say(Phrase::AnalysisNoTurn);
    const std::string best = bestPlay(turn);
    if (result.plies == 0) return say(Phrase::AnalysisTooShort);
    const std::string value = pointsText(result.value);
    const std::string plies = std::to_string(result.plies);
    const auto loss = turn.review.loss();
    if (!loss) return say(Phrase::AnalysisIllegal, {best, value, plies});
    if (*loss == 0) return say(Phrase::AnalysisBest, {best, value, plies});
    const std::string gift = m_terminal.painted(pointsText(*loss), Paint::Yellow);
    return say(Phrase::AnalysisGift, {gift, best, value, plies});
  }

  [[nodiscard]] std::string bestPlay(const ReviewedTurn& turn) const {
    board::Position position = turn.played.before;
    std::string play;
    for (const rules::Turn& next : turn.review.result.line) {
      if (!play.empty()) play += ", ";
      play += game::turnLine(next, position, m_file.ruleset, m_file.set);
      rules::play(m_file.ruleset, position, next);
    }
    return play;
  }

  [[nodiscard]] std::string summaryOf(board::Side side) const {
    std::vector<std::size_t> gifts;
    std::size_t turns = 0;
    for (std::size_t i = 0; i < m_analysis.turns.size(); ++i) {
      if (m_analysis.turns[i].played.side != side) continue;
      ++turns;
      if (giftAt(i) > 0) gifts.push_back(i);
    }
    const std::string count = std::to_string(turns);
    if (gifts.empty()) return say(Phrase::AnalysisNoGifts, {std::string(nameOf(side)), count});
    std::ranges::stable_sort(gifts, [this](std::size_t a, std::size_t b) { return giftAt(a) > giftAt(b); });
    std::vector<std::string> greatest;
    for (std::size_t i = 0; i < std::min(gifts.size(), kMostGifts); ++i) {
      greatest.push_back(
          say(Phrase::AnalysisGiftAt, {pointsText(giftAt(gifts[i])), std::to_string(gifts[i] + 1)}));
    }
    return say(Phrase::AnalysisGifts, {std::string(nameOf(side)), pointsText(m_analysis.givenBy(side)), count,
                                       words::joinedByAnd(greatest, m_terminal.language())});
  }

  [[nodiscard]] engine::Value giftAt(std::size_t index) const {
    return m_analysis.turns[index].review.loss().value_or(0);
  }

  Terminal& m_terminal;
  const SheetFile& m_file;
  const Analysis& m_analysis;
};

}  // namespace

engine::Value Analysis::givenBy(board::Side side) const {
  engine::Value sum = 0;
  for (const ReviewedTurn& turn : turns) {
    if (turn.played.side == side) sum += turn.review.loss().value_or(0);
  }
  return sum;
}

Analysis analysisOf(const SheetFile& file, const LimitsOfTurn& limits) {
  Analysis analysis{file.audited(), {}};
  const rules::Movement movement = movementOf(file.ruleset);
  engine::Engine engine(movement, engine::Scoring{&file.ruleset, &file.set});
  for (const sheet::ReplayedTurn& turn : analysis.report.turns) {
    analysis.turns.push_back({turn, engine::review(engine, movement, turn.before, turn.turn, limits())});
  }
  return analysis;
}

std::string toAnalysisJson(const SheetFile& file, const Analysis& analysis) {
  const notation::GameLaw law{file.ruleset, file.set};
  // Replaces bytes that are not UTF-8, because a file name may contain such bytes.
  const auto text = [](const std::string& raw) {
    return ordered_json(raw).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  };
  std::string json = "{\"sheet\":" + text(file.path.string()) + ",\"set\":" + text(file.set.name) +
                     ",\"ruleset\":" + text(file.ruleset.name) +
                     ",\"replay\":" + text(std::string(toText(analysis.report.replay))) + ",\"turns\":[";
  for (const ReviewedTurn& turn : analysis.turns) {
    if (json.back() != '[') json += ',';
    json += turnJson(turn, law);
  }
  json += "]";
  for (const board::Side side : board::kSides) {
    json += ",\"" + std::string(toText(side)) + "\":{\"gaveAway\":\"" + pointsText(analysis.givenBy(side)) +
            "\"}";
  }
  return json + "}";
}

void printAnalysisPage(Terminal& terminal, const SheetFile& file, const Analysis& analysis) {
  AnalysisPage(terminal, file, analysis).print();
}

}  // namespace damath::cli
