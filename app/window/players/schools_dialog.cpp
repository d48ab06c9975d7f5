// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/schools_dialog.hpp"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "app/window/parts/writable_table.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using words::Phrase;

namespace {

enum SchoolColumn { kSchoolName, kSchoolDistrict, kSchoolDivision, kSchoolCoach, kSchoolPlayers };

}  // namespace

SchoolsDialog::SchoolsDialog(Session& session, const Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_list(new WritableTable(this)),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::Schools));
  setIntroduction(m_translator(Phrase::SchoolsIntroduction));
  m_list->setAccessibleName(m_translator.plain(Phrase::Schools));
  m_list->setStretching({kSchoolName, kSchoolCoach});
  m_list->setEditTriggers(m_list->editTriggers() | QAbstractItemView::DoubleClicked);
  m_list->setMinimumHeight(260);
  addWide(m_list);
  addField(Phrase::MadeBy, m_by);
  addField(Phrase::Reason, m_reason);
  const auto& events = m_session.contest().events;
  const bool hasBegun =
      std::ranges::any_of(events, [](const contest::Event& event) { return contest::hasBegun(event); });
  setFieldVisible(m_by, hasBegun);
  setFieldVisible(m_reason, hasBegun);
  setSubmitText(Phrase::Close);
  // The dialog has no Cancel button, because each change is saved at once.
  findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->hide();
  on(m_list, &WritableTable::written,
     [this](const QVariant& key, int column, const QString& text) { write(key, column, text); });
  resize(860, 520);
  refill();
}

std::vector<SchoolsDialog::Row> SchoolsDialog::rows() const {
  const contest::Contest& contest = m_session.contest();
  std::map<std::pair<contest::SchoolId, std::string>, int> counts;
  for (const contest::Player& player : contest.players) ++counts[{player.school, player.coach}];
  std::vector<Row> rows;
  for (const auto& [key, players] : counts) {
    const contest::School* school = contest.find(key.first);
    if (school != nullptr) rows.push_back({*school, key.second, players});
  }
  std::ranges::sort(rows, {}, [](const Row& row) {
    return std::tuple(toQt(row.school.name).toCaseFolded(), row.school.district, row.coach);
  });
  return rows;
}

void SchoolsDialog::refill() {
  m_rows = rows();
  std::vector<TableRow> shown;
  for (const Row& row : m_rows) {
    const auto cell = [](const std::string& text) {
      return TableCell{.text = toQt(text), .written = toQt(text)};
    };
    shown.push_back({{cell(row.school.name),
                      cell(row.school.district),
                      cell(row.school.division),
                      cell(row.coach),
                      {.text = QString::number(row.players),
                       .sortKey = row.players,
                       .alignment = Qt::AlignRight | Qt::AlignVCenter}},
                     keyOf(row)});
  }
  m_list->setTable(
      {m_translator(Phrase::School), m_translator(Phrase::District), m_translator(Phrase::Division),
       m_translator(Phrase::Coach), m_translator(Phrase::Players)},
      std::move(shown));
}

// Returns the key of a row: school and coach. The row number cannot be the key, because a new name moves the
// row.
QVariant SchoolsDialog::keyOf(const Row& row) {
  return QStringLiteral("%1 %2").arg(contest::numberOf(row.school.id)).arg(toQt(row.coach));
}

bool SchoolsDialog::submit() {
  if (!m_unnamed) return true;
  const Written again = *std::exchange(m_unnamed, {});
  write(again.key, again.column, again.text);
  if (!m_unnamed) m_list->setFocus();
  return false;
}

void SchoolsDialog::write(const QVariant& key, int column, const QString& text) {
  const auto found = std::ranges::find(m_rows, key, keyOf);
  if (found == m_rows.end()) return;
  const Row before = *found;
  contest::School to = before.school;
  if (column == kSchoolName) to.name = fromQt(text.trimmed());
  if (column == kSchoolDistrict) to.district = fromQt(text.trimmed());
  if (column == kSchoolDivision) to.division = fromQt(text.trimmed());
  const desk::Author named = typedAuthor();
  showRefusal({});
  const auto put = [&](const desk::Author& author) {
    desk::SchoolDesk schools(m_session.desk());
    return column == kSchoolCoach ? schools.setCoach(before.school, before.coach, fromQt(text), author)
                                  : schools.rename(before.school, to, author);
  };
  auto outcome = m_session.withConfirmation({}, named, put);
  const bool isUnnamed = !outcome && (outcome.error().refusal == desk::Refusal::ByRequired ||
                                      outcome.error().refusal == desk::Refusal::ReasonRequired);
  const auto done = m_session.changed(std::move(outcome));
  if (isUnnamed) {
    // The change needs a name and a reason. Their fields are below the list, so the focus moves there.
    m_unnamed = Written{key, column, text};
    return (isMissing(m_by) ? m_by : m_reason)->setFocus();
  }
  if (!done) return m_list->writeAgain(key, column, text);
  refill();
  // Selects the row of the changed school. The row may have moved, or the school may be merged with another.
  const std::string school = column == kSchoolCoach ? before.school.name : to.name;
  const std::string coach = column == kSchoolCoach ? fromQt(text.trimmed()) : before.coach;
  const auto now = std::ranges::find_if(
      m_rows, [&](const Row& row) { return row.school.name == school && row.coach == coach; });
  if (now != m_rows.end() && m_list->openCell() == nullptr) m_list->setCurrentKey(keyOf(*now));
  const Phrase message = column == kSchoolCoach ? Phrase::CoachChanged
                         : done->isMerged       ? Phrase::SchoolsMerged
                                                : Phrase::SchoolChanged;
  const QString written = column == kSchoolCoach ? text.trimmed() : toQt(to.name);
  Q_EMIT changed(m_translator(message).arg(written).arg(done->players));
}

}  // namespace damath::window
