#include "app/views/players_page.hpp"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/icon.hpp"
#include "app/views/import_dialog.hpp"
#include "app/views/list_table.hpp"

namespace damath::views {

using models::TableCell;
using models::toQt;
using words::Phrase;

PlayersPage::PlayersPage(const Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent), m_search(new QLineEdit(this)), m_players(new ListTable(this)) {
  addButtons({Command::ImportPlayers});
  m_search->setClearButtonEnabled(true);
  m_players->setStretching({1, 2});
  addBody(m_search, 0);
  addBody(m_players);
  connect(m_search, &QLineEdit::textChanged, m_players, &ListTable::setFilter);
}

bool PlayersPage::offers(Command command) const {
  return command == Command::ImportPlayers && shownEvent() != nullptr && shownEvent()->games.empty();
}

void PlayersPage::run(Command /*command*/) {
  auto* dialog =
      new QFileDialog(this, m_speech.plain(Phrase::ImportPlayers), {}, m_speech(Phrase::ListFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          models::guarded(m_session, [this](const QString& path) { previewImport(path); }));
  dialog->open();
}

void PlayersPage::previewImport(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return m_session.refuse(m_speech(Phrase::CannotRead).arg(path, file.errorString()));
  }
  // One byte more than is allowed, so that the reader sees that it is too much.
  const QByteArray list = file.read(static_cast<qint64>(desk::kMostRosterBytes) + 1);
  const auto preview =
      m_session.asked(desk::EventDesk(m_session.desk()).previewImport(spot().event, list.toStdString()));
  if (!preview) return;
  auto* dialog = new ImportDialog(m_session, m_speech, spot().event, list, *preview, this);
  connect(dialog, &ImportDialog::imported, this,
          [this](int players) { Q_EMIT said(m_speech(Phrase::PlayersImported).arg(players)); });
  dialog->open();
}

void PlayersPage::refresh() {
  m_search->setPlaceholderText(m_speech(Phrase::SearchPlayers));
  m_search->setAccessibleName(m_speech.plain(Phrase::SearchPlayers));
  m_players->setAccessibleName(m_speech.plain(Phrase::Players));
  m_players->setPlaceholder(m_speech(Phrase::NoPlayers));
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return m_players->setTable({}, {});
  QString facts = m_speech(Phrase::PlayerCount).arg(shown->entries.size());
  if (!shown->games.empty()) facts += QStringLiteral(" · ") + m_speech(Phrase::EntriesFixed);
  setHead(QStringLiteral("%1 — %2").arg(m_speech.plain(Phrase::Players), toQt(shown->setup.name)), facts);

  std::vector<models::TableRow> rows;
  const contest::Contest& contest = m_session.contest();
  for (const contest::Entry& entry : shown->entries) {
    const contest::Player* player = contest.find(entry.player);
    if (player == nullptr) continue;
    const contest::School* school = contest.find(player->school);
    const auto ofSchool = [school](std::string contest::School::*part) {
      return TableCell{.text = school == nullptr ? QString() : toQt(school->*part)};
    };
    rows.push_back({{{.text = QString::number(entry.number),
                      .sortKey = entry.number,
                      .alignment = Qt::AlignRight | Qt::AlignVCenter},
                     {.text = toQt(player->name()), .strong = true},
                     ofSchool(&contest::School::name),
                     ofSchool(&contest::School::district),
                     ofSchool(&contest::School::division),
                     {.text = toQt(player->grade), .alignment = Qt::AlignCenter},
                     {.text = toQt(player->coach)},
                     {.text = player->rating ? QString::number(*player->rating) : QString(),
                      .sortKey = player->rating.value_or(-1),
                      .alignment = Qt::AlignRight | Qt::AlignVCenter}},
                    entry.number});
  }
  m_players->setTable({m_speech(Phrase::Number), m_speech(Phrase::Player), m_speech(Phrase::School),
                       m_speech(Phrase::District), m_speech(Phrase::Division), m_speech(Phrase::Grade),
                       m_speech(Phrase::Coach), m_speech(Phrase::Rating)},
                      std::move(rows));
  Q_EMIT offersChanged();
}

}  // namespace damath::views
