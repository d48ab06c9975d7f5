// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/keys_dialog.hpp"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"

namespace damath::window {

using words::Phrase;

KeysDialog::KeysDialog(const Commands& commands, const Translator& translator, const QString& now,
                       QWidget* parent)
    : QDialog(parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setModal(true);
  setWindowTitle(translator.plain(Phrase::Keys));
  auto* here = wrappedLabel(this, now);
  here->setVisible(!now.isEmpty());
  auto* ways = wrappedLabel(this, translator(Phrase::KeysIntroduction));
  auto* letters = new QLineEdit(this);
  letters->setClearButtonEnabled(true);
  letters->setPlaceholderText(translator(Phrase::FindKey));
  letters->setAccessibleName(translator.plain(Phrase::FindKey));
  auto* list = new ListTable(this);
  showKeys(*list, commands, translator);
  list->setPlaceholder({}, translator(Phrase::NothingFound));
  connect(letters, &QLineEdit::textChanged, list, &ListTable::setFilter);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  close->setText(translator(Phrase::Close));
  close->setDefault(true);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list, &ListTable::opened, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(12);
  arrange(*column, {here, ways, letters, {list, 1}, buttons});
  letters->setFocus();
  resize(680, 620);
}

}  // namespace damath::window
