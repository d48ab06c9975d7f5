// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/trf_words.hpp"

#include <algorithm>
#include <map>

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "notation_TrfFaultCode.inc"

#include "notation_TrfMisfitKind.inc"

#include "notation_TrfNoteCode.inc"

constexpr std::size_t kMostNotesOfAKind = 3;

}  // namespace

std::string message(const notation::TrfFault& fault, Language language) {
  return said(phraseOf(fault.code), language, {std::to_string(fault.column), fault.written, fault.expected});
}

std::string message(const notation::TrfMisfit& misfit, Language language) {
  return said(phraseOf(misfit.kind), language,
              {std::to_string(misfit.number), std::to_string(misfit.round), std::to_string(misfit.other),
               misfit.written, misfit.right});
}

std::string message(const notation::TrfNote& note, Language language) {
  return said(phraseOf(note.code), language, {std::to_string(note.column), note.written, note.taken});
}

std::vector<LineSentence> sentencesOf(const notation::TrfNotes& notes, Language language) {
  std::map<notation::TrfNoteCode, std::vector<LineSentence>> kinds;
  for (const notation::TrfNote& note : notes)
    kinds[note.code].push_back({note.line, message(note, language)});
  std::vector<LineSentence> all;
  for (const auto& [code, sentences] : kinds) {
    const std::vector<LineSentence> joined = joinedSentences(sentences, kMostNotesOfAKind, language);
    all.insert(all.end(), joined.begin(), joined.end());
  }
  return all;
}

std::vector<LineSentence> sentencesOf(const notation::TrfFaults& faults, const notation::TrfMisfits& misfits,
                                      Language language) {
  std::vector<LineSentence> all;
  for (const notation::TrfFault& fault : faults) all.push_back({fault.line, message(fault, language)});
  for (const notation::TrfMisfit& misfit : misfits) all.push_back({misfit.line, message(misfit, language)});
  std::ranges::stable_sort(all, {}, &LineSentence::line);
  return all;
}

}  // namespace damath::words
