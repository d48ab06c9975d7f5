// SPDX-License-Identifier: GPL-3.0-or-later
// The journal as a list, the newest change first: told in words when it is looked at or searched, or in idle
// moments before, so that ten thousand rows are there at once.
#pragma once

#include <QAbstractTableModel>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/journal_kind.hpp"
#include "app/models/text/translator.hpp"

namespace damath::models {

// What is looked for; what is empty lets everything through.
struct JournalSearch {
  QStringList words = {};  // each stands somewhere in the row, whatever its case and accents
  QString by = {};
  QString event = {};  // its name
  std::optional<desk::JournalKind> kind = {};
  friend bool operator==(const JournalSearch&, const JournalSearch&) = default;
};

struct JournalDetail {
  db::JournalRow row;
  QString number;  // "7", "7·1"
  QString when;    // on this computer's clock
  QString what;
  bool isTakenBack = false;  // since
};

class JournalModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, When, Who, What, Why };
  static constexpr int kColumns = 5;

  explicit JournalModel(const Translator& translator, QObject* parent = nullptr);

  void setRows(const contest::Contest& contest, std::vector<db::JournalRow> rows);
  // The last row once more, and what came behind it. False, and nothing is done, where what is told of the
  // others does not stay as it is, or where they are of another journal.
  [[nodiscard]] bool addRows(const std::vector<db::JournalRow>& rows);
  // `letters`: words as they are typed.
  void search(const QString& letters, const QString& by, const QString& event,
              std::optional<desk::JournalKind> kind);

  // Who made changes, whatever is looked for.
  [[nodiscard]] QStringList people() const;
  [[nodiscard]] bool hasReasons() const { return m_hasReasons; }
  // What is known of the row that is shown there.
  [[nodiscard]] JournalDetail detailAt(int shown) const;
  // What it found and left.
  [[nodiscard]] std::vector<desk::FieldChange> changesAt(int shown) const;
  // Where the row is shown that another was shown by before; −1 where it is not.
  [[nodiscard]] int shownOf(const db::JournalRow& row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Told {
    desk::RowFacts facts;
    QString number;
    QString when;
    QString what;
    QString plain;  // all of it, to be searched
  };
  [[nodiscard]] const Told& told(std::size_t row) const;
  [[nodiscard]] bool holds(std::size_t row) const;
  void choose();
  void tellSome();
  void note(const db::JournalRow& row);
  [[nodiscard]] bool leavesOthers(const db::JournalRow& row) const;
  [[nodiscard]] const db::JournalRow& rowAt(int shown) const;
  [[nodiscard]] bool isTakenBack(int shown) const;

  const Translator& m_translator;
  std::vector<db::JournalRow> m_rows;  // oldest first
  std::unique_ptr<desk::JournalFacts> m_facts;
  mutable std::vector<std::optional<Told>> m_told;
  QTimer m_idle;
  std::size_t m_untold = 0;                                // rows from the oldest that may still be untold
  std::set<std::pair<QString, std::int64_t>> m_takenBack;  // acts, by branch and number
  std::set<std::string> m_people;
  bool m_hasReasons = false;
  JournalSearch m_search;
  std::vector<std::size_t> m_shown;  // by their place in the list: places in m_rows
};

}  // namespace damath::models
