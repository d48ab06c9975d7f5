// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/dialogs/compare_dialog.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include "app/window/parts/layouts.hpp"

namespace damath::window {

using words::Phrase;

CompareDialog::CompareDialog(const Translator& translator, std::vector<TwoSheets::Shown> versions,
                             QWidget* parent)
    : QDialog(parent),
      m_translator(translator),
      m_versions(std::move(versions)),
      m_message(new QLabel(this)),
      m_sheets(new TwoSheets(translator, this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setModal(true);
  setWindowTitle(m_translator.plain(Phrase::CompareAnyTwo));
  m_lists = {list(Phrase::LeftVersion, m_versions.size() - 2),
             list(Phrase::RightVersion, m_versions.size() - 1)};
  auto* choices = new QHBoxLayout;
  choices->setSpacing(12);
  for (QComboBox* each : m_lists) choices->addWidget(each, 1);
  m_message->setTextFormat(Qt::PlainText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setText(m_translator(Phrase::Close));
  auto* previous = buttons->addButton(m_translator(Phrase::PreviousDifference), QDialogButtonBox::ActionRole);
  auto* next = buttons->addButton(m_translator(Phrase::NextDifference), QDialogButtonBox::ActionRole);
  const auto walk = [this](QPushButton* button, const QKeySequence& key, int step) {
    const auto go = [this, step] { m_sheets->goToDifference(step); };
    button->setToolTip(key.toString(QKeySequence::NativeText));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, go);
    connect(new QShortcut(key, this), &QShortcut::activated, this, go);
  };
  walk(next, QKeySequence(Qt::Key_F8), 1);
  walk(previous, QKeySequence(Qt::SHIFT | Qt::Key_F8), -1);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  arrange(*layout, {choices, m_message, {m_sheets, 1}, buttons});
  resize(1060, 600);
  compare();
  m_lists[0]->setFocus();
}

QComboBox* CompareDialog::list(Phrase name, std::size_t chosen) {
  auto* box = new QComboBox(this);
  box->setAccessibleName(m_translator.plain(name));
  for (const TwoSheets::Shown& version : m_versions) box->addItem(version.title);
  box->setCurrentIndex(static_cast<int>(chosen));
  connect(box, &QComboBox::currentIndexChanged, this, &CompareDialog::compare);
  return box;
}

void CompareDialog::compare() {
  if (m_lists[1] == nullptr) return;
  const auto chosen = [this](std::size_t side) -> const TwoSheets::Shown& {
    return m_versions[static_cast<std::size_t>(m_lists[side]->currentIndex())];
  };
  m_sheets->show(chosen(0), chosen(1));
  m_message->setText(m_translator(Phrase::DifferentCells).arg(m_sheets->differences()));
}

}  // namespace damath::window
