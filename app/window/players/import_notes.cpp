// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/import_notes.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/list_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/trf_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

QStringList listNotes(const desk::ImportPreview& preview, const std::optional<desk::ReadSheet>& sheet,
                      const Translator& translator) {
  const words::Language language = translator.language();
  QStringList lines;
  const auto add = [&lines](const std::vector<std::string>& notes) {
    for (const std::string& note : notes) lines << toQt(words::asSentence(note));
  };
  if (preview.encoding == TextEncoding::Windows) add({words::encodingNote(preview.sample, language)});
  if (sheet) add(words::sheetNotes(*sheet, language));
  add(words::foundNotes(preview, language));
  return lines;
}

QStringList reportNotes(const desk::ReportRemarks& remarks, const Translator& translator) {
  constexpr std::size_t kMost = 4;
  const words::Language language = translator.language();
  QStringList lines;
  const auto add = [&](const std::vector<words::LineSentence>& sentences) {
    for (std::size_t i = 0; i < std::min(sentences.size(), kMost); ++i) {
      const auto& [line, sentence] = sentences[i];
      const std::string number = std::to_string(line);
      const std::string lead = line > 0 ? words::said(Phrase::LineLead, language, {number}) : std::string();
      lines << toQt(words::asSentence(lead + sentence));
    }
    if (sentences.size() <= kMost) return;
    const std::string more = std::to_string(sentences.size() - kMost);
    lines << toQt(words::asSentence(words::said(Phrase::FaultsMore, language, {more})));
  };
  const auto leftOut = words::sentencesOf(remarks.faults, remarks.misfits, language);
  if (!leftOut.empty()) lines << toQt(words::asSentence(words::said(Phrase::ReportReadInPart, language)));
  add(leftOut);
  add(words::sentencesOf(remarks.notes, language));
  return lines;
}

QString lateNote(const contest::Event& event, const Translator& translator) {
  const int next = contest::numberOf(contest::nextRoundNumber(event));
  const int rounds = contest::roundsOf(event);
  return next > rounds ? translator(Phrase::TooLateNote).arg(rounds)
                       : filledIn(translator(Phrase::LateNote), next);
}

}  // namespace damath::window
