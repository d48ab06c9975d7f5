// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a person chooses in a dialog. What is done with one begins once the dialog is gone, so that what
// is then asked or refused is not shown before it.
#pragma once

#include <QString>
#include <functional>

#include "app/models/contest/session.hpp"

class QFileDialog;
class QWidget;

namespace damath::views {

struct FileChoice {
  words::Phrase title{};
  QString start;  // the folder, or the file that is proposed
  words::Phrase filter{};
};

struct FileTarget {
  // Where a file that is there is never written over, nobody is asked whether it may be.
  enum class Existing { Replaced, Kept };
  QString suffix;
  Existing existing = Existing::Replaced;
};

using FileChosen = std::function<void(const QString& path)>;

// For what the functions below do not cover: a dialog that is not shown yet and deletes itself once it is
// closed. `start` is the folder, or the file that is proposed.
[[nodiscard]] QFileDialog* fileDialog(const QString& title, const QString& start, QWidget* parent);

// A file that is there. What `chosen` throws is shown as a refusal; the session outlives the widget, and the
// widget what `chosen` holds.
void chooseFile(const FileChoice& choice, models::Session& session, const models::Translator& translator,
                QWidget* parent, FileChosen chosen);
// A folder, which has no filter.
void chooseFolder(words::Phrase title, const QString& start, models::Session& session,
                  const models::Translator& translator, QWidget* parent, FileChosen chosen);
// Where a file is written.
void chooseTarget(const FileChoice& choice, const FileTarget& target, models::Session& session,
                  const models::Translator& translator, QWidget* parent, FileChosen chosen);

// Whether the path belongs to a contest, where nothing else is written, whatever a dialog was answered; then
// that is refused.
[[nodiscard]] bool isRefusedAsContest(const QString& path, models::Session& session,
                                      const models::Translator& translator);

}  // namespace damath::views
