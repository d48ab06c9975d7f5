// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/reasons_panel.hpp"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
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
      m_more(new QPushButton(this)),
      m_details(wrappedLabel(this)),
      m_checklist(new QTextBrowser(this)) {
  m_title->setFont(inBold(m_title->font()));
  for (QLabel* label : {m_reason, m_details}) label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_more->setCheckable(true);
  m_more->setAutoDefault(false);
  m_details->hide();
  m_checklist->hide();
  m_checklist->setOpenLinks(false);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(8, 0, 0, 0);
  arrange(*rows, {m_title, m_reason, m_more, m_details, {m_checklist, 1}, Placed::room()});
  connect(m_more, &QPushButton::toggled, this, [this] {
    retranslate();
    Q_EMIT checklistSwitched();
  });
  connect(&m_translator, &Translator::changed, this, &ReasonsPanel::retranslate);
  retranslate();
}

void ReasonsPanel::retranslate() {
  m_title->setText(m_translator.plain(Phrase::WhyPairs));
  m_checklist->setAccessibleName(m_translator.plain(Phrase::WhyPairs));
  m_more->setText(m_translator(showsChecklist() ? Phrase::HideChecklist : Phrase::ShowChecklist));
}

bool ReasonsPanel::showsChecklist() const {
  return m_more->isChecked();
}

void ReasonsPanel::tell(const QString& reason, const QString& details, const QString& checklist) {
  m_reason->setText(reason.isEmpty() ? m_translator(Phrase::NoReasons) : reason);
  m_details->setText(details);
  m_details->setVisible(showsChecklist() && !details.isEmpty());
  m_checklist->setVisible(showsChecklist() && !checklist.isEmpty());
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
