// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_head.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include "app/window/parts/layouts.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/every.hpp"

namespace damath::window {

using words::Phrase;

SheetHead::SheetHead(SheetModel& model, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_translator(translator),
      m_endingLabel(new QLabel(this)),
      m_resultLabel(new QLabel(this)),
      m_ending(new QComboBox(this)),
      m_result(new QComboBox(this)),
      m_state(new QLabel(this)) {
  auto* row = flush<QHBoxLayout>(this, 8);
  m_endingLabel->setBuddy(m_ending);
  m_resultLabel->setBuddy(m_result);
  m_state->setForegroundRole(QPalette::PlaceholderText);
  row->addWidget(m_endingLabel);
  row->addWidget(m_ending);
  row->addSpacing(12);
  arrange(*row, {m_resultLabel, m_result, Placed::room(1), m_state});
  connect(m_ending, &QComboBox::activated, this,
          [this] { m_model.setTag(sheet::kEndingTag, m_ending->currentData().toString()); });
  connect(m_result, &QComboBox::activated, this,
          [this] { m_model.setTag(sheet::kResultTag, m_result->currentData().toString()); });
  connect(&m_model, &SheetModel::edited, this, &SheetHead::showWritten);
  connect(&m_translator, &Translator::changed, this, &SheetHead::retranslate);
  retranslate();
}

void SheetHead::setState(const QString& text) {
  m_state->setText(text);
}

void SheetHead::retranslate() {
  m_endingLabel->setText(m_translator(Phrase::EndingField));
  m_resultLabel->setText(m_translator(Phrase::ResultField));
  m_ending->setAccessibleName(m_translator.plain(Phrase::EndingField));
  m_result->setAccessibleName(m_translator.plain(Phrase::ResultField));
  m_ending->clear();
  m_ending->setMaxVisibleItems(static_cast<int>(kEvery<rules::Ending>.size()));
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    m_ending->addItem(endingText(ending, m_translator.language()), toQt(rules::toText(ending)));
  }
  m_result->clear();
  m_result->addItem(m_translator(Phrase::NotWritten), QStringLiteral("*"));
  for (const rules::Result result : kEvery<rules::Result>) {
    m_result->addItem(resultText(result), toQt(rules::toText(result)));
  }
  showWritten();
}

void SheetHead::showWritten() {
  const sheet::Sheet sheet = m_model.sheet();
  m_ending->setCurrentIndex(static_cast<int>(sheet.ending()));
  const auto written = sheet.result();
  m_result->setCurrentIndex(written ? m_result->findData(toQt(rules::toText(*written))) : 0);
}

}  // namespace damath::window
