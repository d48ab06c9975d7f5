// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/name_forms.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "core/text/letter.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr std::string_view kRemovedPart = "[name removed]";
// A name or a part of a name needs at least this many letters to be searched for in texts, because a shorter
// word may also be an ordinary word.
constexpr std::size_t kLeastLetters = 3;

// A character of a text: its capital form, its position in the text, and a flag that tells if it belongs to a
// word.
struct Glyph {
  char32_t capital = 0;
  std::size_t place = 0;
  bool isInWord = false;
};

std::vector<Glyph> glyphsOf(std::string_view text) {
  std::vector<Glyph> glyphs;
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = firstLetter(text.substr(at)).value_or(Letter{0xFFFD, text.substr(at, 1)});
    const LetterKind kind = kindOf(letter.code);
    const bool isInWord = kind == LetterKind::Letter || kind == LetterKind::Mark;
    glyphs.push_back({isInWord ? capitalLetter(letter.code) : letter.code, at, isInWord});
    at += letter.bytes.size();
  }
  return glyphs;
}

// True if `text` has the letters of `form` as whole words from index `from` on.
bool standsAt(const std::vector<Glyph>& text, std::size_t from, const std::vector<Glyph>& form) {
  if (form.empty() || from + form.size() > text.size()) return false;
  if (from > 0 && text[from - 1].isInWord && form.front().isInWord) return false;
  const std::size_t end = from + form.size();
  if (end < text.size() && text[end].isInWord && form.back().isInWord) return false;
  return std::ranges::equal(form, std::span(text).subspan(from, form.size()), {}, &Glyph::capital,
                            &Glyph::capital);
}

std::vector<std::string> nameWordsOf(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  std::size_t letters = 0;
  const auto end = [&] {
    if (letters >= kLeastLetters) words.push_back(word);
    word.clear();
    letters = 0;
  };
  for (const Glyph& glyph : glyphsOf(text)) {
    if (!glyph.isInWord) {
      end();
      continue;
    }
    word += firstLetter(text.substr(glyph.place)).value_or(Letter{}).bytes;
    ++letters;
  }
  end();
  return words;
}

// Words of Filipino names that do not name a person.
constexpr std::string_view kNameParticles[] = {"dela", "del", "delos", "delas", "los",
                                               "las",  "san", "santa", "jr",    "iii"};

bool isNameParticle(std::string_view word) {
  std::string small;
  for (const char letter : word)
    small += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  return std::ranges::find(kNameParticles, small) != std::end(kNameParticles);
}

}  // namespace

NameForms::NameForms(Database& database, contest::PlayerId player) : m_player(player) {
  const auto addName = [this](const std::string& last, const std::string& first, const std::string& middle) {
    if (last == nameOfForgotten(m_player) || last.empty() || first.empty()) return;
    for (const std::string& ending : {middle.empty() ? middle : " " + middle, std::string()}) {
      for (const char* between : {", ", " ", ","}) addForm({last + between + first + ending, true});
      addForm({first + ending + " " + last, true});
    }
  };
  eachRow(
      database, "SELECT last, first, middle FROM player WHERE id = ?",
      [&](const Row& row) { addName(row.text(0), row.text(1), row.text(2)); }, player);
  for (const PrivateText& text : privateTexts(database)) {
    if (text.player != numberOf(player) || !text.key) continue;
    const bool isOfSeveralWords = text.text.find_first_of(" ,") != std::string::npos;
    addForm({text.text, text.kind == TextKind::Sheet && isOfSeveralWords});
    if (text.kind == TextKind::Sheet || text.kind == TextKind::Middle) continue;
    for (const std::string& word : nameWordsOf(text.text)) {
      if (!isNameParticle(word)) addForm({word, false});
    }
  }
}

void NameForms::addForm(Form form) {
  std::size_t letters = 0;
  for (const Glyph& glyph : glyphsOf(form.text)) letters += glyph.isInWord ? 1U : 0U;
  if (letters < kLeastLetters) return;
  const auto known = std::ranges::find(m_forms, form.text, &Form::text);
  if (known != m_forms.end()) {
    known->isWhole = known->isWhole && form.isWhole;
    return;
  }
  m_forms.push_back(std::move(form));
  std::ranges::stable_sort(m_forms, std::ranges::greater(),
                           [](const Form& each) { return each.text.size(); });
}

void NameForms::add(const NameForms& other) {
  for (const Form& form : other.m_forms) addForm(form);
}

std::string NameForms::without(std::string_view text) const {
  const std::vector<Glyph> glyphs = glyphsOf(text);
  std::vector<std::vector<Glyph>> forms;
  for (const Form& form : m_forms) forms.push_back(glyphsOf(form.text));
  std::string whole;
  std::size_t done = 0;
  for (std::size_t at = 0; at < glyphs.size();) {
    const auto found =
        std::ranges::find_if(forms, [&](const auto& form) { return standsAt(glyphs, at, form); });
    if (found == forms.end()) {
      ++at;
      continue;
    }
    whole.append(text.substr(done, glyphs[at].place - done));
    whole += m_forms[static_cast<std::size_t>(found - forms.begin())].isWhole ? nameOfForgotten(m_player)
                                                                              : std::string(kRemovedPart);
    at += found->size();
    done = at < glyphs.size() ? glyphs[at].place : text.size();
  }
  return whole.append(text.substr(done));
}

std::string nameOfForgotten(contest::PlayerId player) {
  return "Player " + std::to_string(numberOf(player));
}

}  // namespace damath::db::detail
