// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_record_reader.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/text/number.hpp"
#include "core/text/parts.hpp"

namespace damath::notation {

namespace {

constexpr std::string_view kTextTags[] = {"012", "022", "032", "042", "052", "062", "072", "082",
                                          "092", "102", "112", "122", "182", "192", "222"};
// The tags of lines that are kept as they are, although pairing or import uses some of them.
constexpr std::string_view kKeptTags[] = {"299", "300", "310", "320", "330", "801", "802", "XXA",
                                          "XXP", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"};
// The tags of lines that neither pairing nor import uses. Line 192 is not here: it names the acceleration.
constexpr std::string_view kSparedTags[] = {"012", "013", "022", "032", "042", "052", "062",
                                            "072", "082", "092", "102", "112", "122", "132",
                                            "172", "182", "202", "212", "222", "DAT"};
// An unusual spelling of a sign in a cell, and the sign of the format.
using UnusualSign = std::pair<std::string_view, std::string_view>;
constexpr UnusualSign kUnusualDashes[] = {{"–", "-"}, {"—", "-"}, {"−", "-"}};
constexpr UnusualSign kUnusualResults[] = {{"–", "-"}, {"—", "-"}, {"−", "-"}, {"½", "="},
                                           {"O", "0"}, {"o", "0"}, {"I", "1"}};
constexpr int kFirstGame = 92;
constexpr int kGameWidth = 10;

constexpr bool isIn(std::span<const std::string_view> tags, std::string_view tag) {
  return std::ranges::find(tags, tag) != tags.end();
}

char upper(std::string_view character) {
  if (character.size() != 1) return character.empty() ? ' ' : '?';
  const char letter = character.front();
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string lowered(std::string text) {
  std::ranges::transform(text, text.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  return text;
}

// True if the line has the form of a national rating, as in the layout of 2026: a federation, then a start
// number: "PHI    4 w".
bool isNationalRating(const TrfLine& line) {
  const std::string_view tag = line.columns(1, 3);
  const auto isCapital = [](char letter) { return letter >= 'A' && letter <= 'Z'; };
  const std::string number = line.field(5, 8);
  return std::ranges::all_of(tag, isCapital) && line.firstNonBlank(4, 4) == 5 && !number.empty() &&
         std::ranges::all_of(number, [](char digit) { return isDigit(digit); });
}

// Reads one line of a report as a record.
class RecordReader {
 public:
  explicit RecordReader(TrfFields fields) : m_fields(fields), m_line(fields.line()) {}

  TrfRecord read() {
    const std::string_view tag = m_line.columns(1, 3);
    if (!isIn(kSparedTags, tag)) return readStrictly();
    TrfFindings own;
    TrfRecord record = RecordReader(TrfFields(m_line, 0, own)).readStrictly();
    if (tag == "013") {
      m_fields.note(TrfNoteCode::TeamLine, 0, m_line.field(5, 36));
    } else if (own.faultCount() > 0) {
      const TrfFault& fault = own.faults().front();
      m_fields.note(TrfNoteCode::UnreadableLine, fault.column, fault.written);
    }
    for (const TrfNote& note : own.notes()) m_fields.note(note.code, note.column, note.written, note.taken);
    if (own.faultCount() > 0) return kept();
    return record;
  }

 private:
  TrfRecord readStrictly() {
    const std::string_view tag = m_line.columns(1, 3);
    constexpr std::pair<std::string_view, TrfRecord (RecordReader::*)()> kReaders[] = {
        {"001", &RecordReader::player},       {"013", &RecordReader::team},
        {"132", &RecordReader::dates},        {"142", &RecordReader::rounds},
        {"XXR", &RecordReader::rounds},       {"152", &RecordReader::firstColour},
        {"XXC", &RecordReader::start},        {"162", &RecordReader::points},
        {"XXS", &RecordReader::resultPoints}, {"172", &RecordReader::seeding},
        {"202", &RecordReader::codes},        {"212", &RecordReader::codes},
        {"240", &RecordReader::byes},         {"250", &RecordReader::acceleration},
        {"260", &RecordReader::apart},        {"XXZ", &RecordReader::absent},
        {"DAT", &RecordReader::fact}};
    for (const auto& [known, reader] : kReaders) {
      if (known == tag) return (this->*reader)();
    }
    if (isIn(kTextTags, tag)) {
      m_fields.expectBlank(4, 4);
      return TrfText{std::string(tag), m_line.field(5, m_line.width())};
    }
    if (tag.starts_with("BB") && isIn(kKeptTags, tag)) return olderPoints();
    const bool isRemark = tag.starts_with('#') || m_line.firstNonBlank(1, m_line.width()) > m_line.width();
    if (!isRemark && !isIn(kKeptTags, tag) && !isNationalRating(m_line)) {
      m_fields.note(TrfNoteCode::UnknownLine, 0, m_line.field(1, m_line.width()));
    }
    return kept();
  }

  [[nodiscard]] TrfOther kept() const {
    std::string line(m_line.text());
    line.erase(line.find_last_not_of(' ') + 1);
    return TrfOther{std::move(line)};
  }

  // Checks a line with the points of one result, as older programs write it: "BBW  3.0".
  TrfRecord olderPoints() {
    const std::size_t notes = m_fields.findings().notes().size();
    const std::vector<TrfFields::Word> words = m_fields.words(4);
    if (words.empty()) m_fields.fault(TrfFaultCode::NotPoints, 5, {});
    if (words.size() > 1) m_fields.fault(TrfFaultCode::NotBlank, words[1].column, words[1].text);
    if (words.size() != 1) return kept();
    const int tenths = m_fields.points(words.front());
    // An unusual spelling is kept in the usual spelling, which the points are read from later.
    if (m_fields.findings().notes().size() == notes) return kept();
    return TrfOther{std::string(m_line.columns(1, 3)) + "  " + trfPointsText(tenths)};
  }

  TrfRecord player() {
    TrfPlayer player;
    for (const int separator : {4, 9, 14, 48, 53, 57, 69, 80, 85}) m_fields.expectBlank(separator, separator);
    m_fields.expectBlank(90, 91);
    player.number = m_fields.number(5, 8, 1, kMostTrfNumber);
    player.sex = m_line.field(10, 10);
    player.title = m_line.field(11, 13);
    player.name = m_line.field(15, 47);
    player.rating = m_fields.sparedNumber(49, 52, 0, kMostTrfNumber);
    player.federation = m_line.field(54, 56);
    player.fideNumber = m_line.field(58, 68);
    player.birth = m_line.field(70, 79);
    player.tenths = m_fields.sparedPoints(81, 84);
    player.rank = m_fields.sparedNumber(86, 89, 1, kMostTrfNumber);
    for (int column = kFirstGame; column <= m_line.width(); column += kGameWidth) {
      if (m_fields.findings().isFull()) break;
      player.games.push_back(game(column));
    }
    while (!player.games.empty() && player.games.back() == TrfGame{}) player.games.pop_back();
    return player;
  }

  // Returns the cell of a round; a blank cell if the cell has a fault.
  TrfGame game(int column) {
    const std::size_t faults = m_fields.findings().faultCount();
    TrfGame game;
    for (const int separator : {column + 4, column + 6, column + 8, column + 9})
      m_fields.expectBlank(separator, separator);
    game.opponent = opponent(column);
    if (m_fields.findings().faultCount() != faults) return {};  // one fault of a cell is enough
    game.result = result(column, game.opponent);
    game.colour = colour(column, game);
    return m_fields.findings().faultCount() == faults ? game : TrfGame{};
  }

  int opponent(int column) {
    const std::string text = m_line.field(column, column + 3);
    const bool isDashes = !text.empty() && text.find_first_not_of('-') == std::string::npos;
    if (!isDashes) return m_fields.maybeNumber(column, column + 3, 0, kMostTrfNumber).value_or(0);
    m_fields.note(TrfNoteCode::Spelling, m_line.firstNonBlank(column, column + 3), text, "0000");
    return 0;
  }

  // Returns the text in one column. An unusual spelling of a sign of the format is replaced, with a note.
  std::string_view sign(int column, std::span<const UnusualSign> unusual) {
    const std::string_view written = m_line.columns(column, column);
    for (const auto& [spelling, usual] : unusual) {
      if (spelling != written) continue;
      m_fields.note(TrfNoteCode::Spelling, column, written, usual);
      return usual;
    }
    return written;
  }

  TrfResult result(int column, int opponent) {
    const std::string_view written = sign(column + 7, kUnusualResults);
    const auto read = parseTrfResult(upper(written));
    const bool isBye = read && *read >= TrfResult::HalfBye;
    if (!read || (isBye && opponent != 0)) {
      m_fields.fault(TrfFaultCode::NotResult, column + 7, written,
                     opponent == 0 ? "H F U Z + - 1 = 0" : "1 = 0 + - W D L");
    }
    return read.value_or(TrfResult::Unknown);
  }

  TrfColour colour(int column, const TrfGame& game) {
    const std::string_view written = sign(column + 5, kUnusualDashes);
    const char letter = upper(written);
    const TrfColour colour = letter == 'W'   ? TrfColour::White
                             : letter == 'B' ? TrfColour::Black
                                             : TrfColour::None;
    const bool hasNone = letter == ' ' || letter == '-';
    if (colour == TrfColour::None && !hasNone) {
      m_fields.fault(TrfFaultCode::NotColour, column + 5, written, game.opponent == 0 ? "-" : "w b -");
    }
    if (colour == TrfColour::None || game.opponent != 0) return colour;
    // A bye has no color. Without a letter for a bye, the number of the opponent may be missing.
    if (game.result >= TrfResult::HalfBye) {
      m_fields.note(TrfNoteCode::Spelling, column + 5, written, "-");
    } else {
      m_fields.fault(TrfFaultCode::NotColour, column + 5, written, "-");
    }
    return TrfColour::None;
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
      const auto said = valueOf(kTrfStartWords, lowered(word.text));
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
      // Some programs write Z, the letter of a zero-point bye, for an absence.
      const auto result = capital == 'Z' ? std::optional(TrfScored::Absence)
                                         : valueOf(kTrfScored, std::string_view(&capital, 1));
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
    if (lowered(fact.kind) == lowered(std::string(kSchoolFact)) && fact.kind != kSchoolFact) {
      m_fields.note(TrfNoteCode::Spelling, words[1].column, words[1].text, kSchoolFact);
      fact.kind = kSchoolFact;
    }
    if (words.size() > 2) fact.text = m_line.field(words[2].column, m_line.width());
    return fact;
  }

  TrfFields m_fields;
  const TrfLine& m_line;
};

}  // namespace

bool isTrfTag(std::string_view tag) {
  constexpr std::string_view kOthers[] = {"001", "142", "XXR", "152", "XXC", "162",
                                          "XXS", "192", "240", "250", "260", "XXZ"};
  return isIn(kSparedTags, tag) || isIn(kKeptTags, tag) || isIn(kOthers, tag);
}

TrfRecord readTrfRecord(TrfFields fields) {
  return RecordReader(fields).read();
}

}  // namespace damath::notation
