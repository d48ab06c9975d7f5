// SPDX-License-Identifier: GPL-3.0-or-later
// File dialogs. The chosen file is used only after the dialog has closed, so that further questions and
// errors do not appear above the dialog.
#pragma once

#include <QString>
#include <functional>

#include "app/window/session/session.hpp"

class QFileDialog;
class QWidget;

namespace damath::window {

struct FileChoice {
  words::Phrase title{};
  QString start;  // the folder in which the dialog starts, or the path of a proposed file
  words::Phrase filter{};
};

struct FileTarget {
  // Replaced: the dialog asks if an existing file may be replaced. Kept: an existing file is never replaced,
  // so the dialog does not ask.
  enum class Existing { Replaced, Kept };
  QString suffix;
  Existing existing = Existing::Replaced;
};

using FileChosen = std::function<void(const QString& path)>;

// Returns a file dialog for a caller that needs more than chooseFile(), chooseFolder() or chooseTarget(). The
// dialog is not shown yet and deletes itself when it is closed. `start` is the folder or the proposed file.
[[nodiscard]] QFileDialog* fileDialog(const QString& title, const QString& start, QWidget* parent);

// Asks for an existing file and calls `chosen` with its path. An exception in `chosen` is shown as an error.
// The session, and all objects that `chosen` uses, must live at least as long as `parent`.
void chooseFile(const FileChoice& choice, Session& session, const Translator& translator, QWidget* parent,
                FileChosen chosen);
// Asks for an existing folder.
void chooseFolder(words::Phrase title, const QString& start, Session& session, const Translator& translator,
                  QWidget* parent, FileChosen chosen);
// Asks for the path of a file to write.
void chooseTarget(const FileChoice& choice, const FileTarget& target, Session& session,
                  const Translator& translator, QWidget* parent, FileChosen chosen);

}  // namespace damath::window
