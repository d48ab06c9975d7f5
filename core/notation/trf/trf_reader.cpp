// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <utility>

#include "core/notation/trf/trf.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/text/lines.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

constexpr std::string_view kTextTags[] = {"012", "022", "032", "042", "052", "062", "072", "082",
                                          "092", "102", "112", "122", "182", "192", "222"};
constexpr int kFirstGame = 92;
constexpr int kGameWidth = 10;

char upper(std::string_view character) {
  if (character.size() != 1) return character.empty() ? ' ' : '?';
  const char letter = character.front();
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

// Reads one line of a report as a record.
class Reader {
 public:
  explicit Reader(TrfFields fields) : m_fields(fields), m_line(fields.line()) {}

  TrfRecord read() {
    const std::string_view tag = m_line.columns(1, 3);
    constexpr std::pair<std::string_view, TrfRecord (Reader::*)()> kReaders[] = {
        {"001", &Reader::player},  {"013", &Reader::team},         {"132", &Reader::dates},
        {"142", &Reader::rounds},  {"XXR", &Reader::rounds},       {"152", &Reader::firstColour},
        {"XXC", &Reader::start},   {"162", &Reader::points},       {"XXS", &Reader::resultPoints},
        {"172", &Reader::seeding}, {"202", &Reader::codes},        {"212", &Reader::codes},
        {"240", &Reader::byes},    {"250", &Reader::acceleration}, {"260", &Reader::apart},
        {"XXZ", &Reader::absent},  {"DAT", &Reader::fact}};
    for (const auto& [known, reader] : kReaders) {
      if (known == tag) return (this->*reader)();
    }
    if (std::ranges::find(kTextTags, tag) != std::end(kTextTags)) {
      m_fields.expectBlank(4, 4);
      return TrfText{std::string(tag), m_line.field(5, m_line.width())};
    }
    std::string kept(m_line.text());
    kept.erase(kept.find_last_not_of(' ') + 1);
    return TrfOther{std::move(kept)};
  }

 private:
  TrfRecord player() {
    TrfPlayer player;
    for (const int separator : {4, 9, 14, 48, 53, 57, 69, 80, 85}) m_fields.expectBlank(separator, separator);
    m_fields.expectBlank(90, 91);
    player.number = m_fields.number(5, 8, 1, kMostTrfNumber);
    player.sex = m_line.field(10, 10);
    player.title = m_line.field(11, 13);
    player.name = m_line.field(15, 47);
    player.rating = m_fields.maybeNumber(49, 52, 0, kMostTrfNumber);
    player.federation = m_line.field(54, 56);
    player.fideNumber = m_line.field(58, 68);
    player.birth = m_line.field(70, 79);
    player.tenths = m_fields.maybePoints(81, 84);
    player.rank = m_fields.maybeNumber(86, 89, 1, kMostTrfNumber);
    for (int column = kFirstGame; column <= m_line.width(); column += kGameWidth) {
      player.games.push_back(game(column));
    }
    while (!player.games.empty() && player.games.back() == TrfGame{}) player.games.pop_back();
    return player;
  }

  TrfGame game(int column) {
    TrfGame game;
    for (const int separator : {column + 4, column + 6, column + 8, column + 9})
      m_fields.expectBlank(separator, separator);
    game.opponent = m_fields.maybeNumber(column, column + 3, 0, kMostTrfNumber).value_or(0);
    const std::string_view colour = m_line.columns(column + 5, column + 5);
    const char colourLetter = upper(colour);
    if (colourLetter == 'W') game.colour = TrfColour::White;
    if (colourLetter == 'B') game.colour = TrfColour::Black;
    const bool hasNone = colourLetter == ' ' || colourLetter == '-';
    if (hasNone == (game.colour != TrfColour::None) || (!hasNone && game.opponent == 0)) {
      m_fields.fault(TrfFaultCode::NotColour, column + 5, colour, game.opponent == 0 ? "-" : "w b -");
    }
    const std::string_view result = m_line.columns(column + 7, column + 7);
    const auto read = parseTrfResult(upper(result));
    const bool isBye = read && *read >= TrfResult::HalfBye;
    if (!read || (isBye && game.opponent != 0)) {
      m_fields.fault(TrfFaultCode::NotResult, column + 7, result,
                     game.opponent == 0 ? "H F U Z + - 1 = 0" : "1 = 0 + - W D L");
    }
    game.result = read.value_or(TrfResult::Unknown);
    return game;
  }

  TrfRecord team() {
    m_fields.expectBlank(4, 4);
    return TrfTeam{m_line.field(5, 36), m_fields.numbers(37, 0)};
  }

  TrfRecord dates() {
    m_fields.expectBlank(4, kFirstGame - 1);
    TrfDates dates;
    for (int column = kFirstGame; column <= m_line.width(); column += kGameWidth) {
      dates.dates.push_back(m_line.field(column, column + 7));
      m_fields.expectBlank(column + 8, column + 9);
    }
    while (!dates.dates.empty() && dates.dates.back().empty()) dates.dates.pop_back();
    return dates;
  }

  TrfRecord rounds() {
    m_fields.expectBlank(4, 4);
    return TrfRounds{m_fields.number(5, std::max(m_line.width(), 5), 1, kMostTrfRound)};
  }

  TrfRecord firstColour() {
    m_fields.expectBlank(4, 4);
    const std::string text = m_line.field(5, m_line.width());
    const char letter = upper(text);
    if (letter != 'W' && letter != 'B')
      m_fields.fault(TrfFaultCode::NotColour, m_line.firstNonBlank(5, 5), text, "W B");
    return TrfStart{letter == 'B' ? TrfColour::Black : TrfColour::White, TrfOrder::ByNumber};
  }

  TrfRecord start() {
    TrfStart start;
    const std::vector<TrfFields::Word> words = m_fields.words(4);
    if (words.empty()) m_fields.fault(TrfFaultCode::NotWord, 5, {}, allOf(kTrfStartWords));
    for (const TrfFields::Word& word : words) {
      const auto said = valueOf(kTrfStartWords, word.text);
      if (!said) m_fields.fault(TrfFaultCode::NotWord, word.column, word.text, allOf(kTrfStartWords));
      if (said == TrfStartWord::White1) start.first = TrfColour::White;
      if (said == TrfStartWord::Black1) start.first = TrfColour::Black;
      if (said == TrfStartWord::Rank) start.order = TrfOrder::ByRank;
    }
    return start;
  }

  TrfRecord points() {
    TrfPoints points;
    m_fields.expectBlank(4, 5);
    for (int column = 6; column <= std::max(m_line.width(), 6); column += 9) {
      const std::string_view letter = m_line.columns(column, column);
      const char capital = upper(letter);
      const auto result = valueOf(kTrfScored, std::string_view(&capital, 1));
      if (!result) m_fields.fault(TrfFaultCode::NotWord, column, letter, allOf(kTrfScored));
      points.values.push_back({result.value_or(TrfScored::Unknown), m_fields.points(column + 1, column + 4)});
      m_fields.expectBlank(column + 5, column + 8);
    }
    return points;
  }

  TrfRecord resultPoints() {
    TrfResultPoints record;
    const std::string known = allOf(kTrfResultCodes) + " (W=3 D=1)";
    const std::vector<TrfFields::Word> words = m_fields.words(4);
    if (words.empty()) m_fields.fault(TrfFaultCode::NotWord, 5, {}, known);
    for (const TrfFields::Word& word : words) {
      const std::size_t equals = std::min(word.text.find('='), word.text.size());
      std::string letters;
      for (std::size_t place = 0; place < equals; ++place)
        letters += upper(std::string_view(word.text).substr(place, 1));
      const auto code = valueOf(kTrfResultCodes, letters);
      if (equals == word.text.size() || !code) {
        m_fields.fault(TrfFaultCode::NotWord, word.column, word.text, known);
        continue;
      }
      // Line XXS allows points such as ".5" and "1.00", which other lines do not.
      std::string figure = word.text.substr(equals + 1);
      if (figure.starts_with('.')) figure.insert(0, "0");
      const std::size_t point = figure.find('.');
      while (point != std::string::npos && figure.size() > point + 2 && figure.ends_with('0'))
        figure.pop_back();
      const int column = word.column + static_cast<int>(equals) + 1;
      record.values.push_back({*code, m_fields.points(TrfFields::Word{std::move(figure), column})});
    }
    return record;
  }

  TrfRecord seeding() {
    m_fields.expectBlank(4, 4);
    m_fields.expectBlank(8, 8);
    m_fields.expectBlank(14, m_line.width());
    return TrfSeeding{m_line.field(5, 7), m_line.field(9, 13)};
  }

  TrfRecord codes() {
    m_fields.expectBlank(4, 4);
    TrfCodes codes{std::string(m_line.columns(1, 3)), {}};
    const std::string text = m_line.field(5, m_line.width());
    std::string_view rest = text;
    while (!rest.empty()) {
      std::string_view code = takePart(rest, ',');
      while (code.starts_with(' ')) code.remove_prefix(1);
      while (code.ends_with(' ')) code.remove_suffix(1);
      if (!code.empty()) codes.codes.emplace_back(code);
    }
    return codes;
  }

  TrfRecord byes() {
    for (const int separator : {4, 6, 10}) m_fields.expectBlank(separator, separator);
    TrfByes byes;
    const std::string_view letter = m_line.columns(5, 5);
    const auto kind = parseTrfResult(upper(letter));
    const bool isKind =
        kind && (*kind == TrfResult::FullBye || *kind == TrfResult::HalfBye || *kind == TrfResult::ZeroBye);
    if (!isKind) m_fields.fault(TrfFaultCode::NotResult, 5, letter, "F H Z");
    byes.kind = kind.value_or(TrfResult::ZeroBye);
    byes.round = m_fields.number(7, 9, 1, kMostTrfRound);
    byes.numbers = m_fields.numbers(11, 1);
    return byes;
  }

  TrfRecord acceleration() {
    for (const int separator : {4, 9, 14, 18, 22, 27}) m_fields.expectBlank(separator, separator);
    m_fields.expectBlank(32, m_line.width());
    TrfAcceleration record;
    record.matchTenths = m_fields.maybePoints(5, 8);
    record.tenths = m_fields.points(10, 13);
    record.firstRound = m_fields.number(15, 17, 1, kMostTrfRound);
    record.lastRound = m_fields.number(19, 21, 1, kMostTrfRound);
    record.firstNumber = m_fields.number(23, 26, 1, kMostTrfNumber);
    record.lastNumber = m_fields.number(28, 31, 1, kMostTrfNumber);
    return record;
  }

  TrfRecord apart() {
    for (const int separator : {4, 8, 12}) m_fields.expectBlank(separator, separator);
    TrfApart record;
    record.firstRound = m_fields.number(5, 7, 1, kMostTrfRound);
    record.lastRound = m_fields.number(9, 11, 1, kMostTrfRound);
    record.numbers = m_fields.numbers(13, 2);
    return record;
  }

  TrfRecord absent() {
    TrfAbsent record;
    const std::vector<TrfFields::Word> words = m_fields.words(4);
    if (words.empty()) m_fields.fault(TrfFaultCode::NotNumber, 5, {}, "1-9999");
    for (const TrfFields::Word& word : words)
      record.numbers.push_back(m_fields.number(word, 1, kMostTrfNumber));
    return record;
  }

  TrfRecord fact() {
    m_fields.expectBlank(4, 4);
    const std::vector<TrfFields::Word> words = m_fields.words(4);
    if (words.empty()) {
      m_fields.fault(TrfFaultCode::NotNumber, 5, {}, "1-9999");
      return TrfFact{};
    }
    TrfFact fact;
    fact.number = m_fields.number(words[0], 1, kMostTrfNumber);
    if (words.size() > 1) fact.kind = words[1].text;
    if (words.size() > 2) fact.text = m_line.field(words[2].column, m_line.width());
    return fact;
  }

  TrfFields m_fields;
  const TrfLine& m_line;
};

// Returns the column of the first invisible character in the line: a control character, or a byte-order mark.
// 0 if the line has none.
int controlColumn(const TrfLine& line) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  for (int column = 1; column <= line.width(); ++column) {
    const std::string_view character = line.columns(column, column);
    const auto byte = static_cast<unsigned char>(character.front());
    if (byte < 0x20 || byte == 0x7F || character == kMark) return column;
  }
  return 0;
}

TrfFaults oneFault(TrfFaultCode code, int line) {
  return {{code, line, 1, {}, {}}};
}

}  // namespace

Expected<Trf, TrfFaults> parseTrf(std::string_view text) {
  if (text.size() > kMostTrfBytes) return Unexpected<TrfFaults>(oneFault(TrfFaultCode::TooLarge, 1));
  if (const auto line = firstLineNotText(text)) {
    return Unexpected<TrfFaults>(oneFault(TrfFaultCode::NotText, *line));
  }
  Trf trf;
  TrfFaults faults;
  std::map<int, int> linesOfNumbers;
  int number = 0;
  for (const std::string_view content : linesOf(text)) {
    ++number;
    if (faults.size() >= kMostTrfFaults) break;
    const TrfLine line(content);
    TrfFields fields(line, number, faults);
    if (line.width() > kMostTrfColumns) {
      fields.fault(TrfFaultCode::TooLong, kMostTrfColumns + 1, {});
      continue;
    }
    if (const int column = controlColumn(line); column > 0) {
      fields.fault(TrfFaultCode::Control, column, {});
      continue;
    }
    const std::size_t before = faults.size();
    TrfRecord record = Reader(fields).read();
    if (faults.size() != before) continue;
    if (const auto* player = std::get_if<TrfPlayer>(&record)) {
      const auto [other, isNew] = linesOfNumbers.emplace(player->number, number);
      if (!isNew) {
        fields.fault(TrfFaultCode::NumberTwice, 5, std::to_string(player->number),
                     std::to_string(other->second));
      }
    }
    trf.records.push_back(std::move(record));
  }
  if (!faults.empty()) return Unexpected<TrfFaults>(std::move(faults));
  const bool saysNothing = std::ranges::all_of(trf.records, [](const TrfRecord& record) {
    const auto* other = std::get_if<TrfOther>(&record);
    return other != nullptr && other->line.empty();
  });
  if (saysNothing) return Unexpected<TrfFaults>(oneFault(TrfFaultCode::Empty, 1));
  return trf;
}

bool looksLikeTrf(std::string_view text) {
  for (const std::string_view content : linesOf(text.substr(0, kMostTrfBytes))) {
    if (trimmed(content).empty()) continue;
    constexpr std::size_t kTag = 3;
    const auto isTag = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c == '#'; };
    const std::string_view tag = content.substr(0, kTag);
    return tag.size() == kTag && std::ranges::all_of(tag, isTag) &&
           (content.size() == kTag || content[kTag] == ' ');
  }
  return false;
}

}  // namespace damath::notation
