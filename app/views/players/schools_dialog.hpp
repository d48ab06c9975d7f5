// SPDX-License-Identifier: GPL-3.0-or-later
// The schools of the contest with their coaches, each written anew for all its players at once; a school that
// is called like another joins it.
#pragma once

#include <QVariant>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/events/school_desk.hpp"
#include "app/views/dialogs/form_dialog.hpp"

namespace damath::views {

class WritableTable;

class SchoolsDialog : public FormDialog {
  Q_OBJECT

 public:
  SchoolsDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

  [[nodiscard]] WritableTable& list() const { return *m_list; }

 Q_SIGNALS:
  // What was done, in words.
  void changed(const QString& message);

 private:
  // Each cell is in the file as it is written: there is nothing left to be done but what waits for a name.
  bool submit() override;

  // A school with one of its coaches; schools of several have several rows.
  struct Row {
    contest::School school;
    std::string coach;
    int players = 0;
  };
  struct Written {
    QVariant key;
    int column = 0;
    QString text;
  };
  void refill();
  [[nodiscard]] static QVariant keyOf(const Row& row);
  void write(const QVariant& key, int column, const QString& text);
  [[nodiscard]] std::vector<Row> rows() const;

  WritableTable* m_list;
  QLineEdit* m_by;
  QLineEdit* m_reason;
  std::vector<Row> m_rows;
  std::optional<Written> m_unnamed;  // goes into its cell once name and reason are there
};

}  // namespace damath::views
