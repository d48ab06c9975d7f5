// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that restores the contest from an automatic backup or from another file, for example on a USB
// drive. The program first makes a backup of the present state. The journal stores who restored the contest
// and why.
#pragma once

#include <functional>

#include "app/window/dialogs/form_dialog.hpp"
#include "db/files/backup_ring.hpp"

class QLineEdit;

namespace damath::window {

class ListTable;

class RestoreDialog : public FormDialog {
  Q_OBJECT

 public:
  // `before` is the text above the list of backups.
  RestoreDialog(Session& session, const Translator& translator, QString path, const QString& before,
                QWidget* parent);

  // Selects this backup in the list.
  void choose(const db::AutomaticBackup& copy);
  // Sets a function that is called before the contest file is replaced by the backup. It returns false if the
  // current page has unsaved input that the user wants to keep; then nothing is restored.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }

 private:
  bool submit() override;

  void browse();
  // Returns the path that the user typed, or else the path of the selected backup; empty if there is neither.
  [[nodiscard]] QString chosen() const;

  QString m_path;
  std::function<bool()> m_leave;
  std::vector<db::AutomaticBackup> m_copies;  // the automatic backups, newest first
  ListTable* m_list;
  QLineEdit* m_file;
  QLineEdit* m_by;
  QLineEdit* m_reason;
};

}  // namespace damath::window
