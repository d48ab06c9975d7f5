// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: every change, newest first. A search filters by words, person, event and kind. Beside the list
// stand all details of the selected change.
#pragma once

#include <QWidget>
#include <optional>

#include "app/window/journal/journal_model.hpp"
#include "app/window/session/session.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QTextBrowser;

namespace damath::window {

class ChangesView : public QWidget {
  Q_OBJECT

 public:
  ChangesView(Session& session, const Translator& translator, QWidget* parent);

  // Shows the journal of the open file. The search and the selection stay.
  void show();
  // Moves the keyboard focus to the search field.
  void find();
  // Sets all labels in the current language.
  void retranslate();
  // The selected change; nullopt if the list is empty.
  [[nodiscard]] std::optional<JournalDetail> current() const;
  // True if no later change exists.
  [[nodiscard]] bool isLast(const JournalDetail& detail) const;
  [[nodiscard]] int count() const { return m_count; }
  [[nodiscard]] QTableView* list() const { return m_list; }

 Q_SIGNALS:
  void currentChanged();

 private:
  void resizeEvent(QResizeEvent* event) override;

  void readAll();
  // Reads the new journal rows. Returns false if the whole journal must be read again.
  [[nodiscard]] bool readOn();
  void fillChoices();
  void fitReasons();
  void search();
  void showFound();
  void choose(const std::optional<JournalDetail>& before);
  void showDetail();

  Session& m_session;
  const Translator& m_translator;
  JournalModel* m_journal;
  QLineEdit* m_words;
  QComboBox* m_people;
  QComboBox* m_events;
  QComboBox* m_kinds;
  QLabel* m_found;
  QTableView* m_list;
  QTextBrowser* m_detail;
  QString m_path;  // path of the shown file
  int m_count = 0;
  std::optional<words::Language> m_language;  // language of the loaded texts
};

}  // namespace damath::window
