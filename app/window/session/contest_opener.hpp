// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a contest from a file or a server, creates a contest, or restores a backup. Each function returns
// true on success. On failure, the error has been shown, and the open contest stays open.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>

#include "app/desk/change/author.hpp"
#include "app/desk/change/clock.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/place.hpp"

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
  // Replaces the file with the backup `copy` and opens the file. `author` must contain name and reason.
  bool restore(const QString& path, const std::filesystem::path& copy, const desk::Author& author);

 Q_SIGNALS:
  // Emitted instead of showing the error if a file is damaged and a receiver is connected, which can offer a
  // backup.
  void foundDamaged(const QString& path, const QString& message);
  // Emitted instead of showing the error if the contest of the file is shared on a server. A receiver must be
  // connected; it can help if that server is lost.
  void foundInHall(const QString& path, const QString& message);

 private:
  // Opens the contest at that place. `named` stands in front of the error text.
  bool openAt(const db::Place& place, const QString& named);

  Session& m_session;
  const Translator& m_translator;
  const desk::Clock& m_clock;
};

}  // namespace damath::window
