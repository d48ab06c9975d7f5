// SPDX-License-Identifier: GPL-3.0-or-later
// The problems that the check of the contest file found, each with a sentence and a way to its place.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "app/desk/keeping/verification.hpp"
#include "app/window/session/session.hpp"

class QLabel;

namespace damath::window {

class ListTable;

// The result of a file check.
struct FileCheck {
  QString path;  // path of the file
  std::vector<desk::Problem> problems;
  bool isWhole = true;  // false if the user stopped the check
  QString at;           // local time of the check
};

class CheckView : public QWidget {
  Q_OBJECT

 public:
  CheckView(Session& session, const Translator& translator, QWidget* parent);

  // Shows the result; nullopt if the file was not checked since it was opened.
  void show(std::optional<FileCheck> check);
  void retranslate();
  [[nodiscard]] const std::optional<FileCheck>& shown() const { return m_check; }
  [[nodiscard]] ListTable* list() const { return m_list; }

 Q_SIGNALS:
  // Emitted on a double click or Return on a problem.
  void opened(const damath::desk::Problem& problem);

 private:
  Session& m_session;
  const Translator& m_translator;
  std::optional<FileCheck> m_check;
  QLabel* m_verdict;
  ListTable* m_list;
};

}  // namespace damath::window
