// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_settling.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/notation/trf/trf_line.hpp"
#include "core/spellings.hpp"
#include "core/text/letter.hpp"
#include "core/text/number.hpp"

namespace damath::notation {

namespace {

int lineOf(std::size_t record) {
  return static_cast<int>(record) + 1;
}

TrfColour otherColour(TrfColour colour) {
  return colour == TrfColour::White   ? TrfColour::Black
         : colour == TrfColour::Black ? TrfColour::White
                                      : TrfColour::None;
}

// Returns the result that the opponent's line has. A loss can also be a game that both lost, so the user is
// told of each result that was copied.
TrfResult opponentsResult(TrfResult result) {
  constexpr std::pair<TrfResult, TrfResult> kPairs[] = {{TrfResult::Win, TrfResult::Loss},
                                                        {TrfResult::ShortWin, TrfResult::ShortLoss},
                                                        {TrfResult::ForfeitWin, TrfResult::ForfeitLoss}};
  for (const auto& [win, loss] : kPairs) {
    if (result == win) return loss;
    if (result == loss) return win;
  }
  return result;
}

class Settling {
 public:
  Settling(Trf trf, TrfExtent extent) : m_extent(extent) {
    m_settled.trf = std::move(trf);
    auto& records = m_settled.trf.records;
    for (std::size_t i = 0; i < records.size(); ++i) {
      const auto* player = std::get_if<TrfPlayer>(&records[i]);
      if (player == nullptr) continue;
      m_records.emplace(player->number, i);
      m_rounds = std::max(m_rounds, static_cast<int>(player->games.size()));
    }
  }

  TrfSettled settle() {
    for (int round = 1; round <= m_rounds; ++round) {
      if (isReadable()) addMissingGames(round);
      for (const auto& [number, record] : m_records) settleGame(number, round);
    }
    for (const auto& [number, record] : m_records) trim(playerAt(record));
    if (isReadable()) leaveOutLines();
    noteByesAhead();
    std::ranges::stable_sort(m_settled.notes, {}, &TrfNote::line);
    addLines(m_settled.trf, m_settled.leftOut);
    return std::move(m_settled);
  }

 private:
  [[nodiscard]] bool isReadable() const { return m_extent == TrfExtent::Readable; }
  TrfPlayer& playerAt(std::size_t record) { return std::get<TrfPlayer>(m_settled.trf.records[record]); }

  // Returns the player with this start number; nullptr if the report has none.
  TrfPlayer* find(int number) {
    const auto found = m_records.find(number);
    return found == m_records.end() ? nullptr : &playerAt(found->second);
  }

  static TrfGame& cellOf(TrfPlayer& player, int round) {
    const auto place = static_cast<std::size_t>(round);
    if (player.games.size() < place) player.games.resize(place);
    return player.games[place - 1];
  }

  static void trim(TrfPlayer& player) {
    while (!player.games.empty() && player.games.back() == TrfGame{}) player.games.pop_back();
  }

  void leaveOut(TrfMisfitKind kind, int number, int round, int other) {
    m_settled.leftOut.push_back({kind, number, round, other, {}, {}});
  }

  // Copies games that stand in one line alone, if the line of the opponent is blank in this round and no
  // third player names the opponent.
  void addMissingGames(int round) {
    std::map<int, std::vector<int>> namedBy;  // for each start number: the players who name it as opponent
    for (const auto& [number, record] : m_records) {
      const int opponent = playerAt(record).gameOf(round).opponent;
      if (opponent != 0 && opponent != number) namedBy[opponent].push_back(number);
    }
    for (const auto& [number, others] : namedBy) {
      TrfPlayer* player = find(number);
      if (player == nullptr || others.size() != 1 || player->gameOf(round) != TrfGame{}) continue;
      const TrfGame game = find(others.front())->gameOf(round);
      cellOf(*player, round) = {others.front(), otherColour(game.colour), opponentsResult(game.result)};
      leaveOut(TrfMisfitKind::OpponentDiffers, others.front(), round, number);
    }
  }

  // Completes the color and the result of a game. Each game is met once, at the lower start number.
  void settleGame(int number, int round) {
    TrfPlayer& player = *find(number);
    const int opponent = player.gameOf(round).opponent;
    TrfPlayer* other = opponent > number ? find(opponent) : nullptr;
    if (other == nullptr || other->gameOf(round).opponent != number) return;
    TrfGame& own = cellOf(player, round);
    TrfGame& others = cellOf(*other, round);
    const bool isWalkover = isForfeit(own.result) && isForfeit(others.result);
    const bool hasOneColour = (own.colour == TrfColour::None) != (others.colour == TrfColour::None);
    if (hasOneColour && !isWalkover) {
      const bool isOwnMissing = own.colour == TrfColour::None;
      (isOwnMissing ? own : others).colour = otherColour(isOwnMissing ? others.colour : own.colour);
      const int line = lineOf(m_records.at(isOwnMissing ? number : opponent));
      m_settled.notes.push_back({TrfNoteCode::ColourFollows, line, 0, std::to_string(round),
                                 std::to_string(isOwnMissing ? opponent : number)});
    }
    const bool hasOneResult = (own.result == TrfResult::Unknown) != (others.result == TrfResult::Unknown);
    if (hasOneResult && isReadable()) {
      const bool isOwnMissing = own.result == TrfResult::Unknown;
      (isOwnMissing ? own : others).result = opponentsResult(isOwnMissing ? others.result : own.result);
      leaveOut(TrfMisfitKind::ResultsDiffer, number, round, opponent);
    }
  }

  void noteByesAhead() {
    const int next = m_settled.trf.pairedRounds() + 1;
    for (const auto& [number, record] : m_records) {
      if (!isAllottedBye(playerAt(record).gameOf(next))) continue;
      m_settled.notes.push_back({TrfNoteCode::ByeAhead, lineOf(record), 0, std::to_string(next), {}});
    }
  }

  // Leaves out lines that contradict an earlier line, lines of teams, points beside the games, and start
  // numbers that no player has. Each record stays the record of its line.
  void leaveOutLines() {
    TrfMisfits misfits;
    addContradictions(m_settled.trf, misfits);
    addTeamLines(m_settled.trf, misfits);
    auto& records = m_settled.trf.records;
    for (const TrfMisfit& misfit : misfits) records[static_cast<std::size_t>(misfit.line) - 1] = TrfOther{};
    m_settled.leftOut.insert(m_settled.leftOut.end(), misfits.begin(), misfits.end());
    for (std::size_t i = 0; i < records.size(); ++i) {
      if (auto* absent = std::get_if<TrfAbsent>(&records[i])) {
        leaveOutStrangers(absent->numbers, 0, i);
        if (absent->numbers.empty()) records[i] = TrfOther{};
      } else if (auto* byes = std::get_if<TrfByes>(&records[i])) {
        leaveOutStrangers(byes->numbers, byes->round, i);
        if (byes->numbers.empty()) records[i] = TrfOther{};
      } else if (auto* other = std::get_if<TrfOther>(&records[i])) {
        if (namesStranger(other->line, i)) records[i] = TrfOther{};
      }
    }
  }

  void stranger(int number, int round, std::size_t record) {
    m_settled.leftOut.push_back(
        {TrfMisfitKind::NoSuchOpponent, number, round, number, {}, {}, lineOf(record)});
  }

  void leaveOutStrangers(std::vector<int>& numbers, int round, std::size_t record) {
    const int meant = round > 0 ? round : m_settled.trf.pairedRounds() + 1;
    std::erase_if(numbers, [&](int number) {
      const bool isStranger = !m_records.contains(number);
      if (isStranger) stranger(number, meant, record);
      return isStranger;
    });
  }

  // True if a line XXA or XXP names a start number that no player has. Adds the misfit.
  bool namesStranger(const std::string& line, std::size_t record) {
    const bool isAcceleration = line.starts_with("XXA");
    if (!isAcceleration && !line.starts_with("XXP")) return false;
    const TrfLine columns(line);
    TrfFindings ignored;
    std::vector<TrfFields::Word> words = TrfFields(columns, lineOf(record), ignored).words(4);
    if (isAcceleration && words.size() > 1) words.resize(1);
    for (const TrfFields::Word& word : words) {
      const auto number = numberIn<int>(word.text);
      if (!number || m_records.contains(*number)) continue;
      stranger(*number, m_settled.trf.pairedRounds() + 1, record);
      return true;
    }
    return false;
  }

  TrfExtent m_extent;
  TrfSettled m_settled;
  std::map<int, std::size_t> m_records;  // for each start number: the index of the player's record
  int m_rounds = 0;
};

}  // namespace

TrfSettled settled(Trf trf, TrfExtent extent) {
  return Settling(std::move(trf), extent).settle();
}

void addContradictions(const Trf& trf, TrfMisfits& misfits) {
  std::optional<int> rounds;
  std::optional<TrfColour> first;
  const auto nameOf = [](TrfColour colour) {
    return std::string(
        spellingOf(kTrfStartWords, colour == TrfColour::White ? TrfStartWord::White1 : TrfStartWord::Black1));
  };
  for (std::size_t i = 0; i < trf.records.size(); ++i) {
    const auto contradict = [&](std::string earlier, std::string later) {
      misfits.push_back({TrfMisfitKind::SaidTwice, 0, 0, 0, std::move(earlier), std::move(later), lineOf(i)});
    };
    if (const auto* line = std::get_if<TrfRounds>(&trf.records[i])) {
      if (rounds.value_or(line->rounds) != line->rounds) {
        contradict(std::to_string(*rounds), std::to_string(line->rounds));
      }
      rounds = rounds.value_or(line->rounds);
    }
    const auto* line = std::get_if<TrfStart>(&trf.records[i]);
    if (line == nullptr || line->first == TrfColour::None) continue;
    if (first.value_or(line->first) != line->first) contradict(nameOf(*first), nameOf(line->first));
    first = first.value_or(line->first);
  }
}

void addTeamLines(const Trf& trf, TrfMisfits& misfits) {
  constexpr Spelling<TrfMisfitKind> kTags[] = {{TrfMisfitKind::PointsAdjusted, "299"},
                                               {TrfMisfitKind::MatchPoints, "310"},
                                               {TrfMisfitKind::MatchPoints, "320"},
                                               {TrfMisfitKind::MatchPoints, "330"}};
  for (std::size_t i = 0; i < trf.records.size(); ++i) {
    const auto* other = std::get_if<TrfOther>(&trf.records[i]);
    if (other == nullptr) continue;
    const std::string_view line = other->line;
    const auto kind = valueOf(kTags, line.substr(0, 3));
    if (!kind) continue;
    const std::string_view written =
        kind == TrfMisfitKind::PointsAdjusted ? shortened(line) : line.substr(0, 3);
    misfits.push_back({*kind, 0, 0, 0, std::string(written), {}, lineOf(i)});
  }
}

}  // namespace damath::notation
