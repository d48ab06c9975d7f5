// SPDX-License-Identifier: GPL-3.0-or-later
// The list of journal rows, the newest first. A contest's journal has tens of thousands of rows with the old
// and new values of each change. The model keeps only the data for filtering and searching each row. The rest
// is read when a row is shown, and dropped after other rows were shown.
#pragma once

#include <QAbstractTableModel>
#include <QTimer>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <vector>

#include "app/desk/keeping/journal_facts.hpp"
#include "app/window/text/translator.hpp"
#include "db/records/records.hpp"

namespace damath::window {

// The filters of the list. An empty filter accepts every row.
struct JournalSearch {
  QStringList words = {};  // each word must occur in the row, regardless of case and accents
  QString by = {};
  QString event = {};  // the event's name
  std::optional<db::JournalKind> kind = {};
  friend bool operator==(const JournalSearch&, const JournalSearch&) = default;
};

struct JournalDetail {
  db::JournalRow row;
  QString number;  // "7"; "7·1" for a row that another computer made (branch 1)
  QString when;    // in local time
  QString what;
  bool isUndoneLater = false;  // true if the action was undone later
};

class JournalModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, When, Who, What, Why };
  static constexpr int kColumns = 5;

  // Reads rows from the file; returns no rows if the file cannot be read now.
  using Reader = std::function<std::vector<db::JournalRow>(const db::JournalPage& page)>;

  explicit JournalModel(const Translator& translator, QObject* parent = nullptr);

  // Reads all rows from the reader and returns their number. The reader is called later too, as long as this
  // model exists.
  int read(const contest::Contest& contest, Reader reader);
  // Appends rows. The first of `rows` repeats the last known row; the new rows follow. Returns false and
  // changes nothing if the new rows change the display of known rows, or if they belong to another journal.
  [[nodiscard]] bool addRows(const std::vector<db::JournalRow>& rows);
  // The number of the newest row of this file itself (not of a branch); 0 if there is none.
  [[nodiscard]] std::int64_t newest() const { return m_newest; }
  // `letters` is the typed search text. Rows without prepared text are searched in small steps, the newest
  // first, while the program is idle. `isLooking` is true until all rows are searched.
  void search(const QString& letters, const QString& by, const QString& event,
              std::optional<db::JournalKind> kind);

  [[nodiscard]] bool isLooking() const { return m_unlooked > 0; }
  // Returns the names of all users who made changes, independent of the filters.
  [[nodiscard]] QStringList people() const;
  [[nodiscard]] bool hasReasons() const { return m_hasReasons; }
  // Returns the details of the row at this place of the list.
  [[nodiscard]] JournalDetail detailAt(int shown) const;
  // Returns the old and new values that this row recorded.
  [[nodiscard]] std::vector<desk::FieldChange> changesAt(int shown) const;
  // Returns the place of `row` in the current list; −1 if the row is not in the list, or not yet.
  [[nodiscard]] int shownOf(const db::JournalRow& row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  // Emitted when more rows were found, or when the search reached the last row.
  void lookedOn();

 private:
  // The data that the model keeps for every row.
  struct Head {
    std::int64_t number = 0;
    std::int64_t act = 0;
    std::int64_t target = 0;  // 0 if there is none
    std::size_t branch = 0;   // index in m_branches
    std::size_t by = 0;       // index in m_people
    std::optional<db::JournalAction> action{};
    bool isUndoneLater = false;
    std::size_t event = 0;  // index in m_events; valid after makeSearchable
    QByteArray plain{};     // the row's whole text for searching; null before makeSearchable
  };
  struct RowText {
    QString number;
    QString when;
    QString what;
    QString event;
  };
  // A page of consecutive rows, read together.
  struct Page {
    std::size_t number = 0;
    std::vector<db::JournalRow> rows;
    std::vector<std::optional<RowText>> texts;
  };
  void take(const db::JournalRow& row);
  [[nodiscard]] Head headOf(const db::JournalRow& row);
  // Returns the index of the last row of that action; nullopt if there is no such row.
  [[nodiscard]] std::optional<std::size_t> endOfAct(std::size_t branch, std::int64_t act) const;
  [[nodiscard]] std::size_t atOrBehind(std::size_t branch, std::int64_t number) const;
  [[nodiscard]] bool leavesOthers(const Head& row) const;
  // nullptr if the page cannot be read now.
  [[nodiscard]] Page* pageOf(std::size_t row) const;
  [[nodiscard]] const db::JournalRow* rowAt(std::size_t row) const;
  [[nodiscard]] RowText textOf(std::size_t row) const;
  // Returns false if the row could not be read.
  bool makeSearchable(std::size_t row) const;
  [[nodiscard]] bool holds(std::size_t row) const;
  [[nodiscard]] bool isOfKind(std::size_t row, db::JournalKind kind) const;
  void choose();
  // Searches the next rows until `most` rows needed their text prepared. Returns the matching rows.
  [[nodiscard]] std::vector<std::size_t> lookOn(int most);
  void goOn();
  void lookAtSome();
  void makeSomeSearchable();
  [[nodiscard]] std::size_t shownAt(int shown) const { return m_shown[static_cast<std::size_t>(shown)]; }

  const Translator& m_translator;
  Reader m_reader;
  mutable std::vector<Head> m_heads;  // oldest first
  mutable std::list<Page> m_pages;    // most recently used first
  std::unique_ptr<desk::JournalFacts> m_facts;
  QTimer m_idle;
  std::size_t m_unlooked = 0;      // the number of rows, counted from the oldest, that are not searched yet
  std::size_t m_unsearchable = 0;  // the number of rows, counted from the oldest, that may have no text yet
  std::vector<std::string> m_branches;
  std::vector<std::string> m_people;
  mutable std::vector<QString> m_events;  // names of the events in searchable rows
  std::int64_t m_newest = 0;
  std::string m_digest;  // digest of the newest row
  bool m_hasReasons = false;
  JournalSearch m_search;
  std::vector<std::size_t> m_shown;  // indexes in m_heads, in the order of the list
};

}  // namespace damath::window
