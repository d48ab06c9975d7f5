// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/contest_opener.hpp"

#include <QFileInfo>
#include <QMetaMethod>

#include "app/window/session/session.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::window {

namespace {

// The time for which opening a shared contest waits for its server. Afterwards HallWatch continues to wait in
// its own thread.
constexpr std::chrono::milliseconds kHallAnswers{2000};

}  // namespace

bool ContestOpener::open(const QString& path) {
  return openAt(toPath(path), QFileInfo(path).fileName());
}

bool ContestOpener::join(const db::HallAddress& hall) {
  const db::Place place(hall);
  return openAt(place, toQt(place.text()));
}

bool ContestOpener::openAt(const db::Place& place, const QString& named) {
  std::optional<desk::Opening> opening;
  const auto silence = std::make_shared<std::atomic<bool>>(false);
  const bool isWanted =
      m_session.screen().waiting.isAwaited(words::Phrase::FileBeingRead, Waiting::Ending::ByThePerson, [&] {
        opening.emplace(desk::Desk::open(place, m_clock,
                                         {.disk = {}, .answerTimeout = kHallAnswers, .silence = silence}));
        // Reads the whole contest while the user waits, so that the window later finds it in memory.
        if (opening->desk) static_cast<void>(opening->desk->snapshot());
      });
  if (!isWanted) return false;
  if (!opening->desk) {
    const QString message =
        named + QStringLiteral(": ") + toQt(words::message(opening->verdict, m_translator.language()));
    const QString path =
        place.file() == nullptr ? QString() : QString::fromStdU16String(place.file()->u16string());
    const auto* unreadable = std::get_if<db::Unreadable>(&opening->verdict);
    // Offers backups of a damaged file. Even if there is no automatic backup, the user may have a manual
    // backup on a USB drive.
    if (std::holds_alternative<db::Damaged>(opening->verdict) && !path.isEmpty() &&
        isSignalConnected(QMetaMethod::fromSignal(&ContestOpener::foundDamaged))) {
      Q_EMIT foundDamaged(path, message);
    } else if (std::holds_alternative<db::ChangedByOthers>(opening->verdict) &&
               isSignalConnected(QMetaMethod::fromSignal(&ContestOpener::foundForeign))) {
      Q_EMIT foundForeign(path, message);
    } else if (unreadable != nullptr && unreadable->obstacle == db::Obstacle::InHall &&
               isSignalConnected(QMetaMethod::fromSignal(&ContestOpener::foundInHall))) {
      Q_EMIT foundInHall(path, message);
    } else {
      m_session.refusals().show(message);
    }
    return false;
  }
  m_session.take(*std::move(opening->desk), silence);
  return true;
}

bool ContestOpener::create(const QString& path, const contest::ContestHead& head) {
  auto made = m_session.refusals().asked(desk::Desk::create(toPath(path), head, m_session.author(), m_clock));
  if (!made) return false;
  m_session.take(*std::move(made));
  return true;
}

std::optional<db::RescueReport> ContestOpener::rescue(const QString& from, const QString& to) {
  std::optional<desk::DeskResult<db::RescueReport>> done;
  static_cast<void>(m_session.screen().waiting.isAwaited(
      words::Phrase::DataBeingRescued, Waiting::Ending::Never,
      [&] { done.emplace(desk::Desk::rescue(toPath(from), toPath(to), m_session.author(), m_clock)); }));
  return m_session.refusals().asked(*std::move(done));
}

bool ContestOpener::restore(const QString& path, const std::filesystem::path& copy,
                            const desk::Author& author) {
  const auto bring = [&](const desk::Author& withConfirmation) {
    std::optional<Expected<std::filesystem::path, desk::DeskError>> done;
    static_cast<void>(m_session.screen().waiting.isAwaited(
        words::Phrase::BackupBeingRestored, Waiting::Ending::Never,
        [&] { done.emplace(desk::Desk::restore(toPath(path), copy, withConfirmation, m_clock)); }));
    return *std::move(done);
  };
  return m_session.refusals().asked(m_session.withConfirmation({}, author, bring)) && open(path);
}

}  // namespace damath::window
