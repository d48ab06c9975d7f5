// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/contest/session.hpp"

#include <QFileInfo>
#include <QMetaMethod>

#include "app/models/contest/own_desk.hpp"
#include "app/models/text/contest_text.hpp"
#include "app/models/text/file_path.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/words/catalogue/cli_words.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/desk_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/promise.hpp"
#include "core/text/joined.hpp"

namespace damath::models {

namespace {

constexpr std::chrono::milliseconds kQuietTime{300};
// The window waits for a hall no longer than this, once: then it is silent until it answers beside the
// window.
constexpr std::chrono::milliseconds kHallAnswers{2000};

}  // namespace

Session::Session(const Translator& translator, QObject* parent)
    : QObject(parent),
      m_translator(translator),
      m_confirmations(translator, m_contest),
      m_unsent(*this, translator) {
  m_othersChange.setSingleShot(true);
  m_othersChange.setInterval(kQuietTime);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_othersChange, qOverload<>(&QTimer::start));
  connect(&m_othersChange, &QTimer::timeout, this, &Session::readOthersChange);
}

Session::~Session() = default;

QString Session::path() const {
  return m_desk ? QString::fromStdU16String(m_desk->path().u16string()) : QString();
}

const db::Place& Session::place() const {
  DAMATH_EXPECTS(m_desk.has_value());
  return m_desk->openFile().store.place();
}

db::Worker Session::person() const {
  return m_desk ? m_desk->openFile().store.person() : std::nullopt;
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

bool Session::open(const QString& path) {
  return openAt(toPath(path), QFileInfo(path).fileName());
}

bool Session::join(const db::HallAddress& hall) {
  const db::Place place(hall);
  return openAt(place, toQt(place.text()));
}

bool Session::openAt(const db::Place& place, const QString& named) {
  std::optional<desk::Opening> opening;
  const auto silence = std::make_shared<std::atomic<bool>>(false);
  const bool isWanted =
      m_screen.waiting.isAwaited(words::Phrase::FileBeingRead, Waiting::Ending::ByThePerson, [&] {
        opening.emplace(desk::Desk::open(place, m_clock,
                                         {.disk = {}, .answerTimeout = kHallAnswers, .silence = silence}));
        // Read once; who reads it next finds it read.
        if (opening->desk) static_cast<void>(opening->desk->snapshot());
      });
  if (!isWanted) return false;
  if (!opening->desk) {
    const QString message =
        named + QStringLiteral(": ") + toQt(words::message(opening->verdict, m_translator.language()));
    const QString path =
        place.file() == nullptr ? QString() : QString::fromStdU16String(place.file()->u16string());
    const auto* unreadable = std::get_if<db::Unreadable>(&opening->verdict);
    // Where no copy was kept by itself, there may be one on a stick.
    if (std::holds_alternative<db::Damaged>(opening->verdict) && !path.isEmpty() &&
        isSignalConnected(QMetaMethod::fromSignal(&Session::foundDamaged))) {
      Q_EMIT foundDamaged(path, message);
    } else if (unreadable != nullptr && unreadable->obstacle == db::Obstacle::InHall &&
               isSignalConnected(QMetaMethod::fromSignal(&Session::foundInHall))) {
      Q_EMIT foundInHall(path, message);
    } else {
      refuse(message);
    }
    return false;
  }
  take(*std::move(opening->desk), silence);
  return true;
}

bool Session::create(const QString& path, const contest::ContestHead& head) {
  auto made = desk::Desk::create(toPath(path), head, author(), m_clock);
  if (!made) {
    refuse(made.error());
    return false;
  }
  take(std::move(*made));
  return true;
}

bool Session::restore(const QString& path, const std::filesystem::path& copy, const desk::Author& author) {
  const auto bring = [&](const desk::Author& withConfirmation) {
    std::optional<Expected<std::filesystem::path, desk::DeskError>> done;
    static_cast<void>(m_screen.waiting.isAwaited(
        words::Phrase::CopyBeingRestored, Waiting::Ending::Never,
        [&] { done.emplace(desk::Desk::restore(toPath(path), copy, withConfirmation, m_clock)); }));
    return *std::move(done);
  };
  if (auto done = withConfirmation({}, author, bring); !done) {
    refuse(done.error());
    return false;
  }
  return open(path);
}

void Session::close() {
  m_copying.reset();
  if (m_hall == nullptr) m_watcher.removePath(path());
  m_hall.reset();
  m_desk.reset();
  m_contest = std::make_shared<const contest::Contest>();
  m_status.clear();
  m_unsent.look();
  Q_EMIT contestChanged();
}

void Session::take(desk::Desk desk, std::shared_ptr<std::atomic<bool>> silence) {
  m_copying.reset();
  if (m_desk && m_hall == nullptr) m_watcher.removePath(path());
  m_hall.reset();
  m_desk.emplace(std::move(desk));
  // In a hall the server's computer makes them.
  m_desk->openFile().dueCopy = desk::DueCopy::Beside;
  if (place().hall() == nullptr) {
    m_watcher.addPath(path());
  } else {
    m_hall = std::make_unique<HallWatch>(place(), std::move(silence));
    connect(m_hall.get(), &HallWatch::changed, this, &Session::readOthersChange);
    connect(m_hall.get(), &HallWatch::reachChanged, this, [this](bool isReached) {
      if (!isReached) {
        Q_EMIT reachChanged(false);
        return;
      }
      const auto settled = db::settled(m_desk->openFile().store);
      // What a page asked for meanwhile it did not get.
      readAnew();
      Q_EMIT reachChanged(true);
      // An entry that is kept here is sent, and told so.
      const bool isKept = m_unsent.takesDoubt();
      if (settled && *settled && !isKept) Q_EMIT doubtSettled(**settled);
      m_unsent.sendAll();
    });
  }
  readAnew();
  m_unsent.look();
  m_unsent.sendAll();
}

void Session::readOthersChange() {
  if (!isOpen() || m_beside > 0) return;
  // Our own change is on the screen already.
  const auto changes = m_desk->changesOfOthers();
  if (changes && *changes == m_seen) return;
  readAnew();
  Q_EMIT changedElsewhere();
}

void Session::copyWhenDue() {
  if (m_hall != nullptr || m_copying != nullptr || !m_desk->ring().isDue(m_clock.now())) return;
  m_copying = std::make_unique<FileWork>();
  connect(m_copying.get(), &FileWork::failed, this, qOverload<const QString&>(&Session::refuse));
  connect(
      m_copying.get(), &FileWork::done, this,
      [this, done = m_copying.get()] {
        if (m_copying.get() == done) m_copying.reset();
      },
      Qt::QueuedConnection);
  m_copying->start([this, file = place()](const FileWork::Watch& /*watch*/) -> FileWork::Report {
    const OwnDesk own(file, OwnDesk::Use::Any);
    std::optional<db::StoreError> failed;
    if (own.opening.desk) {
      const desk::Desk::OpenFile& opened = own.opening.desk->openFile();
      const auto copied = opened.ring.copy(opened.store, own.clock.now(), db::CopyOccasion::Time);
      if (!copied) failed = copied.error();
    } else {
      failed = db::StoreError{db::StoreFault::CannotOpen, file.text()};
    }
    return [this, failed] {
      if (!failed) return Q_EMIT copyKept();
      const words::Language language = m_translator.language();
      refuse(toQt(words::said(words::CliPhrase::NoCopy, language, {words::message(*failed, language)})));
    };
  });
}

void Session::readAnew() {
  const auto changes = m_desk->changesOfOthers();
  m_seen = changes ? std::optional(*changes) : std::nullopt;
  // The reading ends before the pages read.
  if (const auto now = desk::stateOf(*m_desk)) {
    m_contest = now->contest;
    const auto head = now->reading.journal().head();
    m_screen.sight.see(head ? std::optional(*head) : std::nullopt);
  } else {
    return refuse(now.error());
  }
  m_status.clear();
  Q_EMIT contestChanged();
}

bool Session::changed(const Expected<void, desk::DeskError>& outcome) {
  if (outcome) {
    readAnew();
    m_screen.sight.seeAll();
    copyWhenDue();
  } else {
    refuse(outcome.error());
  }
  return outcome.has_value();
}

desk::Author Session::author(const QString& by, const QString& reason) const {
  return {desk::loginName(), fromQt(by.trimmed()), fromQt(reason.trimmed()), {}, m_screen.sight.head()};
}

QString Session::sentence(const desk::DeskError& error) const {
  const std::string sentence = words::asSentence(words::message(error, m_translator.language()));
  const desk::Question* question = error.question();
  if (question == nullptr || error.refusal == desk::Refusal::ConfirmationAsked) return toQt(sentence);
  // What name and reason are wanted for.
  const auto name = [&](contest::EntryId entry) {
    for (const contest::Event& event : m_contest->events) {
      if (event.find(entry) != nullptr) return entryName(*m_contest, event, entry).toStdString();
    }
    return std::string();
  };
  const std::string why = joined(error.questions(), "\n\n", [&](const desk::Question& each) {
    return words::questionText(each, name, m_translator.language());
  });
  return toQt(why + "\n" + sentence);
}

void Session::refuse(const desk::DeskError& error) {
  const QString message = sentence(error);
  Q_EMIT refused(message);
  m_screen.refusals.show(message, &error);
}

void Session::refuse(const QString& message) {
  Q_EMIT refused(message);
  m_screen.refusals.show(message, nullptr);
}

}  // namespace damath::models
