// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/game_file.hpp"

#include <QFileInfo>
#include <algorithm>

#include "app/window/session/own_laws.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr std::size_t kMostOfRecord = 1 << 20;  // the largest game file that is read, in bytes

game::LawShelf shelf() {
  return {[](std::string_view name) { return rulesetNamed(toQt(name)); },
          [](std::string_view name) { return chipSetNamed(toQt(name)); }};
}

}  // namespace

Expected<game::RecordedGame, QString> readGame(const QString& path, const Translator& translator) {
  const QString shown = QFileInfo(path).fileName();
  const auto unreadable = [&](const QString& why) {
    return Unexpected<QString>(translator(Phrase::GameUnreadable).arg(shown, why));
  };
  const auto text = readChosen(path, kMostOfRecord, translator);
  if (!text) return unreadable(text.error());
  auto read = game::parseRecord(*text, shelf(), translator.language());
  if (!read) return unreadable(toQt(read.error()));
  return *std::move(read);
}

QString remarksOf(const game::RecordedGame& read, const Translator& translator) {
  constexpr std::size_t kMost = 4;
  QStringList lines;
  for (std::size_t i = 0; i < std::min(read.remarks.size(), kMost); ++i) {
    lines << toQt(words::asSentence(read.remarks[i]));
  }
  if (read.remarks.size() > kMost) {
    const std::string more = std::to_string(read.remarks.size() - kMost);
    lines << toQt(words::asSentence(words::said(Phrase::FaultsMore, translator.language(), {more})));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace damath::window
