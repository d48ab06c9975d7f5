// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/dialogs/versions_dialog.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/parts/layouts.hpp"
#include "app/window/scoresheet/two_sheets.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

QString versionTitle(const desk::SheetView& view, const Translator& translator) {
  return translator(Phrase::TheirVersion)
      .arg(view.stored.version)
      .arg(toQt(view.stored.by), momentText(view.stored.at, translator.language()));
}

VersionsDialog::VersionsDialog(const Translator& translator, const QString& introduction,
                               const std::optional<desk::SheetView>& theirs, const sheet::Sheet& mine,
                               QWidget* parent)
    : QDialog(parent), m_sheets(new TwoSheets(translator, this)) {
  setWindowTitle(translator.plain(Phrase::TwoVersions));
  m_sheets->show({theirs ? versionTitle(*theirs, translator) : translator(Phrase::NoSheetYet),
                  theirs ? theirs->stored.sheet : sheet::Sheet()},
                 {translator(Phrase::MyVersion), mine});

  auto* message =
      new QLabel(introduction + u'\n' + translator(Phrase::DifferentCells).arg(differences()), this);
  message->setWordWrap(true);
  message->setTextFormat(Qt::PlainText);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  auto* keepTheirs = buttons->addButton(translator(Phrase::KeepTheirs), QDialogButtonBox::ActionRole);
  auto* storeMine = buttons->addButton(translator(Phrase::StoreMine), QDialogButtonBox::ActionRole);
  // Cancel is the default button, so that an accidental Return chooses no version.
  buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
  connect(keepTheirs, &QPushButton::clicked, this, [this] { done(Theirs); });
  connect(storeMine, &QPushButton::clicked, this, [this] { done(Mine); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  arrange(*layout, {message, {m_sheets, 1}, buttons});
  resize(1060, 560);
}

void VersionsDialog::setPlayers(const QString& blue, const QString& red) {
  m_sheets->setPlayers(blue, red);
}

int VersionsDialog::differences() const {
  return m_sheets->differences();
}

}  // namespace damath::window
