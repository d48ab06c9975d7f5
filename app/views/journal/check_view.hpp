// SPDX-License-Identifier: GPL-3.0-or-later
// What checking the contest file found: each problem in words, with a way to where it is.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "app/desk/keeping/verification.hpp"
#include "app/models/contest/session.hpp"

class QLabel;

namespace damath::views {

class ListTable;

// What a check came to.
struct FileCheck {
  QString path;  // of the file
  std::vector<desk::Problem> problems;
  bool isWhole = true;  // it was not ended before
  QString at;           // by the clock on the wall
};

class CheckView : public QWidget {
  Q_OBJECT

 public:
  CheckView(models::Session& session, const models::Translator& translator, QWidget* parent);

  // Nothing where the file was not checked since it was opened.
  void show(std::optional<FileCheck> check);
  void retranslate();
  [[nodiscard]] const std::optional<FileCheck>& shown() const { return m_check; }
  [[nodiscard]] ListTable* list() const { return m_list; }

 Q_SIGNALS:
  // Double click or Return on a problem.
  void opened(const damath::desk::Problem& problem);

 private:
  models::Session& m_session;
  const models::Translator& m_translator;
  std::optional<FileCheck> m_check;
  QLabel* m_verdict;
  ListTable* m_list;
};

}  // namespace damath::views
