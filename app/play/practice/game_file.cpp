// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/game_file.hpp"

#include <QFileInfo>

#include "app/window/session/own_laws.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/qt_text.hpp"

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

}  // namespace damath::window
