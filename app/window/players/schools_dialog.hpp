// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog with the schools of the contest and their coaches. A change of a school applies to all its
// players, a change of a coach to all players of the school with this coach. If a school gets the name,
// district and division of another school, both are merged.
#pragma once

#include <QVariant>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/events/school_desk.hpp"
#include "app/window/dialogs/form_dialog.hpp"

namespace damath::window {

class WritableTable;

class SchoolsDialog : public FormDialog {
  Q_OBJECT

 public:
  SchoolsDialog(Session& session, const Translator& translator, QWidget* parent);

  [[nodiscard]] WritableTable& list() const { return *m_list; }

 Q_SIGNALS:
  // Emitted after a change of a school; `message` describes the change.
  void changed(const QString& message);

 private:
  // A change of a cell is saved at once, except a change that needs a name and a reason. This function saves
  // such a change after the user filled in both.
  bool submit() override;

  // A row of the list: a school with one coach. A school with several coaches has several rows.
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
  std::optional<Written> m_unnamed;  // the change that is saved after the user filled in name and reason
};

}  // namespace damath::window
