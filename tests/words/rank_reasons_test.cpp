// SPDX-License-Identifier: GPL-3.0-or-later
// Tests every sentence about a rank, over random events, against a second implementation of the ranking
// rules. Each player named as ahead, behind or level was so at that step, and every number belongs to that
// player.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "app/words/texts/rank_words.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "tests/core/contest/random_event.hpp"
#include "tests/support/plain_ranks.hpp"

namespace damath::words {
namespace {

using contest::EntryId;
using contest::RankReason;
using contest::Standings;
using tiebreak::RankStep;

std::string nameOf(EntryId entry) {
  return "L" + std::to_string(numberOf(entry)) + ", F";
}

std::string shown(RankStep step, const std::string& figure) {
  if (step == RankStep::PointSystem)
    return sheet::totalWithDecimals(figure, exact::parseNumber(figure).value());
  if (figure == "1/2" || figure == "0.5") return "½";
  return figure.ends_with(".5") ? figure.substr(0, figure.size() - 2) + "½" : figure;
}

// Returns the value of each tied player at this step. `judged` are the ranks of the second implementation of
// the ranking rules (support::plainRanks). Players who stay level in their rematches may play them again, so
// a row may have several reasons with this step and these players: the first belongs to the first rematches.
// Precondition: `reason` is an element of `ranked.reasons`.
std::map<EntryId, std::string> figuresAt(const Standings& judged, const contest::RankedEntry& ranked,
                                         const RankReason& reason) {
  const auto tiedIn = [](EntryId own, const RankReason& of) {
    std::vector<EntryId> tied = of.against;
    tied.push_back(own);
    std::ranges::sort(tied);
    return tied;
  };
  const std::vector<EntryId> tied = tiedIn(ranked.entry, reason);
  const auto isOfStep = [&](EntryId own, const RankReason& each) {
    return each.step == reason.step && tiedIn(own, each) == tied;
  };
  const RankReason* first = ranked.reasons.data();
  const auto turn =
      std::count_if(first, &reason, [&](const RankReason& each) { return isOfStep(ranked.entry, each); });
  std::map<EntryId, std::string> figures;
  for (const contest::RankedEntry& row : judged.ranks) {
    std::ptrdiff_t before = 0;
    for (const RankReason& each : row.reasons) {
      if (!isOfStep(row.entry, each) || before++ != turn) continue;
      const bool isTable = each.step == RankStep::HeadToHead || each.step == RankStep::Rematch;
      const std::string text = toText(each.figures);
      figures[row.entry] = isTable ? text.substr(0, text.find('-')) : text;
    }
  }
  return figures;
}

class Sentence {
 public:
  Sentence(std::string text, const Standings& judged, const contest::RankedEntry& ranked,
           const RankReason& reason)
      : m_text(std::move(text)), m_reason(reason), m_figures(figuresAt(judged, ranked, reason)) {
    m_own = valueOf(ranked.entry);
    for (const EntryId rival : reason.against) {
      m_ahead += valueOf(rival) < m_own ? 1U : 0U;
      m_behind += m_own < valueOf(rival) ? 1U : 0U;
    }
  }

  void expectTrue() const {
    const std::size_t rivals = m_reason.against.size();
    ASSERT_EQ(m_figures.size(), rivals + 1) << m_text;
    if (m_reason.step == RankStep::Annulled) {
      EXPECT_TRUE(says("Withdrew before half of the games")) << m_text;
      return;
    }
    for (const EntryId rival : m_reason.against) EXPECT_TRUE(says(nameOf(rival))) << m_text;
    if (!m_reason.hasFigures()) {
      const bool isOpen =
          says("Same rank") || says("Rematch to play") || says("Still tied") || says("must still play");
      EXPECT_TRUE(isOpen) << m_text;
      return;
    }
    const bool isLot = m_reason.step == RankStep::Lot;
    if (says("Ahead of")) {
      EXPECT_EQ(isLot ? m_behind : m_ahead, rivals) << m_text;
    }
    if (says("Behind")) {
      EXPECT_EQ(isLot ? m_ahead : m_behind, rivals) << m_text;
    }
    if (isLot) return;
    const bool isLevel = m_ahead + m_behind == 0;
    EXPECT_EQ(says("ied with"), isLevel) << m_text;
    const bool isWon = says("Won the rematch against ");
    if (isWon || says("Lost the rematch against ")) {
      EXPECT_EQ(isWon ? m_ahead : m_behind, rivals) << m_text;
      return;
    }
    if (!says(" against ")) {
      EXPECT_TRUE(isLevel || rivals == 1) << m_text;
      return;
    }
    for (const EntryId rival : m_reason.against) {
      EXPECT_TRUE(says(shown(m_reason.step, m_figures.at(rival)) + " (" + nameOf(rival) + ")")) << m_text;
    }
  }

 private:
  [[nodiscard]] bool says(const std::string& words) const { return m_text.find(words) != std::string::npos; }
  [[nodiscard]] exact::Number valueOf(EntryId entry) const {
    const auto found = m_figures.find(entry);
    const auto value = found == m_figures.end() ? std::nullopt : exact::parseNumber(found->second);
    return value ? *value : exact::Number();
  }

  std::string m_text;
  const RankReason& m_reason;
  std::map<EntryId, std::string> m_figures;
  exact::Number m_own;
  std::size_t m_ahead = 0;
  std::size_t m_behind = 0;
};

TEST(RankReasons, SayWhatEachStepDecided) {
  using namespace contest::testing;
  std::map<rules::Clause, int> clauses;
  for (unsigned seed = 1; seed <= 600; ++seed) {
    SCOPED_TRACE(seed);
    Chance chance(seed);
    contest::Event event = randomEvent(chance);
    if (seed % 2 == 0) drawLaw(event, chance);
    for (int stage = 0; stage < 3; ++stage) {
      const Standings table = contest::standings(event);
      const bool allIn =
          std::ranges::all_of(event.games, [](const auto& game) { return game.result.has_value(); });
      const Standings judged = support::plainRanks(
          event, allIn && !event.games.empty() ? support::Results::AllIn : support::Results::Missing);
      for (const contest::RankedEntry& row : table.ranks) {
        for (const RankReason& reason : row.reasons) {
          ++clauses[clauseOf(reason.step)];
          Sentence(rankReasonText(reason, row, table, nameOf, Language::English), judged, row, reason)
              .expectTrue();
        }
      }
      playRematches(event, table, chance);
      drawLots(event, table, chance);
    }
    if (::testing::Test::HasFailure()) break;
  }
  for (const std::string_view clause : {"Y2a", "Y2b", "Y2c", "Y2d", "Y2e", "Y2f", "Y2g", "Y2h"}) {
    EXPECT_GT(clauses[rules::parseClause(clause).value()], 50) << clause;
  }
}

}  // namespace
}  // namespace damath::words
