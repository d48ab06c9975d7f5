// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/bracket_tree.hpp"

#include <algorithm>
#include <set>

#include "core/contest/pairing/meeting_state.hpp"
#include "reports/compose/lists/played_bracket.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using pairing::BracketMeeting;
using pairing::MeetingKind;
using pairing::Source;
using words::Phrase;

// Cuts the bracket of a knock-out into parts, each of which fits on a page.
class TreeCutter {
 public:
  TreeCutter(const PlayedBracket& played, words::Language language)
      : m_played(played),
        m_language(language),
        m_meetings(played.bracket().meetings),
        m_leaves(m_meetings.size()) {
    for (std::size_t i = 0; i < m_meetings.size(); ++i) {
      for (const std::size_t from : feeders(i)) m_leaves[i] += m_leaves[from];
      m_leaves[i] = std::max<std::size_t>(m_leaves[i], 1);
    }
  }

  [[nodiscard]] std::vector<TreePart> parts() {
    for (const MeetingKind side : {MeetingKind::Winners, MeetingKind::Losers, MeetingKind::Final}) {
      std::vector<std::size_t> roots;
      for (std::size_t i = 0; i < m_meetings.size(); ++i) {
        if (sideOf(i) == side && !feedsItsSide(i)) roots.push_back(i);
      }
      addPart(roots);
    }
    return std::move(m_parts);
  }

 private:
  // Returns the side of the bracket that the game belongs to. In a single knock-out there is one side: it
  // also has the final and the game for third place. In a double knock-out there are the winners' side, the
  // losers' side, and the final between their winners as a side of its own.
  [[nodiscard]] MeetingKind sideOf(std::size_t game) const {
    const MeetingKind kind = m_meetings[game].kind;
    if (kind == MeetingKind::Losers) return kind;
    // True for a double knock-out. With two players, a double knock-out has no game of the losers' side, but
    // the loser of the first game plays in the final.
    const bool isTwice = std::ranges::any_of(m_meetings, [](const BracketMeeting& each) {
      const bool endsBoth = each.kind == MeetingKind::Final || each.kind == MeetingKind::Reset;
      return each.kind == MeetingKind::Losers || (endsBoth && each.second.kind == Source::Kind::LoserOf);
    });
    const bool isFinal = kind == MeetingKind::Final || kind == MeetingKind::Reset;
    return isFinal && isTwice ? MeetingKind::Final : MeetingKind::Winners;
  }

  // Returns the earlier games whose winners meet in this game. Leaves out games of another side of the
  // bracket (sideOf).
  [[nodiscard]] std::vector<std::size_t> feeders(std::size_t game) const {
    std::vector<std::size_t> from;
    for (const Source& source : {m_meetings[game].first, m_meetings[game].second}) {
      if (source.kind != Source::Kind::WinnerOf) continue;
      const auto index = static_cast<std::size_t>(source.index);
      if (sideOf(index) == sideOf(game)) from.push_back(index);
    }
    return from;
  }

  [[nodiscard]] bool feedsItsSide(std::size_t game) const {
    for (std::size_t i = 0; i < m_meetings.size(); ++i) {
      if (std::ranges::count(feeders(i), game) > 0) return true;
    }
    return false;
  }

  // Adds the part of the bracket that leads to the games `roots`. If it is too large for a page, some of its
  // subtrees become parts of their own.
  void addPart(const std::vector<std::size_t>& roots) {
    if (roots.empty()) return;
    std::size_t leaves = 0;
    for (const std::size_t root : roots) leaves += m_leaves[root];
    std::set<std::size_t> cut;
    for (const std::size_t root : roots) {
      if (leaves > kTreeGamesOnAPage + roots.size()) cutBelow(root, cut);
    }
    TreePart part;
    for (const std::size_t root : roots) static_cast<void>(add(part, root, cut));
    std::set<int> rounds;
    for (const TreeGame& game : part.games) rounds.insert(roundOf(game));
    for (const int round : rounds)
      part.rounds.push_back(said(Phrase::Round, m_language) + " " + std::to_string(round));
    for (TreeGame& game : part.games) {
      game.column = static_cast<std::size_t>(std::distance(rounds.begin(), rounds.find(roundOf(game))));
    }
    m_parts.push_back(std::move(part));
  }

  // Adds the largest subtrees that fit on a page as parts of their own. They come before the part that they
  // lead to.
  void cutBelow(std::size_t game, std::set<std::size_t>& cut) {
    for (const std::size_t from : feeders(game)) {
      if (m_leaves[from] > kTreeGamesOnAPage) {
        cutBelow(from, cut);
      } else {
        addPart({from});
        cut.insert(from);
      }
    }
  }

  std::optional<std::size_t> add(TreePart& part, std::size_t index, const std::set<std::size_t>& cut) {
    const BracketMeeting& meeting = m_meetings[index];
    TreeGame game;
    game.number = static_cast<int>(index) + 1;
    const pairing::MeetingState& state = m_played.states()[index];
    game.players = {m_played.placeText(meeting.first, state.first),
                    m_played.placeText(meeting.second, state.second)};
    game.winner = m_played.winnerText(state);
    const bool isPlain = meeting.kind == MeetingKind::Winners || meeting.kind == MeetingKind::Losers;
    if (!isPlain) game.caption = m_played.kindText(meeting);
    const std::vector<std::size_t> own = feeders(index);
    const std::array<Source, 2> sources = {meeting.first, meeting.second};
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const auto from = static_cast<std::size_t>(sources[i].index);
      const bool comesFromHere = sources[i].kind == Source::Kind::WinnerOf &&
                                 std::ranges::count(own, from) > 0 && !cut.contains(from);
      if (comesFromHere) game.from[i] = add(part, from, cut);
    }
    part.games.push_back(std::move(game));
    return part.games.size() - 1;
  }

  [[nodiscard]] int roundOf(const TreeGame& game) const {
    return m_played.roundOf(m_meetings[static_cast<std::size_t>(game.number) - 1]);
  }

  const PlayedBracket& m_played;
  words::Language m_language;
  const std::vector<BracketMeeting>& m_meetings;
  // For each game: the number of first-round games (games without an earlier game) that lead to it.
  std::vector<std::size_t> m_leaves;
  std::vector<TreePart> m_parts;
};

}  // namespace

BracketTree bracketTree(const contest::Contest& contest, const contest::Event& event,
                        words::Language language) {
  const PlayedBracket played(contest, event, language);
  BracketTree tree;
  tree.title = said(Phrase::BracketTitle, language);
  tree.head = headOf(contest, event, language);
  tree.parts = TreeCutter(played, language).parts();
  return tree;
}

}  // namespace damath::compose
