// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/running_game.hpp"

#include <algorithm>

#include "core/partition.hpp"
#include "core/precondition.hpp"
#include "core/rules/breach.hpp"

namespace damath::rules {

namespace {

using board::Position;
using board::Rank;
using board::Side;

Result winFor(Side side) {
  return side == Side::Blue ? Result::BlueWins : Result::RedWins;
}

// The result of each ending that end() accepts in a companion game, which has no totals (E3); nullopt for the
// endings that end() refuses there.
constexpr Part<std::optional<Result>, Ending> kPointByEnding[] = {
    {Result::RedWins, {Ending::NoShowBlue, Ending::ResignBlue, Ending::DisqualifiedBlue}},
    {Result::BlueWins, {Ending::NoShowRed, Ending::ResignRed, Ending::DisqualifiedRed}},
    {Result::NobodyWins, {Ending::NoShowBoth, Ending::DisqualifiedBoth}},
    {Result::Draw, {Ending::Agreement}},
    {std::nullopt, {Ending::Time, Ending::Repetition, Ending::Cornered, Ending::Inactivity}},
};
static_assert(isPartition(kPointByEnding));

}  // namespace

RunningGame::RunningGame(const Ruleset& ruleset, const ChipSet& set, const Position& start)
    : RunningGame(ScoredLaw{ruleset, set}, movementOf(ruleset), start) {}

RunningGame::RunningGame(const CompanionLaw& law, const Position& start)
    : RunningGame(law, movementOf(law), start) {}

RunningGame::RunningGame(std::variant<ScoredLaw, CompanionLaw> law, const Movement& movement,
                         const Position& start)
    : m_law(std::move(law)), m_movement(movement), m_position(start) {
  arrive();
}

Account RunningGame::account(Side side) const {
  const ScoredLaw* law = scored();
  DAMATH_EXPECTS(law != nullptr);
  Account account{m_running[indexOf(side)], {}, {}};
  for (board::Bits rest = m_position.of(side); rest != 0; rest &= rest - 1) {
    const Square square = board::firstSquare(rest);
    account.remaining += remainingValue(law->ruleset, law->set, *m_position.at(square), square);
  }
  account.grand = account.running + account.remaining;
  return account;
}

void RunningGame::play(const Turn& turn) {
  DAMATH_EXPECTS(!m_outcome && std::ranges::find(m_turns, turn) != m_turns.end());
  make(turn);
}

void RunningGame::playStanding(const Turn& turn) {
  const std::vector<PlayableTurn> playable = playableTurns(m_movement, m_position);
  DAMATH_EXPECTS(!m_outcome && std::ranges::find(playable, turn, &PlayableTurn::turn) != playable.end());
  make(turn);
}

void RunningGame::make(const Turn& turn) {
  const board::Piece mover = *m_position.at(turn.start());
  PlayedTurn played{mover.side, turn, {}};
  const ScoredLaw* law = scored();
  if (law != nullptr) {
    for (const Jump& jump : turn.jumps()) {
      played.scores.push_back(
          scoreOf(law->ruleset, law->set, mover, *m_position.at(jump.taken), jump.landing));
      m_running[indexOf(mover.side)] += played.scores.back().value;
    }
  }
  m_played.push_back(std::move(played));
  m_quietTurns = turn.isCapture() ? 0 : m_quietTurns + 1;
  m_kingTurns = turn.isCapture() || mover.rank == Rank::Ordinary ? 0 : m_kingTurns + 1;
  const bool byOne = law != nullptr && law->ruleset.repetitionBy.answer() == RepetitionBy::One;
  // A capture is irreversible, and so is an ordinary chip's step if the chips of both players count.
  if (turn.isCapture() || (m_kingTurns == 0 && !byOne)) m_seen.clear();
  rules::play(m_movement, m_position, turn);
  arrive();
}

bool RunningGame::end(Ending ending) {
  DAMATH_EXPECTS(!m_outcome);
  if (!allows(ending)) return false;
  if (scored() != nullptr) {
    m_outcome = byScores(ending);
  } else {
    m_outcome = Outcome{ending, *partOf(kPointByEnding, ending), {}};
  }
  m_turns.clear();
  return true;
}

Outcome RunningGame::byScores(Ending ending) const {
  return {
      ending, resultOf(scored()->ruleset, ending, account(Side::Blue).grand, account(Side::Red).grand), {}};
}

bool RunningGame::allows(Ending ending) const {
  const ScoredLaw* law = scored();
  switch (ending) {
    case Ending::Agreement:
      return (law != nullptr ? law->ruleset.drawByAgreement.answer()
                             : std::get<CompanionLaw>(m_law).draws.answer().agreement) == YesNo::Yes;
    case Ending::Repetition:
      return m_repetitionDue;
    case Ending::Cornered:
    case Ending::Inactivity:
      return false;
    default:
      return law != nullptr || ending != Ending::Time;
  }
}

int RunningGame::occurrences() const {
  const ScoredLaw* law = scored();
  return static_cast<int>(std::ranges::count_if(m_seen, [&](const Position& seen) {
    return law != nullptr ? isRepeated(law->ruleset, seen, m_position) : isSameDiagram(seen, m_position);
  }));
}

void RunningGame::arrive() {
  m_seen.push_back(m_position);
  listLegalTurns(m_movement, m_position, m_turns);
  m_outcome = std::visit([this](const auto& law) { return endingUnder(law); }, m_law);
  if (m_outcome) m_turns.clear();
}

std::optional<Outcome> RunningGame::endingUnder(const ScoredLaw& law) {
  // The game ends if the side to move has no legal turn (E1). The totals decide (E2).
  if (m_turns.empty()) return byScores(Ending::Cornered);
  m_repetitionDue = occurrences() >= law.ruleset.repetitionCount.answer();
  if (m_repetitionDue && law.ruleset.repetitionEnds.answer() != RepetitionEnds::ArbiterConfirms) {
    return byScores(Ending::Repetition);  // the position has occurred often enough (E4)
  }
  const std::optional<int>& limit = law.ruleset.inactivityPlies.answer();
  if (limit && m_quietTurns >= *limit) return byScores(Ending::Inactivity);
  return std::nullopt;
}

std::optional<Outcome> RunningGame::endingUnder(const CompanionLaw& law) {
  if (m_turns.empty()) {  // G7: a side without a legal turn loses
    return Outcome{Ending::Cornered, winFor(opponent(m_position.toMove())), {}};
  }
  const CompanionDraws& draws = law.draws.answer();
  const auto drawn = [](Ending ending, CompanionDraw rule) { return Outcome{ending, Result::Draw, rule}; };
  if (draws.repetitionCount && occurrences() >= *draws.repetitionCount) {
    return drawn(Ending::Repetition, CompanionDraw::Repetition);
  }
  if (const auto limit = kingTurnsOfBoth(draws); limit && m_kingTurns >= *limit) {
    return drawn(Ending::Inactivity, CompanionDraw::KingTurns);
  }
  if (drawsLoneKings(draws, m_position, m_turns.front().isCapture())) {
    return drawn(Ending::Inactivity, CompanionDraw::LoneKings);
  }
  return std::nullopt;
}

TurnList turnsPlayed(const RunningGame& game) {
  TurnList turns;
  for (const PlayedTurn& played : game.played()) turns.push_back(played.turn);
  return turns;
}

}  // namespace damath::rules
