// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_swiss.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/contest/pairing/dutch/baku.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/notation/trf/trf_settling.hpp"
#include "core/precondition.hpp"

namespace damath::notation {

namespace {

bool isPaired(const TrfGame& game) {
  return game.opponent != 0 || isAllottedBye(game);
}

}  // namespace

Expected<TrfSwiss, TrfSwissFault> TrfSwiss::read(const Trf& trf) {
  TrfSwiss swiss(trf);
  TrfSwissFault fault;
  fault.lines = swiss.readExtensions();
  fault.misfits = swiss.misfits();
  addLines(trf, fault.misfits);
  if (!fault.lines.empty() || !fault.misfits.empty()) return Unexpected<TrfSwissFault>(std::move(fault));
  return swiss;
}

TrfSwiss::TrfSwiss(const Trf& trf) : m_trf(&trf), m_players(trf.all<TrfPlayer>()), m_scoring(trf) {
  for (const TrfPlayer* player : m_players) {
    m_numbers.push_back(player->number);
    m_rounds = std::max(m_rounds, static_cast<int>(player->games.size()));
  }
  m_paired = trf.pairedRounds();
  if (const auto rounds = trf.all<TrfRounds>(); !rounds.empty()) m_rounds = rounds.front()->rounds;
}

TrfFaults TrfSwiss::readExtensions() {
  TrfFindings findings;
  for (std::size_t i = 0; i < m_trf->records.size(); ++i) {
    const auto* other = std::get_if<TrfOther>(&m_trf->records[i]);
    if (other == nullptr) continue;
    const bool isAcceleration = other->line.starts_with("XXA");
    if (!isAcceleration && !other->line.starts_with("XXP")) continue;
    const TrfLine line(other->line);
    // Each line of the file gives exactly one record, so the line number is the index of the record plus 1.
    TrfFields fields(line, static_cast<int>(i) + 1, findings);
    const std::vector<TrfFields::Word> words = fields.words(4);
    std::vector<int> numbers;
    RoundPoints points;
    for (std::size_t word = 0; word < words.size(); ++word) {
      if (isAcceleration && word > 0) {
        points.tenths.push_back(fields.points(words[word]));
      } else {
        numbers.push_back(fields.number(words[word], 1, kMostTrfNumber));
      }
    }
    if (numbers.size() < (isAcceleration ? 1U : 2U)) {
      // The line has too few numbers. The fault is placed in the column where the next number should stand.
      fields.fault(TrfFaultCode::NotNumber, std::max(line.width() + 2, 5), {}, "1-9999");
    } else if (isAcceleration) {
      points.number = numbers.front();
      points.line = static_cast<int>(i) + 1;
      m_roundPoints.push_back(std::move(points));
    } else {
      m_forbidden.push_back({std::move(numbers), static_cast<int>(i) + 1});
    }
  }
  m_notes = findings.notes();
  return findings.faults();
}

std::optional<int> TrfSwiss::placeOf(int number) const {
  // Players mostly stand in the order of their start numbers. Therefore index `number` − 1 is tried first.
  const auto guess = static_cast<std::size_t>(number) - 1;
  if (guess < m_numbers.size() && m_numbers[guess] == number) return static_cast<int>(guess);
  const auto found = std::ranges::find(m_numbers, number);
  if (found == m_numbers.end()) return std::nullopt;
  return static_cast<int>(found - m_numbers.begin());
}

void TrfSwiss::misfitsOf(std::size_t place, int round, TrfMisfits& misfits) const {
  const TrfGame game = gameOf(place, round);
  if (game.opponent == 0) return;
  const int number = m_numbers[place];
  const auto add = [&](TrfMisfitKind kind) {
    misfits.push_back({kind, number, round, game.opponent, {}, {}});
  };
  if (game.opponent == number) return add(TrfMisfitKind::PlaysItself);
  const auto opponent = placeOf(game.opponent);
  if (!opponent) return add(TrfMisfitKind::NoSuchOpponent);
  const TrfGame others = gameOf(static_cast<std::size_t>(*opponent), round);
  if (others.opponent != number) return add(TrfMisfitKind::OpponentDiffers);
  if (number > game.opponent) return;
  const bool isWalkover = isForfeit(game.result) && isForfeit(others.result);
  const bool lacksOne = game.colour == TrfColour::None || others.colour == TrfColour::None;
  // In a forfeited game, each line may lack its color. In all other games, both lines must have a color.
  if (isWalkover ? game.colour == others.colour && !lacksOne : game.colour == others.colour || lacksOne)
    return add(TrfMisfitKind::ColoursDiffer);
  const bool isOpen = game.result == TrfResult::Unknown;
  const bool bothSay = isOpen == (others.result == TrfResult::Unknown);
  if (!bothSay || isForfeit(game.result) != isForfeit(others.result) ||
      isDraw(game.result) != isDraw(others.result) || (isWin(game.result) && isWin(others.result))) {
    add(TrfMisfitKind::ResultsDiffer);
  }
}

TrfMisfits TrfSwiss::misfits() const {
  TrfMisfits misfits;
  if (m_players.empty()) misfits.push_back({TrfMisfitKind::NoPlayers, 0, 0, 0, {}, {}});
  for (std::size_t place = 0; place < m_players.size(); ++place) {
    for (int round = 1; round <= m_paired; ++round) misfitsOf(place, round, misfits);
  }
  addContradictions(*m_trf, misfits);
  addTeamLines(*m_trf, misfits);
  const auto named = [&](int number, int line) {
    if (!placeOf(number))
      misfits.push_back({TrfMisfitKind::NoSuchOpponent, number, m_paired + 1, number, {}, {}, line});
  };
  for (std::size_t i = 0; i < m_trf->records.size(); ++i) {
    const auto* absent = std::get_if<TrfAbsent>(&m_trf->records[i]);
    if (absent == nullptr) continue;
    for (const int number : absent->numbers) named(number, static_cast<int>(i) + 1);
  }
  for (const KeptApart& apart : m_forbidden) {
    for (const int number : apart.numbers) named(number, apart.line);
  }
  for (const RoundPoints& points : m_roundPoints) named(points.number, points.line);
  return misfits;
}

TrfNotes TrfSwiss::notes() const {
  TrfNotes notes = m_notes;
  if (!saysRounds()) notes.push_back({TrfNoteCode::RoundsMissing, 0, 0, std::to_string(m_rounds), {}});
  const bool isAccelerated = !m_roundPoints.empty() || !m_trf->all<TrfAcceleration>().empty() ||
                             m_trf->text("192").ends_with("_BAKU");
  for (std::size_t i = 0; i < m_trf->records.size() && !isAccelerated; ++i) {
    const auto* player = std::get_if<TrfPlayer>(&m_trf->records[i]);
    if (player == nullptr) continue;
    // Some reports already count the byes of the round that is still to be paired.
    const bool fits = m_scoring.fits(*player, m_paired) || m_scoring.fits(*player, m_paired + 1);
    if (fits) continue;
    notes.push_back({TrfNoteCode::PointsIgnored, static_cast<int>(i) + 1, 0, trfPointsText(*player->tenths),
                     trfPointsText(m_scoring.sumOf(*player, m_paired))});
  }
  return notes;
}

std::vector<std::pair<int, int>> TrfSwiss::openUntil(int round) const {
  std::vector<std::pair<int, int>> open;
  for (int past = 1; past <= round; ++past) {
    for (std::size_t place = 0; place < m_players.size(); ++place) {
      const TrfGame game = gameOf(place, past);
      if (game.opponent > m_numbers[place] && game.result == TrfResult::Unknown)
        open.emplace_back(m_numbers[place], game.opponent);
    }
  }
  return open;
}

dutch::Encounter TrfSwiss::encounterOf(const TrfGame& game) const {
  dutch::Encounter encounter;
  if (game.opponent != 0) {
    encounter.opponent = placeOf(game.opponent);
    encounter.isPlayed = game.result != TrfResult::Unknown && !isForfeit(game.result);
  }
  if (game.colour == TrfColour::White) encounter.colour = dutch::Colour::White;
  if (game.colour == TrfColour::Black) encounter.colour = dutch::Colour::Black;
  encounter.isAllottedBye = isAllottedBye(game);
  encounter.points = m_scoring.of(game);
  return encounter;
}

bool TrfSwiss::isByRank() const {
  const auto starts = m_trf->all<TrfStart>();
  return std::ranges::any_of(starts, [](const TrfStart* start) { return start->order == TrfOrder::ByRank; });
}

// Returns the places of the players in `m_players`, in the order of their pairing numbers.
std::vector<std::size_t> TrfSwiss::order() const {
  std::vector<std::size_t> places(m_players.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  if (!isByRank()) std::ranges::sort(places, {}, [this](std::size_t place) { return m_numbers[place]; });
  return places;
}

int TrfSwiss::firstRoundWithColours() const {
  for (int round = 1; round <= m_paired; ++round) {
    for (std::size_t place = 0; place < m_players.size(); ++place) {
      if (gameOf(place, round).colour != TrfColour::None) return round;
    }
  }
  return m_paired + 1;
}

// Returns the color of the first player from line 152 or XXC. If no such line exists, the color follows from
// the first round that has colors. In this round, the first player with a color in the order of pairing
// numbers decides. White if no round has colors.
dutch::Colour TrfSwiss::firstColour() const {
  for (const TrfStart* start : m_trf->all<TrfStart>()) {
    if (start->first == TrfColour::White) return dutch::Colour::White;
    if (start->first == TrfColour::Black) return dutch::Colour::Black;
  }
  const int round = firstRoundWithColours();
  int number = 0;
  for (const std::size_t place : order()) {
    bool hasCome = false;
    for (int past = 1; past <= round; ++past) hasCome = hasCome || isPaired(gameOf(place, past));
    if (!hasCome) continue;
    ++number;
    const TrfColour colour = gameOf(place, round).colour;
    if (colour == TrfColour::None) continue;
    return (colour == TrfColour::White) == (number % 2 == 1) ? dutch::Colour::White : dutch::Colour::Black;
  }
  return dutch::Colour::White;
}

bool TrfSwiss::isAnnouncedAway(int number, int round) const {
  for (const TrfByes* byes : m_trf->all<TrfByes>()) {
    if (byes->round == round && std::ranges::find(byes->numbers, number) != byes->numbers.end()) return true;
  }
  for (const TrfAbsent* absent : m_trf->all<TrfAbsent>()) {
    if (std::ranges::find(absent->numbers, number) != absent->numbers.end()) return true;
  }
  return false;
}

dutch::Tournament TrfSwiss::before(int round) const {
  DAMATH_EXPECTS(round >= 1 && round <= m_paired + 1);
  dutch::Tournament tournament;
  tournament.rounds = m_rounds;
  tournament.round = round;
  tournament.win = m_scoring.win();
  tournament.loss = m_scoring.loss();
  tournament.first = firstColour();
  const bool byRank = isByRank();
  for (std::size_t place = 0; place < m_players.size(); ++place) {
    dutch::Player player;
    player.number = byRank ? static_cast<int>(place) + 1 : m_numbers[place];
    for (int past = 1; past < round; ++past) player.rounds.push_back(encounterOf(gameOf(place, past)));
    const TrfGame game = gameOf(place, round);
    if (round <= m_paired) {
      player.plays = isPaired(game);
    } else {
      player.plays = game.result == TrfResult::Unknown && !isAnnouncedAway(m_numbers[place], round);
    }
    tournament.players.push_back(std::move(player));
  }
  accelerate(tournament);
  const auto keepApart = [&](const std::vector<int>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const auto first = placeOf(numbers[j]);
        const auto second = placeOf(numbers[i]);
        if (first && second) tournament.apart.emplace_back(*first, *second);
      }
    }
  };
  for (const KeptApart& each : m_forbidden) keepApart(each.numbers);
  for (const TrfApart* apart : m_trf->all<TrfApart>()) {
    if (apart->firstRound <= round && round <= apart->lastRound) keepApart(apart->numbers);
  }
  return tournament;
}

// Sets the extra points that count only for pairing. Lines that give points to players (XXA, 250) have
// priority. If no such line exists, the code of the pairing system (line 192) decides.
void TrfSwiss::accelerate(dutch::Tournament& tournament) const {
  const auto lines = m_trf->all<TrfAcceleration>();
  if (m_roundPoints.empty() && lines.empty() && m_trf->text("192").ends_with("_BAKU")) {
    std::vector<int> inOrder;
    for (const std::size_t place : order()) inOrder.push_back(static_cast<int>(place));
    dutch::accelerateByBaku(tournament, inOrder);
    return;
  }
  for (const RoundPoints& points : m_roundPoints) {
    auto& own = tournament.players[static_cast<std::size_t>(*placeOf(points.number))].accelerations;
    own.assign(points.tenths.begin(), points.tenths.end());
  }
  for (const TrfAcceleration* line : lines) {
    for (std::size_t place = 0; place < m_players.size(); ++place) {
      if (m_numbers[place] < line->firstNumber || m_numbers[place] > line->lastNumber) continue;
      auto& own = tournament.players[place].accelerations;
      own.resize(std::max(own.size(), static_cast<std::size_t>(line->lastRound)));
      for (int at = line->firstRound; at <= line->lastRound; ++at)
        own[static_cast<std::size_t>(at) - 1] = line->tenths;
    }
  }
}

TrfSwissRound TrfSwiss::asPaired(int round) const {
  TrfSwissRound paired;
  for (std::size_t place = 0; place < m_players.size(); ++place) {
    const TrfGame game = gameOf(place, round);
    const int own = static_cast<int>(place);
    if (isAllottedBye(game)) paired.bye = own;
    if (game.opponent < m_numbers[place]) continue;
    const int other = *placeOf(game.opponent);
    const TrfGame others = gameOf(static_cast<std::size_t>(other), round);
    const bool isWhite = game.colour != TrfColour::Black && others.colour != TrfColour::White;
    paired.boards.push_back(isWhite ? dutch::Pair{own, other} : dutch::Pair{other, own});
  }
  return paired;
}

}  // namespace damath::notation
