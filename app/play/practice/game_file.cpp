// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/game_file.hpp"

#include <QFile>
#include <QFileInfo>

#include "app/play/practice/analysis_dialog.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr qint64 kMostOfRecord = 1 << 20;  // the largest game file that is read, in bytes

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
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return unreadable(file.errorString());
  auto read = game::parseRecord(file.read(kMostOfRecord).toStdString(), shelf(), translator.language());
  if (!read) return unreadable(toQt(read.error()));
  return *std::move(read);
}

void analyseGameFile(Session& session, const Translator& translator, QWidget& parent) {
  const auto analyse = [&session, &translator, &parent](const QString& path) {
    const auto read = readGame(path, translator);
    if (!read) return session.refusals().show(read.error());
    const QString shown = QFileInfo(path).fileName();
    if (read->turns.empty()) {
      const QString why = translator(Phrase::NoTurnPlayed);
      return session.refusals().show(translator(Phrase::GameUnreadable).arg(shown, why));
    }
    auto* dialog =
        new AnalysisDialog(translator, game::setupOf(read->law), read->turns, board::Side::Blue, &parent);
    dialog->tell(read->isWhole ? translator(Phrase::GameOpened).arg(shown)
                               : translator(Phrase::GameOpenedInPart).arg(shown).arg(read->turns.size()));
    dialog->open();
  };
  chooseFile({Phrase::AnalyseFile, Workplace::copyFolder(), Phrase::GameFiles}, session, translator, &parent,
             analyse);
}

}  // namespace damath::window
