// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/practice/game_file.hpp"

#include <QFile>
#include <QFileInfo>

#include "app/models/laws/own_laws.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/parts/file_choice.hpp"
#include "app/views/parts/workplace.hpp"
#include "app/views/practice/analysis_dialog.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

constexpr qint64 kMostOfRecord = 1 << 20;  // bytes

game::LawShelf shelf() {
  return {[](std::string_view name) { return models::rulesetNamed(toQt(name)); },
          [](std::string_view name) { return models::chipSetNamed(toQt(name)); }};
}

}  // namespace

Expected<game::RecordedGame, QString> readGame(const QString& path, const models::Translator& translator) {
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

void analyseGameFile(models::Session& session, const models::Translator& translator, QWidget& parent) {
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

}  // namespace damath::views
