// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ostream>

#include "app/play/cli/analysis.hpp"
#include "app/play/game/turn_line.hpp"
#include "app/words/texts/review_words.hpp"
#include "core/board/side.hpp"
#include "core/rules/legal_turns.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

// The number of largest gifts named in the summary. A gift is the points that a turn gave away.
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
    const auto given = turn.review.given();
    if (!given) return say(Phrase::AnalysisIllegal, {best, value, plies});
    if (*given == 0) return say(Phrase::AnalysisBest, {best, value, plies});
    const std::string gift = m_terminal.painted(pointsText(*given), Paint::Yellow);
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
    return m_analysis.turns[index].review.given().value_or(0);
  }

  Terminal& m_terminal;
  const SheetFile& m_file;
  const Analysis& m_analysis;
};

}  // namespace

void printAnalysisPage(Terminal& terminal, const SheetFile& file, const Analysis& analysis) {
  AnalysisPage(terminal, file, analysis).print();
}

}  // namespace damath::cli
