// SPDX-License-Identifier: GPL-3.0-or-later
// The list of journal rows, newest first. A contest's journal has tens of thousands of rows, each with old
// and new values. The model keeps only the data that it needs to filter and search the rows. It reads the
// rest of a row when the row is shown, and drops it after other rows were shown.
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
#include "db/records/journal_row.hpp"

namespace damath::window {

// The search filters of the journal list. An empty filter accepts every row.
struct JournalSearch {
  QStringList words = {};  // words that must all occur in the row, regardless of case and accents
  QString by = {};
  QString event = {};  // the name of the event that the row must be about
  std::optional<db::JournalKind> kind = {};
  friend bool operator==(const JournalSearch&, const JournalSearch&) = default;
};

struct JournalDetail {
  db::JournalRow row;
  QString number;  // number of the row: "7", or "7·1" for a row that another computer made (branch 1)
  QString when;    // the local time of the change
  QString what;
  bool isUndoneLater = false;  // true if the action was undone later
};

class JournalModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, When, Who, What, Why };
  static constexpr int kColumns = 5;

  // Reads journal rows from the contest file. Returns no rows if the file cannot be read now.
  using Reader = std::function<std::vector<db::JournalRow>(const db::JournalPage& page)>;

  explicit JournalModel(const Translator& translator, QObject* parent = nullptr);

  // Reads all rows of a contest's journal and returns their number. `reader` must stay usable as long as this
  // model exists, because the model calls it again when rows are shown.
  int read(const contest::Contest& contest, Reader reader);
  // Appends new rows. The first element of `rows` must be the newest row that the model has; all later
  // elements are new. Returns false and appends nothing if the first element is not that row, if another
  // computer made one of these rows, or if a new row changes the text of an older row.
  [[nodiscard]] bool addRows(const std::vector<db::JournalRow>& rows);
  // The number of the newest row that this computer made; 0 if there is none. Rows of events on other
  // computers do not count.
  [[nodiscard]] std::int64_t newest() const { return m_newest; }
  // Sets the search filters. `letters` is the text that the user typed. Rows without a prepared search text
  // are searched in small steps, newest first, while the program is idle. isLooking() is true until all rows
  // are searched.
  void search(const QString& letters, const QString& by, const QString& event,
              std::optional<db::JournalKind> kind);

  [[nodiscard]] bool isLooking() const { return m_unlooked > 0; }
  // Returns the names of all users who made changes, also of those whose changes the filters hide.
  [[nodiscard]] QStringList people() const;
  [[nodiscard]] bool hasReasons() const { return m_hasReasons; }
  // Returns the details of the row at index `shown` of the list.
  [[nodiscard]] JournalDetail detailAt(int shown) const;
  // Returns the old and new values in the row at index `shown` of the list.
  [[nodiscard]] std::vector<desk::FieldChange> changesAt(int shown) const;
  // Returns the index of `row` in the list; −1 if the filters hide the row or the search has not reached it
  // yet.
  [[nodiscard]] int shownOf(const db::JournalRow& row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  // Emitted when the search found more rows, or when it reached the last row.
  void lookedOn();

 private:
  // The data that the model keeps for every journal row.
  struct Head {
    std::int64_t number = 0;
    std::int64_t act = 0;
    std::int64_t target = 0;  // number of the action that this row undoes or redoes; 0 if none
    std::size_t branch = 0;   // index of the branch's name in m_branches
    std::size_t by = 0;       // index of the user's name in m_people
    std::optional<db::JournalAction> action{};
    bool isUndoneLater = false;
    std::size_t event = 0;  // index of the event's name in m_events, set by makeSearchable
    QByteArray plain{};     // the search text of the row; null before makeSearchable
  };
  struct RowText {
    QString number;
    QString when;
    QString what;
    QString event;
  };
  // Consecutive journal rows that are read together.
  struct Page {
    std::size_t number = 0;
    std::vector<db::JournalRow> rows;
    std::vector<std::optional<RowText>> texts;
  };
  void take(const db::JournalRow& row);
  [[nodiscard]] Head headOf(const db::JournalRow& row);
  // Returns the index of the last row of the action `act`; nullopt if the journal has no row of that action.
  [[nodiscard]] std::optional<std::size_t> endOfAct(std::size_t branch, std::int64_t act) const;
  [[nodiscard]] std::size_t atOrBehind(std::size_t branch, std::int64_t number) const;
  [[nodiscard]] bool leavesOthers(const Head& row) const;
  // Returns the page that contains the row; nullptr if the page cannot be read now.
  [[nodiscard]] Page* pageOf(std::size_t row) const;
  [[nodiscard]] const db::JournalRow* rowAt(std::size_t row) const;
  [[nodiscard]] RowText textOf(std::size_t row) const;
  // Returns the person who asked for the change and the reason: "asked by Mrs. Ocampo – misread". Empty if
  // the row has neither.
  [[nodiscard]] QString causeOf(const db::JournalRow& row) const;
  // Prepares the search text of a row. Returns false if the row cannot be read now.
  bool makeSearchable(std::size_t row) const;
  [[nodiscard]] bool holds(std::size_t row) const;
  [[nodiscard]] bool isOfKind(std::size_t row, db::JournalKind kind) const;
  void choose();
  // Continues the search with further rows. Stops after the search text of `most` rows had to be prepared.
  // Returns the rows that match.
  [[nodiscard]] std::vector<std::size_t> lookOn(int most);
  void goOn();
  void lookAtSome();
  void makeSomeSearchable();
  [[nodiscard]] std::size_t shownAt(int shown) const { return m_shown[static_cast<std::size_t>(shown)]; }

  const Translator& m_translator;
  Reader m_reader;
  mutable std::vector<Head> m_heads;  // data of all rows, oldest first
  // the pages of rows that were read from the file; the page used last comes first
  mutable std::list<Page> m_pages;
  std::unique_ptr<desk::JournalFacts> m_facts;
  QTimer m_idle;
  std::size_t m_unlooked = 0;      // this many of the oldest rows are not searched yet
  std::size_t m_unsearchable = 0;  // this many of the oldest rows may have no search text yet
  std::vector<std::string> m_branches;
  std::vector<std::string> m_people;
  mutable std::vector<QString> m_events;  // names of the events whose rows have a search text
  std::int64_t m_newest = 0;
  std::string m_digest;  // digest of the newest journal row
  bool m_hasReasons = false;
  JournalSearch m_search;
  std::vector<std::size_t> m_shown;  // the shown rows as indexes in m_heads, in the order of the list
};

}  // namespace damath::window
