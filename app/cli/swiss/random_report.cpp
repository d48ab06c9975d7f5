// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/swiss/random_report.hpp"

#include <algorithm>
#include <random>
#include <string>

#include "core/fact_table.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/settle/game_record.hpp"

namespace damath::cli {

namespace {

using notation::TrfColour;
using notation::TrfGame;
using notation::TrfResult;

constexpr int kWin = 10;
constexpr int kDraw = 5;

class ReportMaker {
 public:
  explicit ReportMaker(const RandomReport& wanted) : m_wanted(wanted), m_lots(wanted.seed) {
    m_tournament.rounds = wanted.rounds;
    m_tournament.win = kWin;
    m_tournament.first = below(2) == 0 ? dutch::Colour::White : dutch::Colour::Black;
    for (int number = 1; number <= wanted.players; ++number) {
      m_tournament.players.push_back({.number = number, .rounds = {}, .accelerations = {}, .plays = true});
      m_ratings.push_back(2600 - 1400 * number / wanted.players - below(20));
    }
    m_games.resize(static_cast<std::size_t>(wanted.players));
  }

  RandomEvent made() {
    for (m_tournament.round = 1; m_tournament.round <= m_wanted.rounds; ++m_tournament.round) {
      for (dutch::Player& player : m_tournament.players) player.plays = below(100) >= m_wanted.absences;
      const auto pairing = dutch::pairRound(m_tournament);
      if (!pairing) return {report(), std::move(m_sheets), m_tournament.round - 1, pairing.error()};
      play(*pairing);
    }
    return {report(), std::move(m_sheets), m_wanted.rounds, std::nullopt};
  }

 private:
  // Returns a random number below `bound`. The result is the same on every platform. Distributions of the
  // standard library are not used, because they differ between platforms.
  int below(int bound) { return static_cast<int>(m_lots() % static_cast<std::uint64_t>(bound)); }

  static dutch::Score pointsOf(TrfResult result) {
    if (isDraw(result)) return kDraw;
    return isWin(result) || result == TrfResult::AllottedBye ? kWin : 0;
  }

  void enter(int place, int opponent, std::optional<dutch::Colour> colour, TrfResult result) {
    const bool isGame = opponent != -1;
    auto& player = m_tournament.players[static_cast<std::size_t>(place)];
    player.rounds.push_back({.opponent = isGame ? std::optional(opponent) : std::nullopt,
                             .colour = colour,
                             .isPlayed = isGame && !isForfeit(result),
                             .isAllottedBye = result == TrfResult::AllottedBye,
                             .points = pointsOf(result)});
    const TrfColour shown = !colour                           ? TrfColour::None
                            : *colour == dutch::Colour::White ? TrfColour::White
                                                              : TrfColour::Black;
    m_games[static_cast<std::size_t>(place)].push_back({isGame ? opponent + 1 : 0, shown, result});
  }

  // Returns a random result of the game for White. The stronger player wins more often, except in games that
  // are played on the board.
  TrfResult resultOf(const dutch::Pair& pair) {
    const bool isForfeit = below(100) < m_wanted.forfeits;
    if (!isForfeit && m_wanted.hasSheets) return resultOfGame(pair);
    if (!isForfeit && below(100) < m_wanted.draws) return TrfResult::Draw;
    const int ahead =
        m_ratings[static_cast<std::size_t>(pair.white)] - m_ratings[static_cast<std::size_t>(pair.black)];
    const bool wins = below(100) < std::clamp(50 + ahead / 16, 5, 95);
    if (isForfeit) return wins ? TrfResult::ForfeitWin : TrfResult::ForfeitLoss;
    return wins ? TrfResult::Win : TrfResult::Loss;
  }

  // Plays a game of random legal turns and returns White's result. The game ends when a side has no turn, or
  // after a random number of turns from 30 to 89.
  TrfResult resultOfGame(const dutch::Pair& pair) {
    constexpr int kFewestTurns = 30;
    constexpr int kMoreTurns = 60;
    sheet::GameRecord game;
    game.start = rules::startPosition(m_set, m_ruleset);
    board::Position position = game.start;
    for (int turn = kFewestTurns + below(kMoreTurns); turn > 0; --turn) {
      const rules::TurnList legal = rules::legalTurns(m_ruleset, position);
      if (legal.empty()) {
        game.ending = rules::Ending::Cornered;
        break;
      }
      game.turns.push_back(legal[static_cast<std::size_t>(below(static_cast<int>(legal.size())))]);
      rules::play(m_ruleset, position, game.turns.back());
    }
    sheet::Sheet sheet = sheet::written(game, m_set, m_ruleset, sheet::Routes::Written);
    const auto result = sheet.result();
    sheet.setTag(sheet::kRoundTag, std::to_string(m_tournament.round));
    sheet.setTag(sheet::kBoardTag, std::to_string(m_board));
    sheet.setTag(sheet::kBlueTag, nameOf(pair.white));
    sheet.setTag(sheet::kRedTag, nameOf(pair.black));
    m_sheets.push_back({m_tournament.round, m_board, std::move(sheet)});
    if (result == rules::Result::BlueWins) return TrfResult::Win;
    return result == rules::Result::RedWins ? TrfResult::Loss : TrfResult::Draw;
  }

  static std::string nameOf(int place) { return "Player " + std::to_string(place + 1); }

  static TrfResult mirrored(TrfResult result) {
    constexpr FactRow<TrfResult, TrfResult> kMirrored[] = {{TrfResult::Win, TrfResult::Loss},
                                                           {TrfResult::Loss, TrfResult::Win},
                                                           {TrfResult::ForfeitWin, TrfResult::ForfeitLoss},
                                                           {TrfResult::ForfeitLoss, TrfResult::ForfeitWin}};
    return factOf(kMirrored, result, result);
  }

  void play(const dutch::Pairing& pairing) {
    m_board = 0;
    for (const dutch::Pair& pair : pairing.boards) {
      ++m_board;
      const TrfResult result = resultOf(pair);
      enter(pair.white, pair.black, dutch::Colour::White, result);
      enter(pair.black, pair.white, dutch::Colour::Black, mirrored(result));
    }
    if (pairing.bye) enter(*pairing.bye, -1, std::nullopt, TrfResult::AllottedBye);
    for (std::size_t place = 0; place < m_tournament.players.size(); ++place) {
      if (!m_tournament.players[place].plays)
        enter(static_cast<int>(place), -1, std::nullopt, TrfResult::ZeroBye);
    }
  }

  notation::Trf report() const {
    notation::Trf trf;
    trf.records.emplace_back(notation::TrfText{"012", "Seed " + std::to_string(m_wanted.seed)});
    trf.records.emplace_back(notation::TrfText{"092", "Individual: Swiss-System"});
    trf.records.emplace_back(notation::TrfRounds{m_wanted.rounds});
    trf.records.emplace_back(
        notation::TrfStart{m_tournament.first == dutch::Colour::White ? TrfColour::White : TrfColour::Black,
                           notation::TrfOrder::ByNumber});
    for (std::size_t place = 0; place < m_games.size(); ++place) {
      notation::TrfPlayer player;
      player.number = static_cast<int>(place) + 1;
      player.name = nameOf(static_cast<int>(place));
      player.rating = m_ratings[place];
      dutch::Score points = 0;
      for (const dutch::Encounter& encounter : m_tournament.players[place].rounds) points += encounter.points;
      player.tenths = static_cast<int>(points);
      player.games = m_games[place];
      trf.records.emplace_back(std::move(player));
    }
    return trf;
  }

  const RandomReport& m_wanted;
  std::mt19937_64 m_lots;
  dutch::Tournament m_tournament;
  std::vector<int> m_ratings;
  std::vector<std::vector<TrfGame>> m_games;
  rules::ChipSet m_set = *rules::builtInChipSet("integer");
  rules::Ruleset m_ruleset = rules::manual();
  int m_board = 0;
  std::vector<RandomSheet> m_sheets;
};

}  // namespace

RandomEvent randomEvent(const RandomReport& wanted) {
  return ReportMaker(wanted).made();
}

}  // namespace damath::cli
