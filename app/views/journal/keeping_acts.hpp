// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with the contest file as a whole: copied to a place that is chosen, checked, written as a
// document, an event handed to another computer and brought back, the contest made one for practice.
#pragma once

#include <QObject>
#include <functional>

#include "app/models/contest/file_work.hpp"
#include "app/models/contest/own_desk.hpp"
#include "app/views/journal/check_view.hpp"
#include "app/views/parts/file_choice.hpp"

namespace damath::views {

struct SiteChoice;
class WorkBar;

class KeepingActs : public QObject {
  Q_OBJECT

 public:
  // The parent is what the dialogs stand before; all of it outlives this.
  KeepingActs(models::Session& session, const models::Translator& translator, WorkBar& bar,
              models::FileWork& work, QWidget* parent);

  void backUp();
  void check();
  void writeWhole();
  void writeSite();
  // Where several may be meant, this one is proposed.
  void setEventAtHand(contest::EventId event) { m_eventAtHand = event; }
  void split();
  void merge();
  void reclaim();
  void leaveOfficial();

 Q_SIGNALS:
  void said(const QString& message);
  void checked(const damath::views::FileCheck& check);

 private:
  using DeskWork =
      std::function<models::FileWork::Report(desk::Desk& desk, const models::FileWork::Watch& watch)>;

  // Asks where to; a place that a contest has already is refused.
  void askWhere(words::Phrase title, const QString& suggestion, words::Phrase filter,
                const FileTarget& target, FileChosen chosen);
  void backUpTo(const QString& path);
  void writeWholeTo(const QString& path);
  void writeSiteTo(const SiteChoice& choice);
  void splitTo(contest::EventId event, const QString& path);
  void mergeFrom(const QString& path);
  void reclaimEvent(contest::EventId event);
  // Which of several; the only one is taken unasked.
  void chooseEvent(words::Phrase title, words::Phrase introduction,
                   const std::vector<contest::EventId>& events, std::function<void(contest::EventId)> chosen);
  // Work that somebody may end, on the file as a desk of its own opens it.
  void start(words::Phrase what, models::OwnDesk::Use use, DeskWork work);
  [[nodiscard]] QWidget* window() const;
  [[nodiscard]] QString nameOf(contest::EventId event) const;

  models::Session& m_session;
  const models::Translator& m_translator;
  contest::EventId m_eventAtHand{};
  WorkBar& m_bar;
  models::FileWork& m_work;
};

}  // namespace damath::views
