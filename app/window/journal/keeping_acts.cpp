// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/keeping_acts.hpp"

#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/keeping/branch_desk.hpp"
#include "app/papers/head_mark.hpp"
#include "app/window/dialogs/change_beside.hpp"
#include "app/window/dialogs/confirmed_change.hpp"
#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/journal/site_dialog.hpp"
#include "app/window/parts/work_bar.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/document_words.hpp"
#include "app/words/texts/file_name_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "platform/durable_file.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Returns the description of a file name that the user chooses for a new contest file. Such a file never
// replaces an existing file, so the program refuses an existing name without asking.
FileTarget contestTarget() {
  return {QStringLiteral("damath"), FileTarget::Existing::Kept};
}

// A dialog in which the user chooses an event by its name.
class EventChoice : public FormDialog {
 public:
  EventChoice(Session& session, const Translator& translator, Phrase title, Phrase introduction,
              const std::vector<contest::EventId>& events, contest::EventId first,
              std::function<void(contest::EventId)> chosen, QWidget* parent)
      : FormDialog(session, translator, parent), m_events(new QComboBox(this)), m_chosen(std::move(chosen)) {
    setWindowTitle(translator.plain(title));
    for (const contest::EventId id : events) {
      const contest::Event* event = session.find(id);
      if (event != nullptr) {
        m_events->addItem(toQt(event->setup.name), QVariant::fromValue<qlonglong>(contest::numberOf(id)));
      }
    }
    const int row = m_events->findData(QVariant::fromValue<qlonglong>(contest::numberOf(first)));
    m_events->setCurrentIndex(std::max(row, 0));
    setIntroduction(translator(introduction));
    addField(Phrase::Event, m_events);
    setSubmitText(Phrase::GoOn);
  }

 protected:
  bool submit() override {
    // Starts the chosen command after this dialog has closed, because the command may open another dialog.
    QMetaObject::invokeMethod(
        parent(),
        [chosen = m_chosen, id = contest::EventId{m_events->currentData().toLongLong()}] { chosen(id); },
        Qt::QueuedConnection);
    return true;
  }

 private:
  QComboBox* m_events;
  std::function<void(contest::EventId)> m_chosen;
};

}  // namespace

KeepingActs::KeepingActs(Session& session, const Translator& translator, WorkBar& bar, FileWork& work,
                         QWidget* parent)
    : QObject(parent), m_session(session), m_translator(translator), m_bar(bar), m_work(work) {}

QWidget* KeepingActs::window() const {
  return qobject_cast<QWidget*>(parent());
}

QString KeepingActs::nameOf(contest::EventId event) const {
  const contest::Event* found = m_session.find(event);
  return found == nullptr ? QString() : toQt(found->setup.name);
}

void KeepingActs::start(Phrase what, OwnDesk::Use use, DeskWork work) {
  if (m_work.isUnderWay()) return m_session.refusals().show(m_translator(Phrase::WorkUnderWay));
  m_bar.setTexts(m_translator(what), m_translator(Phrase::EndWork));
  m_work.start([this, use, work = std::move(work),
                place = m_session.place()](const FileWork::Watch& watch) -> FileWork::Report {
    OwnDesk own(place, use);
    if (own.opening.desk) return work(*own.opening.desk, watch);
    return [this, verdict = own.opening.verdict] {
      m_session.refusals().show(toQt(words::asSentence(words::message(verdict, m_translator.language()))));
    };
  });
}

void KeepingActs::askWhere(Phrase title, const QString& suggestion, Phrase filter, const FileTarget& target,
                           FileChosen chosen) {
  // Proposes the backup folder from the settings for a backup, if that folder exists.
  const QString chosenFolder = title == Phrase::BackUp ? Workplace::copyFolder() : QString();
  const QString folder = chosenFolder.isEmpty() ? QFileInfo(m_session.path()).absolutePath() : chosenFolder;
  chooseTarget({title, QDir(folder).filePath(suggestion), filter}, target, m_session, m_translator, window(),
               [this, chosen = std::move(chosen)](const QString& path) {
                 if (!m_session.isRefusedAsContest(path)) chosen(path);
               });
}

void KeepingActs::backUp() {
  const QFileInfo file(m_session.path());
  const QString suggestion =
      QStringLiteral("%1 %2.damath")
          .arg(file.completeBaseName(),
               QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HHmm")));
  askWhere(Phrase::BackUp, suggestion, Phrase::ContestFiles, contestTarget(),
           [this](const QString& path) { backUpTo(path); });
}

void KeepingActs::backUpTo(const QString& path) {
  start(Phrase::BackingUp, OwnDesk::Use::Any,
        [this, path](desk::Desk& desk, const FileWork::Watch& watch) -> FileWork::Report {
          const auto made = desk.backup(toPath(path));
          if (!made) return [this, error = made.error()] { m_session.refusals().show(error); };
          if (!watch(1, 1)) {
            // The user stopped the work, so the backup is deleted.
            std::error_code left;
            std::filesystem::remove(toPath(path), left);
            return [this] { Q_EMIT said(m_translator(Phrase::WorkEnded)); };
          }
          return [this, path] {
            const std::string file = fromQt(QDir::toNativeSeparators(path));
            Q_EMIT said(
                toQt(words::asSentence(words::said(Phrase::BackupMade, m_translator.language(), {file}))));
          };
        });
}

void KeepingActs::check(const std::vector<db::JournalHead>& heads) {
  start(Phrase::CheckingFile, OwnDesk::Use::Any,
        [this, heads, path = m_session.path()](desk::Desk& desk,
                                               const FileWork::Watch& watch) -> FileWork::Report {
          bool isWhole = true;
          auto problems = desk::verify(desk, [&](int done, int all) {
            isWhole = watch(done, all);
            return isWhole;
          });
          if (!problems) return [this, error = problems.error()] { m_session.refusals().show(error); };
          auto answers = papers::answersTo(desk, isWhole ? heads : std::vector<db::JournalHead>());
          if (!answers) return [this, error = answers.error()] { m_session.refusals().show(error); };
          return [this, path, isWhole, found = *std::move(problems), told = *std::move(answers)] {
            Q_EMIT checked({path, found, told, isWhole,
                            momentText(QDateTime::currentDateTime(), m_translator.language())});
          };
        });
}

void KeepingActs::writeWhole() {
  askWhere(Phrase::WriteWhole, QFileInfo(m_session.path()).completeBaseName() + QStringLiteral(".json"),
           Phrase::DocumentFiles, {QStringLiteral("json")},
           [this](const QString& path) { writeWholeTo(path); });
}

void KeepingActs::writeWholeTo(const QString& path) {
  start(
      Phrase::WritingWhole, OwnDesk::Use::Look,
      [this, path](desk::Desk& desk, const FileWork::Watch& watch) -> FileWork::Report {
        const auto failed = [this, path](const std::error_code& why) -> FileWork::Report {
          return [this, path, why] {
            m_session.refusals().show(filledIn(m_translator(Phrase::CannotWrite), path, toQt(why.message())));
          };
        };
        auto file = platform::DurableFile::beside(toPath(path), platform::Rights::Kept);
        if (!file) return failed(file.error());
        bool isWanted = true;
        std::error_code fault;
        const auto rows = desk.writeDocument([&](std::string_view piece) {
          fault = file->write(piece);
          isWanted = watch(0, 0);
          return !fault && isWanted;
        });
        if (!isWanted) return [this] { Q_EMIT said(m_translator(Phrase::WorkEnded)); };
        if (rows) fault = file->commit();
        if (fault) return failed(fault);
        if (!rows) return [this, error = rows.error()] { m_session.refusals().show(error); };
        return [this, path, written = *rows] {
          const words::Language language = m_translator.language();
          const std::string what =
              words::said(Phrase::WholeWritten, language,
                          {fromQt(QDir::toNativeSeparators(path)), words::contentText(written, language)});
          Q_EMIT said(toQt(words::asSentence(what + "; " + words::said(Phrase::WholeNotPublic, language))));
        };
      });
}

void KeepingActs::writeSite() {
  (new SiteDialog(
       m_session, m_translator, [this](const SiteChoice& choice) { writeSiteTo(choice); }, window()))
      ->open();
}

void KeepingActs::writeSiteTo(const SiteChoice& choice) {
  const words::Language language = m_translator.language();
  start(Phrase::WritingSite, OwnDesk::Use::Any,
        [this, choice, language](desk::Desk& desk, const FileWork::Watch& watch) -> FileWork::Report {
          bool isWanted = true;
          const auto pages = site::makeSite(desk, {.language = language, .names = choice.names},
                                            [&](const std::string& name, std::string_view bytes) {
                                              isWanted = watch(0, 0);
                                              return isWanted && choice.folder->write(name, bytes);
                                            });
          if (!isWanted) return [this] { Q_EMIT said(m_translator(Phrase::WorkEnded)); };
          if (!pages) return [this, error = pages.error()] { m_session.refusals().show(error); };
          if (const auto finished = choice.folder->finish(site::sharingOf(choice.names)); !finished) {
            return [this, choice, refusal = finished.error()] {
              const QString why = toQt(site::message(refusal, m_translator.language()));
              m_session.refusals().show(choice.path + QStringLiteral(": ") + why);
            };
          }
          return [this, choice, count = *pages] {
            const QString start = QDir(choice.path).filePath(toQt(std::string(site::kStartPage)));
            Q_EMIT said(toQt(words::said(
                Phrase::SiteWritten, m_translator.language(),
                {fromQt(choice.path), std::to_string(count), fromQt(QDir::toNativeSeparators(start))})));
            Q_EMIT wrote(start);
          };
        });
}

void KeepingActs::chooseEvent(Phrase title, Phrase introduction, const std::vector<contest::EventId>& events,
                              std::function<void(contest::EventId)> chosen) {
  if (events.size() == 1) return chosen(events.front());
  (new EventChoice(m_session, m_translator, title, introduction, events, m_eventAtHand, std::move(chosen),
                   window()))
      ->open();
}

void KeepingActs::split() {
  std::vector<contest::EventId> events;
  for (const contest::Event& event : m_session.contest().events) events.push_back(event.id);
  if (events.empty()) return m_session.refusals().show(m_translator(Phrase::NoEvents));
  chooseEvent(Phrase::SplitEvent, Phrase::SplitIntroduction, events, [this](contest::EventId event) {
    const std::string file =
        words::fileNameOf({.event = event}, "damath", m_session.contest(), m_translator.language());
    askWhere(Phrase::SplitEvent, toQt(file), Phrase::ContestFiles, contestTarget(),
             [this, event](const QString& path) { splitTo(event, path); });
  });
}

void KeepingActs::splitTo(contest::EventId event, const QString& path) {
  using Split = desk::DeskResult<bool>;
  makeBeside<bool>(
      m_session, m_translator,
      {Phrase::SplittingEvent, event,
       [event, path](desk::Desk& desk, const desk::Author& author) -> Split {
         auto done = desk::BranchDesk(desk).split(event, toPath(path), author);
         return std::move(done).map([] { return true; });
       },
       [this, name = nameOf(event), path](std::optional<bool> done) {
         if (done)
           Q_EMIT said(filledIn(m_translator(Phrase::EventIsSplit), name, QDir::toNativeSeparators(path)));
       }},
      m_session.author(), window());
}

void KeepingActs::merge() {
  chooseFile({Phrase::MergeEvent, QFileInfo(m_session.path()).absolutePath(), Phrase::ContestFiles},
             m_session, m_translator, window(), [this](const QString& path) { mergeFrom(path); });
}

void KeepingActs::mergeFrom(const QString& path) {
  makeBeside<contest::EventId>(m_session, m_translator,
                               {Phrase::MergingEvent,
                                {},
                                [path](desk::Desk& desk, const desk::Author& author) {
                                  return desk::BranchDesk(desk).merge(toPath(path), author);
                                },
                                [this, path](std::optional<contest::EventId> event) {
                                  if (!event) return;
                                  const std::string from = fromQt(QDir::toNativeSeparators(path));
                                  Q_EMIT said(toQt(words::said(Phrase::EventMerged, m_translator.language(),
                                                               {fromQt(nameOf(*event)), from})));
                                }},
                               m_session.author(), window());
}

void KeepingActs::reclaim() {
  const auto branches = m_session.refusals().asked(desk::BranchDesk(m_session.desk()).branches());
  if (!branches) return;
  std::vector<contest::EventId> lent;
  for (const db::Branch& branch : *branches) {
    if (branch.part == db::BranchPart::Lent) lent.push_back(branch.event);
  }
  if (lent.empty()) return m_session.refusals().show(m_translator(Phrase::NothingIsLent));
  chooseEvent(Phrase::ReclaimEvent, Phrase::ReclaimIntroduction, lent,
              [this](contest::EventId event) { reclaimEvent(event); });
}

void KeepingActs::reclaimEvent(contest::EventId event) {
  const QString name = nameOf(event);
  makeConfirmed(
      m_session, m_translator,
      {event, Phrase::ReclaimEvent, Phrase::ReclaimNow,
       [this, event](const desk::Author& author) {
         return desk::BranchDesk(m_session.desk()).reclaim(event, author);
       },
       [this, name] {
         Q_EMIT said(toQt(words::said(Phrase::EventReclaimed, m_translator.language(), {fromQt(name)})));
       }},
      window());
}

void KeepingActs::leaveOfficial() {
  makeConfirmed(
      m_session, m_translator,
      {{},
       Phrase::LeaveOfficial,
       Phrase::LeaveOfficialNow,
       [this](const desk::Author& author) { return desk::EventDesk(m_session.desk()).leaveOfficial(author); },
       [this] {
         Q_EMIT said(toQt(
             words::said(Phrase::NowPractice, m_translator.language(), {m_session.contest().head.name})));
       }},
      window());
}

}  // namespace damath::window
