// SPDX-License-Identifier: GPL-3.0-or-later
// The journal as a list, the newest change first. A contest's journal has tens of thousands of rows with all
// that each found and left: of a row no more is held than what it is chosen and searched by, the rest is read
// once it is looked at and forgotten when others were.
#pragma once

#include <QAbstractTableModel>
#include <QTimer>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <vector>

#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/journal_kind.hpp"
#include "app/models/text/translator.hpp"
#include "db/records/records.hpp"

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

  // Rows out of the file; none where they cannot be read now.
  using Reader = std::function<std::vector<db::JournalRow>(const db::JournalPage& page)>;

  explicit JournalModel(const Translator& translator, QObject* parent = nullptr);

  // All that the reader has, and how many rows that are. It is asked for as long as the model stands.
  int read(const contest::Contest& contest, Reader reader);
  // The last row once more, and what came behind it. False, and nothing is done, where what is shown of the
  // others does not stay as it is, or where they are of another journal.
  [[nodiscard]] bool addRows(const std::vector<db::JournalRow>& rows);
  // This file's own newest row; 0 where it has none.
  [[nodiscard]] std::int64_t newest() const { return m_newest; }
  // `letters`: words as they are typed. Rows that were never put into words are looked at a few at a time,
  // the newest first, whenever nothing else is to be done: until then it is still looking.
  void search(const QString& letters, const QString& by, const QString& event,
              std::optional<desk::JournalKind> kind);

  [[nodiscard]] bool isLooking() const { return m_unlooked > 0; }
  // Who made changes, whatever is looked for.
  [[nodiscard]] QStringList people() const;
  [[nodiscard]] bool hasReasons() const { return m_hasReasons; }
  // What is known of the row that is shown there.
  [[nodiscard]] JournalDetail detailAt(int shown) const;
  // What it found and left.
  [[nodiscard]] std::vector<desk::FieldChange> changesAt(int shown) const;
  // Where the row is shown that another was shown by before; −1 where it is not, or not yet.
  [[nodiscard]] int shownOf(const db::JournalRow& row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  // More is shown, or the last row was looked at.
  void lookedOn();

 private:
  // What is held of every row.
  struct Head {
    std::int64_t number = 0;
    std::int64_t act = 0;
    std::int64_t target = 0;  // 0: none
    std::size_t branch = 0;   // among the branches
    std::size_t by = 0;       // among the people
    std::optional<db::JournalAction> action{};
    bool isTakenBack = false;
    std::size_t event = 0;  // among the events, once it was put into words
    QByteArray plain{};     // all of it, to be searched; null until it was put into words
  };
  struct RowText {
    QString number;
    QString when;
    QString what;
    QString event;
  };
  // Rows one after the other, as they were looked at.
  struct Page {
    std::size_t number = 0;
    std::vector<db::JournalRow> rows;
    std::vector<std::optional<RowText>> texts;
  };
  void take(const db::JournalRow& row);
  [[nodiscard]] Head headOf(const db::JournalRow& row);
  // The last row of that act; nothing where it has none.
  [[nodiscard]] std::optional<std::size_t> endOfAct(std::size_t branch, std::int64_t act) const;
  [[nodiscard]] std::size_t atOrBehind(std::size_t branch, std::int64_t number) const;
  [[nodiscard]] bool leavesOthers(const Head& row) const;
  // Null where it cannot be read now.
  [[nodiscard]] Page* pageOf(std::size_t row) const;
  [[nodiscard]] const db::JournalRow* rowAt(std::size_t row) const;
  [[nodiscard]] RowText textOf(std::size_t row) const;
  // Whether it could be read.
  bool makeSearchable(std::size_t row) const;
  [[nodiscard]] bool holds(std::size_t row) const;
  [[nodiscard]] bool isOfKind(std::size_t row, desk::JournalKind kind) const;
  void choose();
  // What was found among the next rows, until so many had to be put into words.
  [[nodiscard]] std::vector<std::size_t> lookOn(int most);
  void goOn();
  void lookAtSome();
  void makeSomeSearchable();
  [[nodiscard]] std::size_t shownAt(int shown) const { return m_shown[static_cast<std::size_t>(shown)]; }

  const Translator& m_translator;
  Reader m_reader;
  mutable std::vector<Head> m_heads;  // oldest first
  mutable std::list<Page> m_pages;    // the last looked at first
  std::unique_ptr<desk::JournalFacts> m_facts;
  QTimer m_idle;
  std::size_t m_unlooked = 0;      // rows from the oldest that are still to be looked at
  std::size_t m_unsearchable = 0;  // rows from the oldest that may still be without words
  std::vector<std::string> m_branches;
  std::vector<std::string> m_people;
  mutable std::vector<QString> m_events;  // that rows are of
  std::int64_t m_newest = 0;
  std::string m_digest;  // of the newest row
  bool m_hasReasons = false;
  JournalSearch m_search;
  std::vector<std::size_t> m_shown;  // by their place in the list: places in m_heads
};

}  // namespace damath::models
