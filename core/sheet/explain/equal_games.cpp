// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/equal_games.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <numeric>

#include "core/precondition.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;

using Sums = std::array<exact::Number, 2>;  // the score sums of BLUE and RED

bool isMade(const ExplainedTurn& explained) {
  return explained.kind == ExplainedTurnKind::Turn || explained.kind == ExplainedTurnKind::Unwritten;
}

// Adds the scores of the turn's jumps to the side's sum.
void addScores(const Law& law, Position position, const ExplainedTurn& explained, Sums& sums) {
  if (!isMade(explained)) return;
  position.setToMove(explained.side);
  for (const BoardStep& step : BoardSteps(position, explained.turn)) {
    if (step.taken) sums[indexOf(explained.side)] += law.scoreOf(step.mover, *step.taken, step.landing).value;
  }
}

void addChipsLeft(const Law& law, const Position& position, Sums& sums) {
  for (const Side side : board::kSides) sums[indexOf(side)] += valueLeft(law, position, side);
}

// Returns the number of the turn's written scores that differ from the correct score.
std::size_t contradicted(const Law& law, const Reading& reading, Position position,
                         const ExplainedTurn& explained) {
  if (explained.kind != ExplainedTurnKind::Turn) return 0;
  position.setToMove(explained.side);
  const BoardSteps steps(position, explained.turn);
  std::size_t count = 0;
  std::size_t entry = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (explained.unwrittenJump == i) continue;
    const FigureStep* written = lastStep(reading.plays[explained.entry(entry++)].score);
    if (written == nullptr || !steps[i].taken) continue;
    const rules::JumpScore& score = law.scoreOf(steps[i].mover, *steps[i].taken, steps[i].landing);
    if (!statesScore(law, *written, score)) ++count;
  }
  return count;
}

// The ways (sequences of turns) from the start to the nodes of a search graph. Each node keeps one way for
// each pair of score sums.
class Ways {
 public:
  Ways(const Law& law, const Reading& reading, const SearchGraph& graph)
      : m_law(law), m_reading(reading), m_graph(graph) {}

  struct Way {
    Sums sums;                     // the scores so far
    std::size_t contradicted = 0;  // the number of contradicted written scores so far
    EdgeId last = kNoEdge;         // the last turn of the way; kNoEdge at the start
    // The index of the way that the turn `last` continues, among the ways to the node where `last` begins.
    std::size_t before = 0;
  };

  // Returns at most kMostEqualGames ways to the node: the ways that contradict the fewest written scores. If
  // two ways contradict equally many scores, the way along earlier edges of the graph comes first.
  const std::vector<Way>& to(NodeId node) {
    if (const auto known = m_known.find(node); known != m_known.end()) return known->second;
    std::vector<Way> ways;
    EdgeId edge = m_graph.firstWay(node);
    if (edge == kNoEdge) ways.emplace_back();
    for (; edge != kNoEdge; edge = m_graph.edge(edge).next) {
      const ExplainedTurn last = m_graph.explained(edge);
      const std::vector<Way>& before = to(m_graph.edge(edge).from);
      const Position position = m_graph.place(m_graph.edge(edge).from).position;
      for (std::size_t i = 0; i < before.size(); ++i) {
        Way way = before[i];
        addScores(m_law, position, last, way.sums);
        way.contradicted += contradicted(m_law, m_reading, position, last);
        way.last = edge;
        way.before = i;
        keep(ways, std::move(way));
      }
    }
    return m_known.emplace(node, std::move(ways)).first->second;
  }

  CheapestGame game(NodeId end, std::size_t index) {
    CheapestGame game;
    const Way* way = &to(end)[index];
    game.grands = way->sums;
    addChipsLeft(m_law, m_graph.place(end).position, game.grands);
    while (way->last != kNoEdge) {
      game.turns.push_back(m_graph.explained(way->last));
      way = &to(m_graph.edge(way->last).from)[way->before];
    }
    std::ranges::reverse(game.turns);
    return game;
  }

 private:
  static void keep(std::vector<Way>& ways, Way way) {
    const auto same = std::ranges::find(ways, way.sums, &Way::sums);
    if (same != ways.end()) {
      if (same->contradicted <= way.contradicted) return;
      ways.erase(same);
    }
    const auto place = std::ranges::upper_bound(ways, way.contradicted, {}, &Way::contradicted);
    ways.insert(place, std::move(way));
    if (ways.size() > kMostEqualGames) ways.pop_back();
  }

  const Law& m_law;
  const Reading& m_reading;
  const SearchGraph& m_graph;
  std::map<NodeId, std::vector<Way>> m_known;
};

// A turn that was made on the board, and its index among the explained turns of the game.
struct MadeTurn {
  std::size_t index;
  const ExplainedTurn* explained;
};

std::vector<MadeTurn> madeTurns(const CheapestGame& game) {
  std::vector<MadeTurn> made;
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    if (isMade(game.turns[i])) made.push_back({i, &game.turns[i]});
  }
  return made;
}

bool isSameTurn(const std::vector<MadeTurn>& a, const std::vector<MadeTurn>& b, std::size_t i) {
  if (i >= a.size() || i >= b.size()) return i >= a.size() && i >= b.size();
  return a[i].explained->side == b[i].explained->side && a[i].explained->turn == b[i].explained->turn;
}

// Returns the first turn in which the games with the indices `open` differ.
Undecided parting(const Law& law, const Reading& reading, const Position& start,
                  const std::vector<CheapestGame>& games, const std::vector<std::size_t>& open) {
  std::vector<std::vector<MadeTurn>> made;
  for (const std::size_t game : open) made.push_back(madeTurns(games[game]));
  Undecided found;
  found.position = start;
  const std::vector<MadeTurn>& first = made.front();
  std::size_t at = 0;
  for (; at < first.size(); ++at) {
    const auto differs = [&](const auto& other) { return !isSameTurn(first, other, at); };
    if (std::ranges::any_of(made, differs)) break;
    found.position.setToMove(first[at].explained->side);
    rules::play(law.movement, found.position, first[at].explained->turn);
  }
  found.turns = at < first.size() ? first[at].index : games[open.front()].turns.size();
  const std::size_t entry = at < first.size() ? first[at].explained->first : reading.plays.size();
  found.line = reading.plays[std::min(entry, reading.plays.size() - 1)].line;
  for (std::size_t i = 0; i < open.size(); ++i) {
    Undecided::Option option{std::nullopt, found.position.toMove(), games[open[i]].grands};
    if (at < made[i].size()) {
      option.turn = made[i][at].explained->turn;
      option.side = made[i][at].explained->side;
    }
    found.options.push_back(std::move(option));
  }
  return found;
}

// Returns the indices of the games whose result equals the result on the sheet. Returns all indices if no
// game has this result.
std::vector<std::size_t> borneOut(const Law& law, const std::vector<CheapestGame>& games,
                                  const WrittenEnd& written) {
  std::vector<std::size_t> all(games.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  std::vector<std::size_t> right;
  std::ranges::copy_if(all, std::back_inserter(right), [&](std::size_t game) {
    const Sums& grands = games[game].grands;
    return written.result == rules::resultOf(law.ruleset, written.ending, grands[0], grands[1]);
  });
  return right.empty() ? all : right;
}

}  // namespace

std::vector<CheapestGame> equalGames(const Law& law, const Reading& reading, const SearchGraph& graph,
                                     const std::vector<NodeId>& ends) {
  Ways ways(law, reading, graph);
  std::size_t fewest = ways.to(ends.front()).front().contradicted;
  for (const NodeId end : ends) fewest = std::min(fewest, ways.to(end).front().contradicted);
  std::vector<CheapestGame> games;
  for (const NodeId end : ends) {
    for (std::size_t i = 0; i < ways.to(end).size() && games.size() < kMostEqualGames; ++i) {
      if (ways.to(end)[i].contradicted > fewest) break;
      CheapestGame game = ways.game(end, i);
      if (std::ranges::find(games, game.grands, &CheapestGame::grands) == games.end())
        games.push_back(std::move(game));
    }
  }
  return games;
}

CheapestGame gameOf(const Law& law, const Segment& segment) {
  CheapestGame game{segment.explainedTurns, {}};
  Position position = segment.start;
  for (const ExplainedTurn& explained : segment.explainedTurns) {
    addScores(law, position, explained, game.grands);
    if (!isMade(explained)) continue;
    position.setToMove(explained.side);
    rules::play(law.movement, position, explained.turn);
  }
  addChipsLeft(law, position, game.grands);
  return game;
}

GameChoice chooseGame(const Law& law, const Reading& reading, const Position& start,
                      const std::vector<CheapestGame>& games, const HabitAnswers& answers,
                      const WrittenEnd& written) {
  DAMATH_EXPECTS(!games.empty());
  std::vector<std::size_t> open = borneOut(law, games, written);
  while (open.size() > 1) {
    Undecided parted = parting(law, reading, start, games, open);
    std::vector<std::size_t> left;
    std::vector<std::size_t> accepted;
    for (std::size_t i = 0; i < open.size(); ++i) {
      const Undecided::Option& option = parted.options[i];
      const std::string route = option.turn ? routeText(*option.turn) : "-";
      const auto answer = answers.on(turnInQuestion(parted.line, option.side, route));
      if (answer == HabitDecision::Accepted) accepted.push_back(open[i]);
      if (answer != HabitDecision::Declined) left.push_back(open[i]);
    }
    if (!accepted.empty()) left = accepted;
    if (left.empty()) left.push_back(open.back());
    if (left.size() == open.size()) return {open.front(), std::move(parted)};
    open = std::move(left);
  }
  return {open.front(), std::nullopt};
}

}  // namespace damath::sheet
