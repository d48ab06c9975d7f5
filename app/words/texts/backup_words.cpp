// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/backup_words.hpp"

#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

Phrase phraseOfDoubt(db::ClockDoubt doubt) {
  switch (doubt) {
    case db::ClockDoubt::Back:
      return Phrase::ClockBack;
    case db::ClockDoubt::Ahead:
      return Phrase::ClockAhead;
    case db::ClockDoubt::Impossible:
      return Phrase::ClockImpossible;
  }
  return Phrase::ClockBack;
}

struct WarningWords {
  Language language;

  std::string operator()(const db::StoreError& error) const {
    return said(Phrase::NoCopy, language, {message(error, language)});
  }
  std::string operator()(const db::SecondFault& fault) const {
    if (fault.kind == db::SecondFault::Kind::Full) {
      return said(Phrase::SecondFull, language,
                  {fault.folder.string(), megabytes(fault.needed), megabytes(fault.free)});
    }
    return said(Phrase::NoSecondCopy, language, {fault.folder.string(), fault.detail});
  }
  std::string operator()(const db::ClockJump& jump) const {
    return said(phraseOfDoubt(jump.doubt), language,
                {localMoment(jump.newest.at), localMoment(jump.now), std::to_string(jump.newest.number)});
  }
};

}  // namespace

std::string message(const desk::DeskWarning& warning, Language language) {
  return std::visit(WarningWords{language}, warning);
}

std::string secondFolderText(const db::SecondFolder& second, Language language) {
  const auto choice = second.choice();
  if (!choice) return std::string(toText(Phrase::SecondNone, language));
  const std::string folder = choice->folder.string();
  std::string text = choice->last ? said(Phrase::SecondLast, language, {folder, localMoment(*choice->last)})
                                  : said(Phrase::SecondNever, language, {folder});
  const db::SecondState state = second.state();
  if (state == db::SecondState::Absent) text += ' ' + std::string(toText(Phrase::SecondAbsent, language));
  if (state == db::SecondState::Unknown) text += ' ' + std::string(toText(Phrase::SecondUnknown, language));
  if (second.isOnOneDisk()) text += ' ' + std::string(toText(Phrase::SecondSame, language));
  return text;
}

std::string strayBackupsText(const db::StrayBackups& stray, Language language) {
  return said(Phrase::BackupsStray, language, {stray.folder.string(), std::to_string(stray.copies.size())});
}

std::string megabytes(std::uintmax_t bytes) {
  constexpr std::uintmax_t kTenth = 100'000;
  const std::uintmax_t tenths = bytes / kTenth + (bytes % kTenth >= kTenth / 2 ? 1 : 0);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace damath::words
