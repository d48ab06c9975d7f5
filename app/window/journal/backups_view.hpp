// SPDX-License-Identifier: GPL-3.0-or-later
// The page part with the automatic backups of the contest file, the fields for their interval and number, and
// the second folder.
#pragma once

#include <QVariant>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/window/session/session.hpp"
#include "app/window/text/translator.hpp"
#include "db/files/backup_ring.hpp"

class QLabel;
class QPushButton;
class QSpinBox;

namespace damath::window {

class ListTable;

class BackupsView : public QWidget {
  Q_OBJECT

 public:
  BackupsView(Session& session, const Translator& translator, QWidget* parent);

  // Reads the list of backups again and shows it.
  void show();
  void retranslate();
  [[nodiscard]] bool hasAny() const { return !m_copies.empty(); }
  [[nodiscard]] std::optional<db::AutomaticBackup> current() const;
  [[nodiscard]] ListTable* list() const { return m_list; }

 Q_SIGNALS:
  void currentChanged();
  // Emitted on a double click or Return on a backup.
  void opened();
  void said(const QString& message);

 private:
  // Shows the stored interval and number of the backups.
  void showRule();
  void setRule();
  // Shows the second folder, with the time of the last backup outside this computer.
  void showSecond();
  // Names the folders of backups that belong to no contest file. Hidden if there are none.
  void showStrays();
  void chooseSecond();
  void useSecond(const QString& path);
  void forgetSecond();

  Session& m_session;
  const Translator& m_translator;
  QString m_path;                             // the contest file that the shown settings belong to
  std::vector<db::AutomaticBackup> m_copies;  // the automatic backups, newest first
  ListTable* m_list;
  QLabel* m_everyLabel;
  QSpinBox* m_every;
  QLabel* m_mostLabel;
  QSpinBox* m_most;
  QPushButton* m_set;
  QLabel* m_second;
  QPushButton* m_chooseSecond;
  QPushButton* m_forgetSecond;
  QLabel* m_strays;
};

}  // namespace damath::window
