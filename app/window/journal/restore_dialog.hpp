// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that restores the contest from an automatic backup or from another file, for example from a USB
// drive. The present state is backed up first. The journal stores who restored the contest and why.
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
  // `before` is the text above the list.
  RestoreDialog(Session& session, const Translator& translator, QString path, const QString& before,
                QWidget* parent);

  // Selects a backup before the dialog opens.
  void choose(const db::RingBackup& copy);
  // Sets a function that is called before the file is replaced. The function returns false if unsaved input
  // must stay.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }

 private:
  bool submit() override;

  void browse();
  // The path of the named file, otherwise of the selected backup; empty if there is neither.
  [[nodiscard]] QString chosen() const;

  QString m_path;
  std::function<bool()> m_leave;
  std::vector<db::RingBackup> m_copies;  // newest first
  ListTable* m_list;
  QLineEdit* m_file;
  QLineEdit* m_by;
  QLineEdit* m_reason;
};

}  // namespace damath::window
