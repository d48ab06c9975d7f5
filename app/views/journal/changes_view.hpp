// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: every change, the newest first, looked for by words, person, event and kind; beside the list
// all that is known of the one that is chosen.
#pragma once

#include <QWidget>
#include <optional>

#include "app/models/contest/session.hpp"
#include "app/models/lists/journal_model.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QTextBrowser;

namespace damath::views {

class ChangesView : public QWidget {
  Q_OBJECT

 public:
  ChangesView(models::Session& session, const models::Translator& translator, QWidget* parent);

  // As the file has it now; what is looked for and chosen stays.
  void show();
  // The keys go to what is looked for.
  void find();
  // What it is called in the language that is spoken now.
  void retranslate();
  // Nothing where the list is empty.
  [[nodiscard]] std::optional<models::JournalDetail> current() const;
  // Whether no later change than the one that is chosen is there.
  [[nodiscard]] bool isLast(const models::JournalDetail& detail) const;
  [[nodiscard]] int count() const { return m_count; }
  [[nodiscard]] QTableView* list() const { return m_list; }

 Q_SIGNALS:
  void currentChanged();

 private:
  void resizeEvent(QResizeEvent* event) override;

  void readAll();
  // What came since; false where all of it is to be read.
  [[nodiscard]] bool readOn();
  void fillChoices();
  void fitReasons();
  void search();
  void showFound();
  void choose(const std::optional<models::JournalDetail>& before);
  void showDetail();

  models::Session& m_session;
  const models::Translator& m_translator;
  models::JournalModel* m_journal;
  QLineEdit* m_words;
  QComboBox* m_people;
  QComboBox* m_events;
  QComboBox* m_kinds;
  QLabel* m_found;
  QTableView* m_list;
  QTextBrowser* m_detail;
  QString m_path;  // of the file that is shown
  int m_count = 0;
  std::optional<words::Language> m_language;  // of the texts
};

}  // namespace damath::views
