// SPDX-License-Identifier: GPL-3.0-or-later
// A new contest file of a document that has a whole contest. It is made beside the window; what is wrong with
// the document is shown here, and no file is left then.
#pragma once

#include "app/models/contest/file_work.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QLineEdit;

namespace damath::views {

class WorkBar;

class DocumentDialog : public FormDialog {
  Q_OBJECT

 public:
  DocumentDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

  void choose(const QString& document);
  void reject() override;

 Q_SIGNALS:
  // The new file, and what is to be said of it.
  void made(const QString& path, const QString& message);

 private:
  // Goes on until the file is made.
  bool submit() override;

  enum class Choice { Document, File };
  void browse(QLineEdit* field, Choice choice);
  void proposeFile(const QString& document);
  void finish(const Expected<db::DocumentRows, db::DocumentFault>& rows);

  models::FileWork m_work;
  QLineEdit* m_document;
  QLineEdit* m_file;
  WorkBar* m_bar;
};

}  // namespace damath::views
