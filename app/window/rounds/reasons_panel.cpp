// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/reasons_panel.hpp"

#include <QEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"

namespace damath::window {

using words::Phrase;

ReasonsPanel::ReasonsPanel(const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_title(new QLabel(this)),
      m_reason(wrappedLabel(this)),
      m_checklist(new QTextBrowser(this)) {
  m_title->setFont(inBold(m_title->font()));
  m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_checklist->setOpenLinks(false);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(8, 0, 0, 0);
  arrange(*rows, {m_title, m_reason, {m_checklist, 1}, Placed::room()});
  connect(&m_translator, &Translator::changed, this, &ReasonsPanel::retranslate);
  retranslate();
}

void ReasonsPanel::retranslate() {
  m_title->setText(m_translator.plain(Phrase::WhyPairs));
  m_checklist->setAccessibleName(m_translator.plain(Phrase::WhyPairs));
}

void ReasonsPanel::tell(const QString& reason, const QString& checklist) {
  m_reason->setText(reason.isEmpty() ? m_translator(Phrase::NoReasons) : reason);
  m_checklist->setVisible(!checklist.isEmpty());
  // If the checklist has not changed, does not set its text again, because that would scroll to the top.
  if (m_page == checklist) return;
  m_page = checklist;
  m_checklist->setHtml(checklist);
}

void ReasonsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // Links keep the color of the earlier palette. Setting the text again gives them the new color.
  if (event->type() == QEvent::PaletteChange) m_checklist->setHtml(m_page);
}

}  // namespace damath::window
