// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/sheet_choice.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "app/window/parts/layouts.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

SheetChoice::SheetChoice(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator), m_box(new QComboBox(this)) {
  auto* label = new QLabel(m_translator(Phrase::SheetOfList), this);
  label->setBuddy(m_box);
  m_box->setAccessibleName(m_translator.plain(Phrase::SheetOfList));
  auto* row = flush<QHBoxLayout>(this, kFieldGap);
  arrange(*row, {label, m_box, Placed::room(1)});
  // The first item of the box is no sheet.
  connect(m_box, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index > 0) Q_EMIT chosen(m_box->itemText(index));
  });
  hide();
}

void SheetChoice::ask(const std::vector<std::string>& sheets) {
  const QSignalBlocker quiet(m_box);
  m_box->clear();
  m_box->addItem(m_translator(Phrase::ColumnUndecided));
  for (const std::string& sheet : sheets) m_box->addItem(toQt(sheet));
  show();
}

void SheetChoice::clear() {
  const QSignalBlocker quiet(m_box);
  m_box->clear();
  hide();
}

}  // namespace damath::window
