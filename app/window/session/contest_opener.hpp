// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a contest from a file or a server, creates a contest, or restores a backup. Each function returns
// true on success; rescue() returns a report. On failure, the open contest stays open, and the error has been
// shown, unless the user stopped the waiting.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <optional>

#include "app/desk/change/author.hpp"
#include "app/desk/change/clock.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/place.hpp"
#include "db/records/rescue_report.hpp"

namespace damath::window {

class Session;

class ContestOpener : public QObject {
  Q_OBJECT

 public:
  // All arguments must outlive this object.
  ContestOpener(Session& session, const Translator& translator, const desk::Clock& clock)
      : m_session(session), m_translator(translator), m_clock(clock) {}

  bool open(const QString& path);
  bool join(const db::HallAddress& hall);
  bool create(const QString& path, const contest::ContestHead& head);
  // Saves the data of the file `from`, which another program changed, to the new file `to`. Returns nullopt
  // if that fails; then the error was shown.
  std::optional<db::RescueReport> rescue(const QString& from, const QString& to);
  // Replaces the file with the backup `copy` and opens the file. `author` must contain name and reason.
  bool restore(const QString& path, const std::filesystem::path& copy, const desk::Author& author);

 Q_SIGNALS:
  // Emitted if the file is damaged. The receiver shows `message` and can offer a backup. If no receiver is
  // connected, the error is shown instead.
  void foundDamaged(const QString& path, const QString& message);
  // Emitted instead of showing the error if another program changed the tables of the file. The receiver
  // offers to save the data. If no receiver is connected, the error is shown.
  void foundForeign(const QString& path, const QString& message);
  // Emitted instead of showing the error if the contest file is shared on a server, so that the file cannot
  // be opened. The receiver can help if this server is lost. If no receiver is connected, the error is shown.
  void foundInHall(const QString& path, const QString& message);

 private:
  // Opens the contest at this path or address. The text of an error begins with `named`, the name of the file
  // or server that people use.
  bool openAt(const db::Place& place, const QString& named);

  Session& m_session;
  const Translator& m_translator;
  const desk::Clock& m_clock;
};

}  // namespace damath::window
