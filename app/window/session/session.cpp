// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/session.hpp"

#include "app/desk/change/lookup.hpp"
#include "app/desk/keeping/contest_place.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/session/own_desk.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/backup_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/every.hpp"
#include "core/precondition.hpp"
#include "platform/user.hpp"
#include "words/phrase.hpp"

namespace damath::window {

namespace {

constexpr std::chrono::milliseconds kQuietTime{300};
constexpr std::chrono::milliseconds kLookingTime{1000};

// True if the file is damaged, or if its tables are not those of a contest file.
bool isDamaged(const desk::DeskError& error) {
  const auto* fault = error.as<desk::FileFault>();
  if (fault == nullptr || !fault->error) return false;
  const db::StoreFault found = fault->error->fault;
  return found == db::StoreFault::Damaged || found == db::StoreFault::ForeignSchema;
}

}  // namespace

Session::Session(const Translator& translator, QObject* parent)
    : QObject(parent),
      m_translator(translator),
      m_opener(*this, translator, m_clock),
      m_hall(*this, translator),
      m_confirmations(translator, m_contest),
      m_refusals(translator, m_contest) {
  m_othersChange.setSingleShot(true);
  m_othersChange.setInterval(kQuietTime);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_othersChange, qOverload<>(&QTimer::start));
  connect(&m_othersChange, &QTimer::timeout, this, &Session::readOthersChange);
  m_lookAgain.setInterval(kLookingTime);
  connect(&m_lookAgain, &QTimer::timeout, this, &Session::readOthersChange);
  connect(&m_hall, &HallLink::changed, this, &Session::readOthersChange);
  connect(&m_hall, &HallLink::answersAgain, this, &Session::readAnew);
}

Session::~Session() = default;

QString Session::path() const {
  return m_desk ? QString::fromStdU16String(m_desk->path().u16string()) : QString();
}

const db::Place& Session::place() const {
  DAMATH_EXPECTS(m_desk.has_value());
  return m_desk->openFile().store.place();
}

desk::DeskError Session::notReached() {
  return desk::DeskError(desk::Refusal::StoreFailed,
                         desk::FileFault{db::StoreError{db::StoreFault::CutOff, "the hall is silent"}});
}

desk::Desk& Session::desk() {
  DAMATH_EXPECTS(m_desk.has_value());
  return *m_desk;
}

std::shared_ptr<const desk::EventStatus> Session::status(contest::EventId event) {
  if (!m_desk) return nullptr;
  if (const auto known = m_status.find(event); known != m_status.end()) return known->second;
  auto status = desk::EventDesk(*m_desk).status(event);
  if (!status) return nullptr;
  return m_status[event] = std::make_shared<const desk::EventStatus>(*std::move(status));
}

void Session::ownChangesWhile(const QObject& work) {
  ++m_beside;
  connect(&work, &QObject::destroyed, this, [this] {
    --m_beside;
    m_othersChange.start();
  });
}

void Session::close() {
  m_copying.reset();
  if (!m_hall.isJoined()) m_watcher.removePath(path());
  m_hall.leave();
  m_desk.reset();
  m_identity.reset();
  setFilePlace(FilePlace::Here);
  m_contest = std::make_shared<const contest::Contest>();
  m_status.clear();
  m_hall.unsent().look();
  Q_EMIT contestChanged();
}

void Session::take(desk::Desk desk, std::shared_ptr<std::atomic<bool>> silence) {
  m_copying.reset();
  if (m_desk && !m_hall.isJoined()) m_watcher.removePath(path());
  m_hall.leave();
  m_desk.emplace(std::move(desk));
  // This program makes the due backups of a contest file, in another thread. The computer with the server
  // makes the backups of a shared contest.
  m_desk->openFile().dueBackup = desk::DueBackup::Beside;
  if (place().hall() == nullptr) {
    m_watcher.addPath(path());
    m_identity = platform::identityOf(m_desk->path());
  } else {
    m_identity.reset();
    m_hall.join(place(), std::move(silence));
  }
  setFilePlace(FilePlace::Here);
  readAnew();
  m_hall.unsent().look();
  m_hall.unsent().sendAll();
}

void Session::setFilePlace(FilePlace place) {
  if (place == FilePlace::Here) {
    m_lookAgain.stop();
  } else {
    m_lookAgain.start();
  }
  if (std::exchange(m_filePlace, place) != place) Q_EMIT filePlaceChanged();
}

QString Session::filePlaceError() const {
  if (m_filePlace == FilePlace::Here) return {};
  constexpr FactRow<FilePlace, words::Phrase> kErrors[] = {
      {FilePlace::Here, words::Phrase::FileSaved},
      {FilePlace::Gone, words::Phrase::FileWasMoved},
      {FilePlace::Replaced, words::Phrase::FileWasReplaced},
      {FilePlace::Broken, words::Phrase::FileWasBroken}};
  static_assert(coversEvery(kErrors));
  return m_translator(factOf(kErrors, m_filePlace)).arg(path());
}

void Session::lookForFile() {
  if (!m_identity || !isOpen()) return;
  const auto now = platform::identityOf(m_desk->path());
  FilePlace place = FilePlace::Here;
  if (!now) {
    place = FilePlace::Gone;
  } else if (now != m_identity) {
    place = FilePlace::Replaced;
  } else if (const auto read = desk::stateOf(*m_desk); !read && isDamaged(read.error())) {
    place = FilePlace::Broken;
  }
  const bool isNew = place != m_filePlace && place != FilePlace::Here;
  // The watcher forgets a file that was deleted. If the file comes back, it must be watched again.
  if (place == FilePlace::Here && !m_watcher.files().contains(path())) m_watcher.addPath(path());
  setFilePlace(place);
  if (isNew) m_refusals.show(filePlaceError());
}

void Session::readOthersChange() {
  if (!isOpen() || m_beside > 0) return;
  lookForFile();
  // The last content stays on the screen while the file cannot be read.
  if (m_filePlace != FilePlace::Here) return;
  // If only this program has changed the file, nothing must be read: its own changes are already on the
  // screen.
  const auto changes = m_desk->changesOfOthers();
  if (changes && *changes == m_seen) return;
  readAnew();
  Q_EMIT changedElsewhere();
}

void Session::copyWhenDue() {
  if (m_hall.isJoined() || m_copying != nullptr) return;
  const bool isDue = m_desk->ring().isDue(m_clock.now());
  const auto second = m_desk->ring().second();
  if (!isDue && !(second && second->isBehind())) return;
  m_copying = std::make_unique<FileWork>();
  connect(m_copying.get(), &FileWork::failed, &m_refusals, qOverload<const QString&>(&Refusals::show));
  connect(
      m_copying.get(), &FileWork::done, this,
      [this, done = m_copying.get()] {
        if (m_copying.get() == done) m_copying.reset();
      },
      Qt::QueuedConnection);
  m_copying->start([this, isDue, file = place()](const FileWork::Watch& /*watch*/) -> FileWork::Report {
    const OwnDesk own(file, OwnDesk::Use::Any);
    std::vector<desk::DeskWarning> failed;
    if (own.opening.desk) {
      const desk::Desk::OpenFile& opened = own.opening.desk->openFile();
      const db::Instant now = own.clock.now();
      if (isDue) {
        const auto copied = opened.ring.copy(opened.store, now, db::BackupOccasion::Time);
        if (!copied) failed.emplace_back(copied.error());
      }
      if (const auto brought = opened.ring.bringToSecond(now); !brought) failed.emplace_back(brought.error());
    } else {
      failed.emplace_back(db::StoreError{db::StoreFault::CannotOpen, file.text()});
    }
    return [this, failed] {
      if (failed.empty()) return Q_EMIT copyKept();
      showWarnings(failed);
    };
  });
}

void Session::showWarnings(const std::vector<desk::DeskWarning>& warnings) {
  QString text;
  for (const desk::DeskWarning& warning : warnings) {
    if (!text.isEmpty()) text += QLatin1Char('\n');
    text += toQt(words::asSentence(words::message(warning, m_translator.language())));
  }
  if (!text.isEmpty()) m_refusals.show(text);
}

void Session::readAnew() {
  const auto changes = m_desk->changesOfOthers();
  m_seen = changes ? std::optional(*changes) : std::nullopt;
  // `now` holds an open read of the database. This block ends the read, before the signal contestChanged
  // makes the pages read the database again.
  if (const auto now = desk::stateOf(*m_desk)) {
    m_contest = now->contest;
    const auto head = now->reading.journal().head();
    m_screen.sight.see(head ? std::optional(*head) : std::nullopt);
  } else {
    return m_refusals.show(now.error());
  }
  m_status.clear();
  Q_EMIT contestChanged();
}

void Session::showOwnChange() {
  readAnew();
  m_screen.sight.seeAll();
  // Shows the warnings after the dialog of this change has closed. Warnings shown inside the dialog would
  // disappear with the dialog.
  QMetaObject::invokeMethod(
      this, [this, warnings = m_desk->takeWarnings()] { showWarnings(warnings); }, Qt::QueuedConnection);
  copyWhenDue();
}

bool Session::isRefusedAsContest(const QString& path) {
  const auto place = desk::contestPlaceOf(toPath(path), this->path().toStdU16String());
  if (place == desk::ContestPlace::None) return false;
  const auto why =
      place == desk::ContestPlace::File ? words::Phrase::OutputIsContest : words::Phrase::OutputIsCopies;
  m_refusals.show(path + QStringLiteral(": ") + toQt(words::said(why, m_translator.language())));
  return true;
}

desk::Author Session::author(const QString& by, const QString& reason, const QString& askedBy) const {
  const db::Worker person = m_hall.person();
  return {.user = platform::userName(),
          .by = person ? person->name : fromQt(by.trimmed()),
          .reason = fromQt(reason.trimmed()),
          .seen = m_screen.sight.head(),
          .askedBy = fromQt(askedBy.trimmed())};
}

}  // namespace damath::window
