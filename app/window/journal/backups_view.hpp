// SPDX-License-Identifier: GPL-3.0-or-later
// The automatic backups of the contest file, and the fields for their interval and number.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "app/window/session/session.hpp"

class QLabel;
class QPushButton;
class QSpinBox;

namespace damath::window {

class ListTable;

class BackupsView : public QWidget {
  Q_OBJECT

 public:
  BackupsView(Session& session, const Translator& translator, QWidget* parent);

  // Shows the backups that exist now.
  void show();
  void retranslate();
  [[nodiscard]] bool hasAny() const { return !m_copies.empty(); }
  [[nodiscard]] std::optional<db::RingBackup> current() const;
  [[nodiscard]] ListTable* list() const { return m_list; }

 Q_SIGNALS:
  void currentChanged();
  // Emitted on a double click or Return on a backup.
  void opened();
  void said(const QString& message);

 private:
  // Shows the backup settings stored in the file.
  void showRule();
  void setRule();

  Session& m_session;
  const Translator& m_translator;
  QString m_path;                        // the file to which the shown settings belong
  std::vector<db::RingBackup> m_copies;  // newest first
  ListTable* m_list;
  QLabel* m_everyLabel;
  QSpinBox* m_every;
  QLabel* m_mostLabel;
  QSpinBox* m_most;
  QPushButton* m_set;
};

}  // namespace damath::window
