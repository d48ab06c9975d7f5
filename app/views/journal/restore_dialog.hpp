// SPDX-License-Identifier: GPL-3.0-or-later
// The copies of a contest file that were kept by themselves, and any other file, as the copy on a stick, to
// go back to one of them. What stands now is copied before; who goes back and why is kept in the journal.
#pragma once

#include <functional>

#include "app/views/dialogs/form_dialog.hpp"
#include "db/files/backup_ring.hpp"

class QLineEdit;

namespace damath::views {

class ListTable;

class RestoreDialog : public FormDialog {
  Q_OBJECT

 public:
  // `before`: what is said above the list.
  RestoreDialog(models::Session& session, const models::Translator& translator, QString path,
                const QString& before, QWidget* parent);

  // The copy that is chosen when the dialog opens.
  void choose(const db::RingCopy& copy);
  // Asked before the file is another: whether what is open may be left.
  void askToLeave(std::function<bool()> leave) { m_leave = std::move(leave); }

 private:
  bool submit() override;

  void browse();
  // The file that is named, else the copy that stands chosen; empty where neither is.
  [[nodiscard]] QString chosen() const;

  QString m_path;
  std::function<bool()> m_leave;
  std::vector<db::RingCopy> m_copies;  // newest first
  ListTable* m_list;
  QLineEdit* m_file;
  QLineEdit* m_by;
  QLineEdit* m_reason;
};

}  // namespace damath::views
