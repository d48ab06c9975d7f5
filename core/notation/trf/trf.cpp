// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf.hpp"

#include <algorithm>

#include "core/fact_table.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/spellings.hpp"
#include "core/text/parts.hpp"

namespace damath::notation {

namespace {

constexpr Spelling<TrfResult> kResultLetters[] = {
    {TrfResult::Unknown, " "},   {TrfResult::ForfeitLoss, "-"}, {TrfResult::ForfeitWin, "+"},
    {TrfResult::Loss, "0"},      {TrfResult::Draw, "="},        {TrfResult::Win, "1"},
    {TrfResult::ShortLoss, "L"}, {TrfResult::ShortDraw, "D"},   {TrfResult::ShortWin, "W"},
    {TrfResult::HalfBye, "H"},   {TrfResult::FullBye, "F"},     {TrfResult::AllottedBye, "U"},
    {TrfResult::ZeroBye, "Z"},
};
static_assert(coversEvery(kResultLetters));

std::string padded(int number, std::size_t width) {
  const std::string text = std::to_string(number);
  return std::string(width - std::min(width, text.size()), '0') + text;
}

std::string letter(TrfColour colour) {
  return colour == TrfColour::White ? "w" : colour == TrfColour::Black ? "b" : "-";
}

void putNumbers(TrfDraft& draft, int column, const std::vector<int>& numbers, std::size_t width) {
  for (const int number : numbers) {
    draft.putRight(column, column + 3, padded(number, width));
    column += 5;
  }
}

class Writer {
 public:
  explicit Writer(TrfVersion version) : m_version(version) {}

  std::string operator()(const TrfText& record) const { return spaced(record.tag, record.text); }

  std::string operator()(const TrfPlayer& player) const {
    TrfDraft draft("001");
    draft.putRight(5, 8, std::to_string(player.number));
    draft.put(10, 10, player.sex);
    draft.putRight(11, 13, player.title);
    draft.put(15, 47, player.name);
    if (player.rating) draft.putRight(49, 52, std::to_string(*player.rating));
    draft.put(54, 56, player.federation);
    draft.putRight(58, 68, player.fideNumber);
    draft.put(70, 79, player.birth);
    if (player.tenths) draft.putRight(81, 84, trfPointsText(*player.tenths));
    if (player.rank) draft.putRight(86, 89, std::to_string(*player.rank));
    int column = 92;
    for (const TrfGame& game : player.games) {
      if (game != TrfGame{}) {
        draft.putRight(column, column + 3, game.opponent == 0 ? "0000" : std::to_string(game.opponent));
        draft.put(column + 5, column + 5, letter(game.colour));
        draft.put(column + 7, column + 7, std::string(1, toLetter(game.result)));
      }
      column += 10;
    }
    return draft.line();
  }

  std::string operator()(const TrfCodes& record) const {
    return spaced(record.tag, joined(record.codes, ","));
  }

  std::string operator()(const TrfDates& record) const {
    TrfDraft draft("132");
    int column = 92;
    for (const std::string& date : record.dates) {
      draft.put(column, column + 7, date);
      column += 10;
    }
    return draft.line();
  }

  std::string operator()(const TrfRounds& record) const {
    return spaced(isOf2026() ? "142" : "XXR", std::to_string(record.rounds));
  }

  // Writes the color of the first player, as line 152 (layout of 2026) or XXC (2016). Line 152 cannot say
  // that players are paired by rank. In that case, the layout of 2026 also uses line XXC.
  std::string operator()(const TrfStart& record) const {
    const bool isWhite = record.first == TrfColour::White;
    if (isOf2026() && record.order == TrfOrder::ByNumber) return isWhite ? "152 W" : "152 B";
    std::string words;
    if (record.order == TrfOrder::ByRank) words = spellingOf(kTrfStartWords, TrfStartWord::Rank);
    if (record.first != TrfColour::None) {
      words.append(words.empty() ? "" : " ");
      words += spellingOf(kTrfStartWords, isWhite ? TrfStartWord::White1 : TrfStartWord::Black1);
    }
    return spaced("XXC", words);
  }

  std::string operator()(const TrfPoints& record) const {
    TrfDraft draft("162");
    int column = 6;
    for (const TrfPoints::Value& value : record.values) {
      draft.put(column, column, spellingOf(kTrfScored, value.result));
      draft.putRight(column + 1, column + 4, trfPointsText(value.tenths));
      column += 9;
    }
    return draft.line();
  }

  std::string operator()(const TrfResultPoints& record) const {
    std::string list;
    for (const TrfResultPoints::Value& value : record.values)
      list += (list.empty() ? "" : " ") + std::string(spellingOf(kTrfResultCodes, value.code)) + "=" +
              trfPointsText(value.tenths);
    return spaced("XXS", list);
  }

  std::string operator()(const TrfSeeding& record) const {
    TrfDraft draft("172");
    draft.put(5, 7, record.federation);
    draft.put(9, 13, record.method);
    return draft.line();
  }

  std::string operator()(const TrfByes& record) const {
    TrfDraft draft("240");
    draft.put(5, 5, std::string(1, toLetter(record.kind)));
    draft.put(7, 9, padded(record.round, 3));
    putNumbers(draft, 11, record.numbers, 4);
    return draft.line();
  }

  std::string operator()(const TrfAcceleration& record) const {
    TrfDraft draft("250");
    if (record.matchTenths) draft.putRight(5, 8, trfPointsText(*record.matchTenths));
    draft.putRight(10, 13, trfPointsText(record.tenths));
    draft.put(15, 17, padded(record.firstRound, 3));
    draft.put(19, 21, padded(record.lastRound, 3));
    draft.put(23, 26, padded(record.firstNumber, 4));
    draft.put(28, 31, padded(record.lastNumber, 4));
    return draft.line();
  }

  std::string operator()(const TrfApart& record) const {
    TrfDraft draft("260");
    draft.put(5, 7, padded(record.firstRound, 3));
    draft.put(9, 11, padded(record.lastRound, 3));
    putNumbers(draft, 13, record.numbers, 4);
    return draft.line();
  }

  std::string operator()(const TrfAbsent& record) const {
    return spaced("XXZ", joined(record.numbers, " ", [](int number) { return std::to_string(number); }));
  }

  std::string operator()(const TrfTeam& record) const {
    TrfDraft draft("013");
    draft.put(5, 36, record.name);
    putNumbers(draft, 37, record.numbers, 1);
    return draft.line();
  }

  std::string operator()(const TrfFact& record) const {
    return spaced("DAT", padded(record.number, 4) + " " + record.kind + " " + record.text);
  }

  std::string operator()(const TrfOther& record) const { return record.line; }

 private:
  static std::string spaced(std::string_view tag, const std::string& text) {
    std::string line = std::string(tag) + " " + text;
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }
  [[nodiscard]] bool isOf2026() const { return m_version == TrfVersion::Trf26; }

  TrfVersion m_version;
};

}  // namespace

bool isWin(TrfResult result) {
  return result == TrfResult::Win || result == TrfResult::ShortWin || result == TrfResult::ForfeitWin;
}

bool isDraw(TrfResult result) {
  return result == TrfResult::Draw || result == TrfResult::ShortDraw;
}

bool isForfeit(TrfResult result) {
  return result == TrfResult::ForfeitWin || result == TrfResult::ForfeitLoss;
}

bool isAllottedBye(const TrfGame& game) {
  return game.result == TrfResult::AllottedBye ||
         (game.opponent == 0 && game.result == TrfResult::ForfeitWin);
}

TrfGame TrfPlayer::gameOf(int round) const {
  const auto index = static_cast<std::size_t>(round) - 1;
  return index < games.size() ? games[index] : TrfGame{};
}

std::string Trf::text(std::string_view tag) const {
  for (const TrfText* record : all<TrfText>()) {
    if (record->tag == tag) return record->text;
  }
  return {};
}

int Trf::pairedRounds() const {
  const std::vector<const TrfPlayer*> players = all<TrfPlayer>();
  int paired = 0;
  for (const TrfPlayer* player : players) {
    for (int round = static_cast<int>(player->games.size()); round > paired; --round) {
      if (player->gameOf(round).opponent != 0) paired = round;
    }
  }
  const auto isOver = [&players](int round) {
    const auto has = [round](const auto& holds) {
      return [round, &holds](const TrfPlayer* player) { return holds(player->gameOf(round)); };
    };
    const auto isFilled = [](const TrfGame& game) { return game.result != TrfResult::Unknown; };
    return std::ranges::all_of(players, has(isFilled)) && std::ranges::any_of(players, has(isAllottedBye));
  };
  while (isOver(paired + 1)) ++paired;
  return paired;
}

std::string toTrf(const Trf& trf, TrfVersion version) {
  std::string text;
  for (const TrfRecord& record : trf.records) text += std::visit(Writer(version), record) + "\r\n";
  return text;
}

char toLetter(TrfResult result) {
  return spellingOf(kResultLetters, result).front();
}

std::optional<TrfResult> parseTrfResult(char letter) {
  return valueOf(kResultLetters, std::string_view(&letter, 1));
}

}  // namespace damath::notation
