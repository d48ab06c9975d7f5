// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that makes a new contest file from a JSON document with a whole contest. Another thread makes the
// file. The dialog shows the errors of the document, and then no file remains.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/session/file_work.hpp"

class QLineEdit;

namespace damath::window {

class WorkBar;

class DocumentDialog : public FormDialog {
  Q_OBJECT

 public:
  DocumentDialog(Session& session, const Translator& translator, QWidget* parent);

  void choose(const QString& document);
  void reject() override;

 Q_SIGNALS:
  // Emitted with the path of the new contest file and a sentence about its content.
  void made(const QString& path, const QString& message);

 private:
  // Starts making the contest file. Returns false, so that the dialog stays open until the file is made.
  bool submit() override;

  enum class Choice { Document, File };
  void browse(QLineEdit* field, Choice choice);
  void proposeFile(const QString& document);
  void finish(const Expected<db::DocumentRows, db::DocumentFault>& rows);

  FileWork m_work;
  QLineEdit* m_document;
  QLineEdit* m_file;
  WorkBar* m_bar;
};

}  // namespace damath::window
