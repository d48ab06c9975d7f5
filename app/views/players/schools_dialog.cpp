// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/players/schools_dialog.hpp"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>
#include <map>
#include <tuple>

#include "app/models/qt_text.hpp"
#include "app/views/parts/list_table.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

using models::fromQt;
using models::TableCell;
using models::toQt;
using words::Phrase;

namespace {

enum SchoolColumn { kSchoolName, kSchoolDistrict, kSchoolDivision, kSchoolCoach, kSchoolPlayers };

}  // namespace

SchoolsDialog::SchoolsDialog(models::Session& session, const models::Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_list(new ListTable(this)),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::Schools));
  setIntroduction(m_translator(Phrase::SchoolsIntroduction));
  m_list->setAccessibleName(m_translator.plain(Phrase::Schools));
  m_list->setStretching({kSchoolName, kSchoolCoach});
  m_list->setWritable();
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
  // What is written stands: there is nothing to be cancelled.
  findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->hide();
  connect(m_list, &ListTable::written, this,
          models::guarded(m_session, [this](const QVariant& key, int column, const QString& text) {
            write(key.toInt(), column, text);
          }));
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
  std::vector<models::TableRow> shown;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const Row& row = m_rows[i];
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
                     static_cast<int>(i)});
  }
  m_list->setTable(
      {m_translator(Phrase::School), m_translator(Phrase::District), m_translator(Phrase::Division),
       m_translator(Phrase::Coach), m_translator(Phrase::Players)},
      std::move(shown));
}

void SchoolsDialog::write(int row, int column, const QString& text) {
  if (row < 0 || row >= static_cast<int>(m_rows.size())) return;
  const Row before = m_rows[static_cast<std::size_t>(row)];
  contest::School to = before.school;
  if (column == kSchoolName) to.name = fromQt(text.trimmed());
  if (column == kSchoolDistrict) to.district = fromQt(text.trimmed());
  if (column == kSchoolDivision) to.division = fromQt(text.trimmed());
  const desk::Author named = m_session.author(m_by->text(), m_reason->text());
  showRefusal({});
  const auto put = [&](const desk::Author& author) {
    desk::SchoolDesk schools(m_session.desk());
    return column == kSchoolCoach ? schools.setCoach(before.school, before.coach, fromQt(text), author)
                                  : schools.rename(before.school, to, author);
  };
  const auto done = m_session.changed(m_session.withConfirmation(nullptr, named, put));
  if (!done) return m_list->writeAgain(row, column, text);
  refill();
  const Phrase told = column == kSchoolCoach ? Phrase::CoachChanged
                      : done->isMerged       ? Phrase::SchoolsMerged
                                             : Phrase::SchoolChanged;
  const QString now = column == kSchoolCoach ? text.trimmed() : toQt(to.name);
  Q_EMIT changed(m_translator(told).arg(now).arg(done->players));
}

}  // namespace damath::views
