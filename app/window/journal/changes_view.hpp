// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: every change, newest first. A search filters the changes by words, person, event and kind. The
// details of the selected change stand beside the list.
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

  // Shows the journal of the open file. The search filters stay. The selected change stays too if the same
  // file is still open.
  void show();
  // Moves the keyboard focus to the search field.
  void find();
  // Sets the names of the fields in the current language. show() sets the choices and the rows.
  void retranslate();
  // Returns the selected change; nullopt if the list is empty.
  [[nodiscard]] std::optional<JournalDetail> current() const;
  // True if the journal has no later change than this one.
  [[nodiscard]] bool isLast(const JournalDetail& detail) const;
  [[nodiscard]] int count() const { return m_count; }
  [[nodiscard]] QTableView* list() const { return m_list; }

 Q_SIGNALS:
  void currentChanged();

 private:
  void resizeEvent(QResizeEvent* event) override;

  void readAll();
  // Reads only the journal rows added since the last reading. Returns false if that is impossible and the
  // whole journal must be read again.
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
  QString m_path;  // path of the file whose journal is shown
  int m_count = 0;
  std::optional<words::Language> m_language;  // language of the shown texts
};

}  // namespace damath::window
