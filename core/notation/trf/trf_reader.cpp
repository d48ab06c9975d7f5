// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/trf/trf_reader.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/notation/trf/trf_line.hpp"
#include "core/notation/trf/trf_line_reader.hpp"
#include "core/text/letter.hpp"
#include "core/text/lines.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

constexpr std::string_view kPlayerTag = "001";
constexpr std::string_view kNameTag = "012";  // the line with the name of the tournament

Unexpected<TrfFaults> reportFault(TrfFaultCode code, int line) {
  return Unexpected<TrfFaults>(TrfFaults{TrfFault{code, line, 1, {}, {}}});
}

// Returns the digits of a start number that has more digits than a report has columns for: "10000". Empty if
// the line is no player's line, or if its start number fits.
std::string_view numberTooLong(std::string_view line) {
  if (!line.starts_with(kPlayerTag)) return {};
  const std::size_t from = line.find_first_not_of(' ', kPlayerTag.size());
  if (from == std::string_view::npos) return {};
  const std::size_t end = std::min(line.find_first_not_of("0123456789", from), line.size());
  constexpr std::size_t kFirstColumns = 5;  // number of columns before the last column of a start number
  constexpr std::size_t kDigits = 4;
  return from <= kFirstColumns && end - from > kDigits ? line.substr(from, end - from) : std::string_view();
}

// Returns the index of the line at which a second tournament begins: a second line 012 between the lines of
// players. nullopt if the file has one tournament.
std::optional<std::size_t> secondTournament(const std::vector<std::string_view>& lines) {
  const auto isOf = [](std::string_view tag) {
    return [tag](std::string_view line) { return line.starts_with(tag); };
  };
  const auto firstName = std::ranges::find_if(lines, isOf(kNameTag));
  const auto firstPlayer = std::ranges::find_if(lines, isOf(kPlayerTag));
  if (firstName == lines.end() || firstPlayer == lines.end()) return std::nullopt;
  const auto second = std::find_if(std::max(std::next(firstName), firstPlayer), lines.end(), isOf(kNameTag));
  if (std::find_if(second, lines.end(), isOf(kPlayerTag)) == lines.end()) return std::nullopt;
  return static_cast<std::size_t>(second - lines.begin());
}

// True if the line has text behind the last column that the reader accepts.
bool isTooLong(std::string_view text) {
  if (text.size() <= static_cast<std::size_t>(kMostTrfColumns)) return false;
  const TrfLine line(text);
  return line.firstNonBlank(kMostTrfColumns + 1, line.width()) <= line.width();
}

// Returns the text with a replacement character for each byte that is no UTF-8.
std::string withReplacements(std::string_view bytes) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  std::string text;
  while (!bytes.empty()) {
    const auto letter = firstLetter(bytes);
    text += letter ? letter->bytes : kReplacement;
    bytes.remove_prefix(letter ? letter->bytes.size() : 1);
  }
  return text;
}

class ReportReader {
 public:
  explicit ReportReader(TrfExtent extent) : m_extent(extent) {}

  Expected<TrfReading, TrfFaults> read(std::string_view text) {
    std::vector<std::string_view> lines = linesOf(text);
    checkNumbers(lines);
    if (isOver()) return Unexpected<TrfFaults>(std::move(m_faults));
    const auto second = secondTournament(lines);
    if (second) lines.resize(*second);
    for (const std::string_view line : lines) {
      if (isOver() && m_faults.size() >= kMostTrfFaults) break;
      addLine(line);
    }
    if (second) fault({TrfFaultCode::SecondTournament, static_cast<int>(*second) + 1, 1, {}, {}});
    if (isOver()) return Unexpected<TrfFaults>(std::move(m_faults));
    const bool saysNothing = std::ranges::all_of(m_reading.trf.records, [](const TrfRecord& record) {
      const auto* other = std::get_if<TrfOther>(&record);
      return other != nullptr && other->line.empty();
    });
    if (saysNothing && m_faults.empty()) return reportFault(TrfFaultCode::Empty, 1);
    checkCount();
    std::ranges::stable_sort(m_reading.notes, {}, &TrfNote::line);
    std::ranges::stable_sort(m_faults, {}, &TrfFault::line);
    m_reading.leftOut = std::move(m_faults);
    return std::move(m_reading);
  }

 private:
  [[nodiscard]] bool isOver() const { return m_extent == TrfExtent::Whole && !m_faults.empty(); }
  [[nodiscard]] int lineNumber() const { return static_cast<int>(m_reading.trf.records.size()) + 1; }

  void fault(TrfFault fault) {
    if (m_faults.size() < kMostTrfFaults) m_faults.push_back(std::move(fault));
  }

  // Looks for start numbers that are too long before it reads the lines, because such numbers move the
  // columns of many other lines.
  void checkNumbers(const std::vector<std::string_view>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string_view number = numberTooLong(lines[i]);
      if (number.empty()) continue;
      const int column = static_cast<int>(number.data() - lines[i].data()) + 1;
      return fault({TrfFaultCode::TooManyPlayers, static_cast<int>(i) + 1, column,
                    std::string(shortened(number)), std::to_string(kMostTrfNumber)});
    }
  }

  void addLine(std::string_view text) {
    const int number = lineNumber();
    if (!numberTooLong(text).empty()) return addRecord(TrfOther{});
    if (isTooLong(text)) {
      fault({TrfFaultCode::TooLong, number, kMostTrfColumns + 1, {}, {}});
      return addRecord(TrfOther{});
    }
    const bool isTried = m_useless < kMostUselessLines;
    TrfLineReading line = readTrfLine(text, number, isTried ? TrfWays::All : TrfWays::AsWritten);
    if (line.findings.faultCount() > 0) ++m_useless;
    for (const TrfFault& each : line.findings.faults()) fault(each);
    const bool isFaulty = line.findings.faultCount() > 0;
    const auto* player = std::get_if<TrfPlayer>(&line.record);
    if (isFaulty && player == nullptr) return addRecord(TrfOther{});
    for (const TrfNote& note : line.findings.notes()) m_reading.notes.push_back(note);
    if (player == nullptr) return addRecord(std::move(line.record));
    addPlayer(*player, text);
  }

  void addPlayer(const TrfPlayer& player, std::string_view text) {
    const int number = lineNumber();
    const auto [known, isNew] = m_players.emplace(player.number, number);
    if (isNew) return addRecord(player);
    ++m_useless;
    const std::string written = std::to_string(player.number);
    const std::string first = std::to_string(known->second);
    const TrfRecord& earlier = m_reading.trf.records[static_cast<std::size_t>(known->second) - 1];
    if (std::get<TrfPlayer>(earlier) == player) {
      m_reading.notes.push_back({TrfNoteCode::SameLineTwice, number, 0, written, first});
    } else {
      fault({TrfFaultCode::NumberTwice, number, kFirstNumberColumn, written, first});
    }
    addRecord(TrfOther{std::string(trimmed(text))});
  }

  void addRecord(TrfRecord record) { m_reading.trf.records.push_back(std::move(record)); }

  // Compares the number of players with line 062. Some programs write more text behind the number.
  void checkCount() {
    const auto& records = m_reading.trf.records;
    for (std::size_t i = 0; i < records.size(); ++i) {
      const auto* text = std::get_if<TrfText>(&records[i]);
      if (text == nullptr || text->tag != "062") continue;
      const auto said = numberIn<int>(text->text.substr(0, text->text.find(' ')));
      const int players = static_cast<int>(m_players.size());
      if (!said || *said == players || players == 0) continue;
      m_reading.notes.push_back({TrfNoteCode::CountDiffers, static_cast<int>(i) + 1, 5, std::to_string(*said),
                                 std::to_string(players)});
    }
  }

  static constexpr int kFirstNumberColumn = 5;
  // A line with a fault was read in many ways. After so many of these lines, a line is read only as it is
  // written, because a file of such lines would take long.
  static constexpr std::size_t kMostUselessLines = 100;

  TrfExtent m_extent;
  TrfReading m_reading;
  TrfFaults m_faults;
  std::size_t m_useless = 0;     // the lines that have faults or repeat a player
  std::map<int, int> m_players;  // for each start number: the line of the player
};

}  // namespace

Expected<TrfReading, TrfFaults> readTrf(std::string_view bytes, TrfExtent extent) {
  if (bytes.size() > kMostTrfBytes) return reportFault(TrfFaultCode::TooLarge, 1);
  auto decoded = decodedText(bytes, WindowsBytes::LettersAndSigns);
  const int notText = decoded ? 0 : firstLineNotText(bytes).value_or(1);
  if (!decoded) {
    const bool isBinary = bytes.find('\0') != std::string_view::npos;
    if (extent == TrfExtent::Whole || isBinary) return reportFault(TrfFaultCode::NotText, notText);
    decoded = DecodedText{withReplacements(bytes), TextEncoding::Utf8};
  }
  DAMATH_TRY(reading, ReportReader(extent).read(decoded->text));
  reading->encoding = decoded->encoding;
  if (decoded->encoding == TextEncoding::Windows) reading->toCheck = wordToCheck(decoded->text);
  if (notText > 0) {
    reading->leftOut.insert(reading->leftOut.begin(), {TrfFaultCode::NotText, notText, 1, {}, {}});
  }
  return *std::move(reading);
}

Expected<Trf, TrfFaults> parseTrf(std::string_view bytes) {
  return readTrf(bytes, TrfExtent::Whole).map([](TrfReading&& reading) { return std::move(reading.trf); });
}

bool looksLikeTrf(std::string_view text) {
  bool isFirst = true;
  for (const std::string_view content : linesOf(text.substr(0, kMostTrfBytes))) {
    if (trimmed(content).empty()) continue;
    constexpr std::size_t kTag = 3;
    const std::string_view tag = content.substr(0, kTag);
    const auto isSign = [](char c) { return isDigit(c) || (c >= 'A' && c <= 'Z') || c == '#'; };
    const bool hasTag = tag.size() == kTag && std::ranges::all_of(tag, isSign) &&
                        (content.size() == kTag || content[kTag] == ' ');
    if (isFirst && hasTag) return true;
    isFirst = false;
    const std::string_view number = trimmed(content.substr(std::min<std::size_t>(content.size(), 4), 4));
    if (hasTag && tag == kPlayerTag && !number.empty() &&
        std::ranges::all_of(number, [](char c) { return isDigit(c); }))
      return true;
  }
  return false;
}

}  // namespace damath::notation
