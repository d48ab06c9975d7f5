// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/contest_files.hpp"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <optional>

#include "app/desk/change/change.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/journal/document_dialog.hpp"
#include "app/window/journal/restore_dialog.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "db/files/glance.hpp"

namespace damath::window {

using words::Phrase;

ContestFiles::ContestFiles(Session& session, const Translator& translator, QWidget& window,
                           std::function<bool()> leave, const WindowProducts& products)
    : QObject(&window),
      m_session(session),
      m_translator(translator),
      m_window(window),
      m_leave(std::move(leave)),
      m_products(products) {
  connect(&m_session.opener(), &ContestOpener::foundDamaged, this, &ContestFiles::offerBackups);
  connect(&m_session.opener(), &ContestOpener::foundForeign, this, &ContestFiles::offerRescue);
  connect(&m_session.opener(), &ContestOpener::foundInHall, this, &ContestFiles::offerLostHall);
}

bool ContestFiles::open(const QString& path) {
  if (!m_leave()) return false;
  const bool wasBrokenOff = db::isBrokenOff(QFileInfo(path).absoluteFilePath().toStdU16String());
  if (!m_session.opener().open(path)) return false;
  Q_EMIT opened(recovered(wasBrokenOff));
  return true;
}

QString ContestFiles::recovered(bool wasBrokenOff) {
  QStringList lines;
  const auto journal = wasBrokenOff ? m_session.refusals().asked(m_session.desk().journal()) : std::nullopt;
  if (journal && !journal->empty()) {
    const desk::JournalFacts facts(m_session.contest(), *journal);
    lines << m_translator(Phrase::Recovered)
                 .arg(toQt(words::signedRowText(facts.of(journal->back()), m_translator.language())));
  }
  const auto origin = m_session.refusals().asked(desk::HistoryDesk(m_session.desk()).origin());
  if (origin) {
    const auto drafts = gamesWithDraft(toQt(*origin), QFileInfo(m_session.path()).fileName());
    if (!drafts.empty()) lines << filledIn(m_translator(Phrase::RecoveredDrafts), drafts.size());
  }
  return lines.join(u' ');
}

void ContestFiles::choose() {
  chooseFile({Phrase::OpenContest, QFileInfo(m_session.path()).path(), Phrase::ContestFiles}, m_session,
             m_translator, &m_window, [this](const QString& path) { open(path); });
}

void ContestFiles::makeNew() {
  auto* dialog = new ContestDialog(m_session, m_translator, &m_window);
  dialog->askToLeave(m_leave);
  connect(dialog, &ContestDialog::languageChosen, this, &ContestFiles::languageChosen);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    Q_EMIT opened(m_translator(Phrase::ContestMade).arg(toQt(m_session.contest().head.name)));
    if (!dialog->eventsRefused().isEmpty()) m_session.refusals().show(dialog->eventsRefused());
  });
  dialog->open();
}

void ContestFiles::makeOfDocument(const QString& path) {
  auto* dialog = new DocumentDialog(m_session, m_translator, &m_window);
  if (!path.isEmpty()) dialog->choose(path);
  connect(dialog, &DocumentDialog::made, this,
          guarded(m_session, [this](const QString& made, const QString& message) {
            if (m_leave() && m_session.opener().open(made)) Q_EMIT opened(message);
          }));
  dialog->open();
}

void ContestFiles::openSample() {
  if (!m_fillSample || !m_leave()) return;
  const QString path = ContestDialog::proposedPath(m_translator(Phrase::SampleName));
  const contest::ContestHead head{fromQt(m_translator(Phrase::SampleName)), "Binalonan",
                                  fromQt(QDate::currentDate().toString(Qt::ISODate)),
                                  contest::ContestMode::Practice};
  const auto work = [this, path, head, fill = m_fillSample,
                     author = m_session.author()](const FileWork::Watch& watch) -> FileWork::Report {
    const desk::SystemClock clock;
    auto made = desk::Desk::create(toPath(path), head, author, clock);
    if (!made) return [this, error = made.error()] { m_session.refusals().show(error); };
    std::optional<desk::Desk> sample = *std::move(made);
    sample->openFile().dueBackup = desk::DueBackup::Beside;
    const auto filled = fill(*sample, author, watch);
    if (filled && watch(1, 1)) return [this, path] { open(path); };
    // Deletes the file of a sample that was not filled completely, because it is useless.
    sample.reset();
    QFile::remove(path);
    if (filled) return [] {};
    return [this, error = filled.error()] { m_session.refusals().show(error); };
  };
  WorkDialog::run(m_session, m_translator, {Phrase::SampleBeingMade, Phrase::EndWork}, work, &m_window);
}

void ContestFiles::offerBackups(const QString& path, const QString& before) {
  auto* dialog = new RestoreDialog(m_session, m_translator, path, before, &m_window);
  dialog->askToLeave(m_leave);
  connect(dialog, &QDialog::accepted, this, [this] { Q_EMIT opened(m_translator(Phrase::BackupRestored)); });
  dialog->open();
}

void ContestFiles::offerRescue(const QString& path, const QString& message) {
  if (!m_session.confirmations().isConfirmed(
          message + QStringLiteral("\n\n") + m_translator(Phrase::RescueOffered), Phrase::RescueData)) {
    return;
  }
  const QFileInfo file(path);
  const QString proposed =
      file.dir().filePath(file.completeBaseName() + QStringLiteral("-") + m_translator(Phrase::RescuedName));
  chooseTarget({Phrase::RescueTitle, proposed, Phrase::ContestFiles},
               {QStringLiteral("damath"), FileTarget::Existing::Kept}, m_session, m_translator, &m_window,
               [this, path](const QString& to) { rescue(path, to); });
}

void ContestFiles::rescue(const QString& from, const QString& to) {
  constexpr std::size_t kMostLines = 6;
  // Asks now if the user wants to leave the current page. Later, a refusal would keep the old contest open,
  // and the report of the rescue would be lost, because it is shown only with the new contest.
  if (!m_leave()) return;
  const auto report = m_session.opener().rescue(from, to);
  if (!report || !m_session.opener().open(to)) return;
  const auto lines = words::rescueLines(*report, fromQt(QFileInfo(to).fileName()), m_translator.language());
  Q_EMIT opened(toQt(words::asSentence(lines.front())));
  if (isWhole(*report)) return;
  // Shows several lines of the report above the page, because the status bar has too little room for them.
  // The report stays there until the user closes it or acts again.
  QStringList shown;
  for (std::size_t i = 0; i < std::min(lines.size(), kMostLines); ++i)
    shown << toQt(words::asSentence(lines[i]));
  if (lines.size() > kMostLines)
    shown << filledIn(m_translator(Phrase::RescueMore), lines.size() - kMostLines);
  m_session.refusals().show(shown.join(u'\n'));
}

void ContestFiles::offerLostHall(const QString& path, const QString& message) {
  for (const WindowProduct& product : m_products) {
    if (product.offerShared != nullptr) return product.offerShared(opening(), path, message);
  }
  m_session.refusals().show(message + QStringLiteral("\n\n") + m_translator(Phrase::SharingNotBuilt));
}

Opening ContestFiles::opening() {
  return {m_session,
          m_translator,
          m_window,
          m_leave,
          [this](const QString& message) { Q_EMIT opened(message); },
          [this] { return recovered(false); }};
}

void ContestFiles::close() {
  if (!m_leave()) return;
  Q_EMIT closing();
  m_session.close();
}

}  // namespace damath::window
