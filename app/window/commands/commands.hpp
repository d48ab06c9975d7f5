// SPDX-License-Identifier: GPL-3.0-or-later
// The commands as actions. Each command is a single QAction with icon, text and shortcut, so that it has the
// same name and key everywhere.
#pragma once

#include <QAction>
#include <QObject>
#include <map>
#include <vector>

#include "app/window/commands/command_facts.hpp"
#include "app/window/text/translator.hpp"

class QPushButton;

namespace damath::window {

class ListTable;

class Commands : public QObject {
  Q_OBJECT

 public:
  // `built` are the optional products that this program was built with.
  Commands(const Translator& translator, std::vector<Product> built, QObject* parent = nullptr);

  // True if this build has the product. nullopt stands for the parts that every build has.
  [[nodiscard]] bool has(std::optional<Product> product) const;
  [[nodiscard]] bool has(Command command) const { return has(factsOf(command).product); }
  // Returns the commands of this build.
  [[nodiscard]] const std::vector<Command>& all() const { return m_all; }

  // Returns the action of a command. If this build does not have the command, its action is hidden, disabled
  // and without a key.
  [[nodiscard]] QAction* action(Command command) const { return m_actions.at(command); }
  // Sets the reason why the command is disabled now. The reason is shown with the command's name. An empty
  // text removes the reason.
  void setReason(Command command, const QString& reason);
  // Sets the object of the command: the text that follows the command's text in the menu and in the tool tip,
  // "Undo: result of board 4". An empty object removes that text.
  void setObject(Command command, const QString& object);
  // Returns the command's text without the mark `&` of its access key.
  [[nodiscard]] QString name(Command command) const;
  // Makes a button with the command's icon and text. The parent owns the button.
  [[nodiscard]] QPushButton* button(Command command, QWidget* parent) const;

 Q_SIGNALS:
  void triggered(damath::window::Command command);

 private:
  void retranslate();
  void showWords(Command command);
  void showToolTip(Command command);
  [[nodiscard]] QString sentenceOf(const CommandFacts& facts) const;
  // Returns the object of the command, shortened for a menu; empty if the command has no object.
  [[nodiscard]] QString shortObject(Command command) const;

  const Translator& m_translator;
  std::vector<Product> m_built;
  std::vector<Command> m_all;
  std::map<Command, QAction*> m_actions;
  std::map<Command, QString> m_reasons;
  std::map<Command, QString> m_objects;
};

// Fills a list with every command that has a key. Commands that are enabled now come first.
void showKeys(ListTable& list, const Commands& commands, const Translator& translator);

}  // namespace damath::window
