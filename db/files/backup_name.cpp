// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/backup_name.hpp"

#include <algorithm>
#include <tuple>

#include "core/spellings.hpp"
#include "core/text/number.hpp"

namespace damath::db {

namespace {

constexpr std::size_t kMomentLength = 15;  // "20261121-183000"

std::string momentDigits(Instant at) {
  std::string digits;
  for (const char c : toText(at)) {
    if (isDigit(c)) digits += c;
    if (c == 'T') digits += '-';
  }
  return digits;
}

// Returns the time at the beginning of the text; nullopt if there is none.
std::optional<Instant> momentIn(std::string_view digits) {
  if (digits.size() < kMomentLength) return std::nullopt;
  std::string text;
  for (std::size_t place = 0; place < kMomentLength; ++place) {
    if (place == 4 || place == 6) text += '-';
    if (place == 11 || place == 13) text += ':';
    text += digits[place] == '-' ? 'T' : digits[place];
  }
  return parseInstant(text + "Z");
}

std::string padded(std::int64_t number, std::size_t digits) {
  const std::string figures = std::to_string(number);
  return std::string(figures.size() < digits ? digits - figures.size() : 0, '0') + figures;
}

// Returns the number of a part of a name. nullopt for other texts, and for numbers above kLastSequence.
std::optional<std::int64_t> partNumber(std::string_view part) {
  const auto number = numberIn<std::int64_t>(part);
  return number && *number >= 0 && *number <= kLastSequence ? number : std::nullopt;
}

// Removes the text up to the next dash, and the dash, and returns that text.
std::string_view takePart(std::string_view& text) {
  const std::size_t dash = std::min(text.find('-'), text.size());
  const std::string_view part = text.substr(0, dash);
  text.remove_prefix(std::min(dash + 1, text.size()));
  return part;
}

}  // namespace

std::string toText(const BackupReason& reason) {
  if (const auto* occasion = std::get_if<BackupOccasion>(&reason)) return std::string(spellingOf(*occasion));
  const auto* question = std::get_if<ConfirmationReason>(&reason);
  return question == nullptr ? std::string() : std::string(toText(*question));
}

BackupReason parseBackupReason(std::string_view word) {
  if (const auto occasion = valueOf<BackupOccasion>(word)) return *occasion;
  if (const auto question = parseConfirmationReason(word)) return *question;
  return std::monostate();
}

std::string toText(const BackupName& name) {
  constexpr std::size_t kSequenceDigits = 6;
  constexpr std::size_t kJournalDigits = 5;
  return padded(name.sequence, kSequenceDigits) + "-j" + padded(name.journal, kJournalDigits) + "-" +
         momentDigits(name.at) + "-" + name.why;
}

std::optional<BackupName> parseBackupName(std::string_view text) {
  BackupName name;
  std::string_view rest = text;
  const auto sequence = partNumber(takePart(rest));
  if (sequence && *sequence > 0 && rest.starts_with('j')) {
    const auto journal = partNumber(takePart(rest).substr(1));
    const auto at = momentIn(rest);
    if (!journal || !at || rest.size() <= kMomentLength || rest[kMomentLength] != '-') return std::nullopt;
    return BackupName{*sequence, *journal, *at, std::string(rest.substr(kMomentLength + 1))};
  }
  const auto at = momentIn(text);
  if (!at) return std::nullopt;
  name.at = *at;
  rest = text.substr(std::min(kMomentLength + 1, text.size()));
  name.why = takePart(rest);
  const auto series = partNumber(rest);
  constexpr std::int64_t kMostSeries = 999'999'999;
  if (series) name.series = static_cast<int>(std::clamp<std::int64_t>(*series, 1, kMostSeries));
  return name;
}

bool isMadeBefore(const BackupName& a, const BackupName& b) {
  const auto key = [](const BackupName& name) {
    return std::tuple(name.sequence, name.series, name.journal, name.at);
  };
  return key(a) < key(b);
}

}  // namespace damath::db
