// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/privacy.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "core/contest/model/name_suffix.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/fact_table.hpp"
#include "core/spellings.hpp"
#include "core/text/letter.hpp"

namespace damath::contest {

namespace {

constexpr Spelling<PrivacyOption> kOptions[] = {{PrivacyOption::FullName, "full"},
                                                {PrivacyOption::InitialsAndSchool, "initials"},
                                                {PrivacyOption::NumberOnly, "number"}};
static_assert(coversEvery(kOptions));

// The particles: words such as "de" that form one name together with the following word. This list has them
// without points and in small letters. "Dela" and similar particles may be written apart or together; both
// forms count as one name.
constexpr std::string_view kParticles[] = {
    "da",  "das", "de",    "del",   "dela", "delas", "delos", "des", "di",  "dos", "el",  "la",  "las",
    "los", "san", "santa", "santo", "sta",  "sto",   "van",   "von", "der", "den", "ter", "bin", "binti"};
// The word "y" ("and"), which joins two names and belongs to neither name.
constexpr std::string_view kJoiner = "y";

template <std::size_t Count>
bool isAmong(const std::string_view (&words)[Count], std::string_view word) {
  return std::ranges::find(words, word) != std::end(words);
}

struct Word {
  std::string initial;  // the first letter of the word as a capital, with its accent marks
  std::string plain;    // only the ASCII letters of the word, as small letters
  int letters = 0;
};

std::vector<Word> wordsOf(std::string_view text) {
  std::vector<Word> words;
  Word word;
  const auto end = [&] {
    if (word.letters > 0) words.push_back(word);
    word = {};
  };
  while (!text.empty()) {
    const Letter letter = firstLetter(text).value_or(Letter{0xFFFD, text.substr(0, 1)});
    text.remove_prefix(letter.bytes.size());
    const LetterKind kind = kindOf(letter.code);
    if (kind == LetterKind::Blank || kind == LetterKind::Dash || letter.code == U'\t') {
      end();
    } else if (kind == LetterKind::Mark && word.letters == 1) {
      word.initial += letter.bytes;
    } else if (kind == LetterKind::Letter) {
      if (word.letters++ == 0) appendLetter(word.initial, capitalLetter(letter.code));
      const char32_t small = letter.code | 0x20U;
      if (small >= U'a' && small <= U'z') word.plain += static_cast<char>(small);
    }
  }
  end();
  return words;
}

// The part of a player's name from which initials are made. A given name never begins with a particle (a word
// such as "de"), because the particles Santo and San are also given names. A middle name may consist of a
// suffix such as Jr., which has no initial.
enum class Part { Given, Middle, Last };

void addInitials(std::string& initials, std::string_view text, Part part) {
  bool inName = false;
  const std::vector<Word> words = wordsOf(text);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Word& word = words[i];
    const bool isLast = i + 1 == words.size();
    const bool isPlain = static_cast<int>(word.plain.size()) == word.letters;
    if (isPlain && word.letters > 1 && isNameSuffix(word.plain) && (i > 0 || part == Part::Middle)) continue;
    if (isPlain && word.plain == kJoiner && i > 0 && !isLast) continue;
    const bool leads =
        isPlain && !isLast && isAmong(kParticles, word.plain) && (part != Part::Given || i > 0);
    if (!inName) initials += (initials.empty() ? "" : " ") + word.initial + ".";
    inName = leads;
  }
}

}  // namespace

std::string initialsOf(const Player& player) {
  std::string initials;
  const bool isFamilyFirst = isFamilyNameFirst(player);
  if (isFamilyFirst) addInitials(initials, player.last, Part::Last);
  addInitials(initials, player.first, Part::Given);
  addInitials(initials, player.middle, Part::Middle);
  if (!isFamilyFirst) addInitials(initials, player.last, Part::Last);
  return initials;
}

PublicEntry publicEntry(const Contest& contest, const Event& event, EntryId id, const Privacy& privacy) {
  const Entry& entry = event.at(id);
  const Player& player = contest.at(entry.player);
  PublicEntry shown;
  shown.number = entry.number;
  if (privacy.names == PrivacyOption::FullName) shown.name = player.name();
  if (privacy.names == PrivacyOption::InitialsAndSchool) shown.name = initialsOf(player);
  if (shown.name.empty()) shown.name = std::to_string(entry.number);
  const School* school = contest.find(player.school);
  if (school != nullptr && privacy.names != PrivacyOption::NumberOnly) {
    shown.school = school->name;
    shown.district = school->district;
  }
  if (privacy.grade == Disclosure::Shown) shown.grade = player.grade;
  if (privacy.grade == Disclosure::Shown || privacy.section == Disclosure::Shown) {
    shown.section = player.section;
  }
  if (privacy.coach == Disclosure::Shown) shown.coach = player.coach;
  return shown;
}

Contest publicContest(const Contest& contest, const Event& event, const Privacy& privacy) {
  Contest shown{contest.head, {}, {}, {event}};
  std::set<SchoolId> schools;
  for (const Entry& entry : event.entries) {
    const PublicEntry facts = publicEntry(contest, event, entry.id, privacy);
    const Player& player = contest.at(entry.player);
    const bool hasSchool = privacy.names != PrivacyOption::NumberOnly;
    Player masked{entry.player, facts.name,  {}, {},           hasSchool ? player.school : SchoolId{},
                  facts.grade,  facts.coach, {}, facts.section};
    if (privacy.names == PrivacyOption::FullName) {
      masked.last = player.last;
      masked.first = player.first;
      masked.middle = player.middle;
    }
    if (hasSchool) schools.insert(player.school);
    shown.players.push_back(std::move(masked));
  }
  for (const School& school : contest.schools) {
    if (schools.contains(school.id)) shown.schools.push_back(school);
  }
  return shown;
}

std::string_view toText(PrivacyOption option) {
  return spellingOf(kOptions, option);
}

std::optional<PrivacyOption> parsePrivacyOption(std::string_view text) {
  return valueOf(kOptions, text);
}

}  // namespace damath::contest
