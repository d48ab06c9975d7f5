// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a contest on the console, from a file or a hall, makes one, or brings a copy back. Each function says
// whether it worked; where it did not the refusal has been shown, and what was open stays open.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>

#include "app/desk/change/author.hpp"
#include "app/desk/change/clock.hpp"
#include "app/models/text/translator.hpp"
#include "core/contest/contest.hpp"
#include "db/records/place.hpp"

namespace damath::models {

class Session;

class ContestOpener : public QObject {
  Q_OBJECT

 public:
  // All must outlive this.
  ContestOpener(Session& session, const Translator& translator, const desk::Clock& clock)
      : m_session(session), m_translator(translator), m_clock(clock) {}

  bool open(const QString& path);
  bool join(const db::HallAddress& hall);
  bool create(const QString& path, const contest::ContestHead& head);
  // Brings a copy back over the file and opens it. Name and reason stand in the author.
  bool restore(const QString& path, const std::filesystem::path& copy, const desk::Author& author);

 Q_SIGNALS:
  // Instead of a refusal, where a file's content is broken and somebody may know of a copy.
  void foundDamaged(const QString& path, const QString& message);
  // The same where a file's contest is in a hall, and somebody may know that the hall is lost.
  void foundInHall(const QString& path, const QString& message);

 private:
  // What stands there, `named` in front of why it cannot be opened.
  bool openAt(const db::Place& place, const QString& named);

  Session& m_session;
  const Translator& m_translator;
  const desk::Clock& m_clock;
};

}  // namespace damath::models
