// SPDX-License-Identifier: GPL-3.0-or-later
// A search dialog (Ctrl+K) for commands, pages, players and boards of the open contest, and clauses of the
// rulebook. Return chooses the selected row, which is the first row after each change of the search text.
#pragma once

#include <QDialog>
#include <functional>

#include "app/window/commands/commands.hpp"
#include "app/window/session/session.hpp"

class QLineEdit;

namespace damath::window {

class ListTable;

class Finder : public QDialog {
  Q_OBJECT

 public:
  Finder(const Session& session, const Translator& translator, const Commands& commands, QWidget* parent);

 Q_SIGNALS:
  // All signals of this dialog are emitted after it has closed.
  void commandChosen(damath::window::Command command);
  void placeChosen(const damath::window::Location& location);
  void clauseChosen(const QString& id);
  // Emitted if the user chose a disabled command. `why` has its name and the reason why it is disabled.
  void refused(const QString& why);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  struct Found {
    QString text;
    QString kind;
    QString key;
    QIcon icon;
    std::function<void()> take;
  };

  enum class Offered { Now, NotNow };
  void addCommands(const Commands& commands, Offered offered);
  void addPages(const Commands& commands);
  void addClauses();
  void addBoards(const contest::Event& event);
  void addPlayers(const contest::Event& event);
  [[nodiscard]] Found boardAt(const contest::Event& event, const contest::Game& game);
  [[nodiscard]] Found playerAt(const contest::Event& event, const contest::Entry& entry);
  void take(int found);

  db::SharedContest m_contest;
  const Translator& m_translator;
  QLineEdit* m_letters;
  ListTable* m_list;
  // A function for each row. It makes the texts of the row when the user sees the row.
  std::vector<std::function<Found()>> m_found;
};

}  // namespace damath::window
