// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/analysis_dialog.hpp"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/play/practice/game_file.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/filled_in.hpp"

namespace damath::window {

AnalysisDialog::AnalysisDialog(const Translator& translator, const game::Setup& setup,
                               const rules::TurnList& turns, board::Side below, QWidget* parent)
    : QDialog(parent), m_notice(new QLabel(this)), m_view(new AnalysisView(translator, this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(translator.plain(words::Phrase::AnalyseGame));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  m_notice->setWordWrap(true);
  m_notice->setTextFormat(Qt::PlainText);
  m_notice->hide();
  arrange(*column, {m_notice, {m_view, 1}, buttons});
  resize(1120, 620);
  m_view->analyse(setup, game::courseOf(setup, turns), below);
  m_view->first()->setFocus();
}

void AnalysisDialog::tell(const QString& text) {
  m_notice->setText(text);
  m_notice->setVisible(!text.isEmpty());
}

void analyseGameFile(Session& session, const Translator& translator, QWidget& parent) {
  const auto analyse = [&session, &translator, &parent](const QString& path) {
    const auto read = readGame(path, translator);
    if (!read) return session.refusals().show(read.error());
    const QString shown = QFileInfo(path).fileName();
    if (read->turns.empty()) {
      const QString why = translator(words::Phrase::NoTurnPlayed);
      return session.refusals().show(translator(words::Phrase::GameUnreadable).arg(shown, why));
    }
    auto* dialog =
        new AnalysisDialog(translator, game::setupOf(read->law), read->turns, board::Side::Blue, &parent);
    const QString opened =
        read->isWhole ? translator(words::Phrase::GameOpened).arg(shown)
                      : filledIn(translator(words::Phrase::GameOpenedInPart), shown, read->turns.size());
    dialog->tell(QStringList{opened, remarksOf(*read, translator)}.join(QLatin1Char('\n')).trimmed());
    dialog->open();
  };
  chooseFile({words::Phrase::AnalyseFile, Workplace::copyFolder(), words::Phrase::GameFiles}, session,
             translator, &parent, analyse);
}

}  // namespace damath::window
