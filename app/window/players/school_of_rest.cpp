// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/school_of_rest.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

SchoolOfRest::SchoolOfRest(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator), m_label(new QLabel(this)), m_field(new QLineEdit(this)) {
  m_label->setBuddy(m_field);
  m_field->setToolTip(translator(Phrase::SchoolOfRestHint));
  setLabel(Phrase::SchoolOfAll);
  arrange(*flush<QHBoxLayout>(this, kFieldGap), {m_label, {m_field, 1}});
  connect(m_field, &QLineEdit::textEdited, this, &SchoolOfRest::changed);
  hide();
}

void SchoolOfRest::begin(const QString& proposal) {
  hide();
  m_field->setText(proposal);
  m_isProposed = !proposal.isEmpty();
}

bool SchoolOfRest::follow(const desk::ImportPreview& preview) {
  using desk::RosterField;
  const bool hasColumn = std::ranges::find(preview.columns, std::optional(RosterField::School),
                                           &desk::RosterColumn::field) != preview.columns.end();
  const bool lacksColumn = !preview.columns.empty() && !hasColumn;
  const bool lacksSchool = std::ranges::find(preview.faults, desk::RowReason::MissingSchool,
                                             &desk::RowFault::reason) != preview.faults.end();
  const QString before = text();
  const bool isNew = preview.letterhead && !m_isProposed;
  if (isNew) m_field->setText(toQt(preview.letterhead->school));
  m_isProposed = m_isProposed || isNew;
  setLabel(lacksColumn ? Phrase::SchoolOfAll : Phrase::SchoolOfRest);
  setVisible(lacksColumn || lacksSchool || !preview.filledSchools.empty());
  // The rows of the preview have the school above the headings already.
  return text() != before && !isNew;
}

void SchoolOfRest::setLabel(Phrase label) {
  m_label->setText(requiredLabel(m_translator(label)));
  m_field->setAccessibleName(m_translator.plain(label));
}

QString SchoolOfRest::text() const {
  return isHidden() ? QString() : m_field->text().trimmed();
}

}  // namespace damath::window
