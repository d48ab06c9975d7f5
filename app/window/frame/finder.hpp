// SPDX-License-Identifier: GPL-3.0-or-later
// A search dialog (Ctrl+K) for commands, papers, exports, settings and help, for pages, players and boards of
// the open contest, and for clauses of the rulebook. It also finds the words by which people call these
// things (search_words.hpp). Return chooses the selected row, which is the first row after each change of the
// search text.
#pragma once

#include <QDialog>
#include <functional>

#include "app/window/commands/commands.hpp"
#include "app/window/commands/search_words.hpp"
#include "app/window/session/session.hpp"

class QLineEdit;
class QWindow;

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
  void paperChosen(const damath::window::SoughtPaper& paper);
  void exportChosen(damath::exports::EventForm form);
  void settingChosen(damath::words::Phrase name);
  // Emitted if the user chose the help of a page.
  void helpChosen(damath::window::Location::Kind page);
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
    QString also = {};  // words that find the row, although the list does not show them
  };

  enum class Offered { Now, NotNow };
  void addCommands(const Commands& commands, Offered offered);
  // Papers and exports are offered while the command that shows them is enabled.
  void addPapers(const Commands& commands, Offered offered);
  void addExports(const Commands& commands, Offered offered);
  void addSettings();
  void addHelp(const Commands& commands);
  void add(Found found);
  // Makes the row say why `command` is disabled, and makes its choice show this.
  void disable(Found& found, const Commands& commands, Command command);
  [[nodiscard]] QString generalReason(Command command) const;
  void addPages(const Commands& commands);
  void addClauses();
  void addBoards(const contest::Event& event);
  void addPlayers(const contest::Event& event);
  [[nodiscard]] Found boardAt(const contest::Event& event, const contest::Game& game);
  [[nodiscard]] Found playerAt(const contest::Event& event, const contest::Entry& entry);
  void take(int found);

  bool m_isOpen;  // true if a contest is open
  db::SharedContest m_contest;
  const Translator& m_translator;
  QLineEdit* m_letters;
  ListTable* m_list;
  QWindow* m_behind;  // the window below this dialog; its keys belong to the search field
  // A function for each row. It makes the texts of the row when the user sees the row.
  std::vector<std::function<Found()>> m_found;
};

}  // namespace damath::window
