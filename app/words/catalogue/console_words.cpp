// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/catalogue/console_words.hpp"

#include <array>
#include <cstddef>

namespace damath::words {

namespace {

struct Pair {
  std::string_view english;
  std::string_view filipino;
};

constexpr Pair kPhrases[] = {
#define PHRASE(id, english, filipino) {english, filipino},
#include "app/words/catalogue/console_phrases.inc"
#include "app/words/catalogue/page_phrases.inc"
#undef PHRASE
};

constexpr Pair kButtons[] = {
    {"OK", "OK"},
    {"&OK", "&OK"},
    {"&Yes", "&Oo"},
    {"&No", "&Hindi"},
    {"Cancel", "Kanselahin"},
    {"&Cancel", "&Kanselahin"},
    {"Close", "Isara"},
    {"&Close", "&Isara"},
    {"Save", "I-save"},
    {"&Save", "&I-save"},
    {"Open", "Buksan"},
    {"&Open", "&Buksan"},
    {"Discard", "Itapon"},
    {"Don't Save", "Huwag i-save"},
    {"Close without Saving", "Isara nang hindi sine-save"},
    {"Apply", "Ilapat"},
    {"Reset", "Ibalik"},
    {"Help", "Tulong"},
    {"Abort", "Itigil"},
    {"Retry", "Subukan muli"},
    {"Ignore", "Balewalain"},
    {"&Undo", "I-&undo"},
    {"&Redo", "I-&redo"},
    {"Cu&t", "&Gupitin"},
    {"&Copy", "&Kopyahin"},
    {"&Paste", "I-&paste"},
    {"Delete", "Burahin"},
    {"Select All", "Piliin lahat"},
    // Where a file is chosen
    {"Look in:", "Hanapin sa:"},
    {"File &name:", "&Pangalan ng file:"},
    {"Files of type:", "Uri ng file:"},
    {"Name", "Pangalan"},
    {"Size", "Laki"},
    {"Type", "Uri"},
    {"Date Modified", "Petsa"},
    {"Computer", "Computer"},
    {"Forward", "Pasulong"},
    {"Back", "Bumalik"},
    {"Parent Directory", "Folder sa itaas"},
    {"Create New Folder", "Gumawa ng bagong folder"},
    {"List View", "Listahan"},
    {"Detail View", "Mga detalye"},
    // The print preview
    {"Fit width", "Ilapat sa lapad"},
    {"Fit page", "Ilapat ang pahina"},
    {"Zoom in", "Palakihin"},
    {"Zoom out", "Paliitin"},
    {"Portrait", "Patayo"},
    {"Landscape", "Pahalang"},
    {"First page", "Unang pahina"},
    {"Previous page", "Nakaraang pahina"},
    {"Next page", "Susunod na pahina"},
    {"Last page", "Huling pahina"},
    {"Show single page", "Isang pahina"},
    {"Show facing pages", "Magkatabing pahina"},
    {"Show overview of all pages", "Lahat ng pahina"},
    {"Page setup", "Ayos ng pahina"},
    {"Print", "Ilimbag"},
};

}  // namespace

std::string_view toText(Phrase phrase, Language language) {
  const Pair& pair = kPhrases[static_cast<std::size_t>(phrase)];
  return language == Language::Filipino ? pair.filipino : pair.english;
}

std::string_view buttonText(std::string_view english, Language language) {
  for (const Pair& pair : kButtons) {
    if (pair.english == english) return language == Language::Filipino ? pair.filipino : pair.english;
  }
  return {};
}

}  // namespace damath::words
