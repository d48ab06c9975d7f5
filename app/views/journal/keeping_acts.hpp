// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with the contest file as a whole: copied to a place that is chosen, checked, written as a
// document, an event handed to another computer and brought back, the contest made one for practice.
#pragma once

#include <QObject>
#include <functional>

#include "app/models/contest/file_work.hpp"
#include "app/views/journal/check_view.hpp"

class QFileDialog;

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
  void split();
  void merge();
  void reclaim();
  void leaveOfficial();

 Q_SIGNALS:
  void said(const QString& message);
  void checked(const damath::views::FileCheck& check);

 private:
  // Asks where to; a place that a contest has already is refused.
  void chooseTarget(words::Phrase title, const QString& suggestion, words::Phrase filter,
                    const QString& suffix, std::function<void(const QString& path)> chosen);
  void backUpTo(const QString& path);
  void writeWholeTo(const QString& path);
  void writeSiteTo(const SiteChoice& choice);
  void splitTo(contest::EventId event, const QString& path);
  void mergeFrom(const QString& path);
  void reclaimEvent(contest::EventId event);
  // Which of several; the only one is taken unasked.
  void chooseEvent(words::Phrase title, const std::vector<contest::EventId>& events,
                   std::function<void(contest::EventId)> chosen);
  void start(words::Phrase what, words::Phrase end, models::FileWork::Work work);
  [[nodiscard]] QWidget* window() const;
  [[nodiscard]] QString nameOf(contest::EventId event) const;

  models::Session& m_session;
  const models::Translator& m_translator;
  WorkBar& m_bar;
  models::FileWork& m_work;
};

}  // namespace damath::views
