// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commands/commands.hpp"

#include <QPushButton>
#include <algorithm>
#include <utility>

#include "app/window/commands/page_facts.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/list_table.hpp"
#include "core/every.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

Commands::Commands(const Translator& translator, std::vector<Product> built, QObject* parent)
    : QObject(parent), m_translator(translator), m_built(std::move(built)) {
  for (const Command command : kEvery<Command>) {
    const CommandFacts& facts = factsOf(command);
    auto* action = new QAction(icon(facts.symbol), QString(), this);
    if (has(command)) {
      m_all.push_back(command);
      action->setShortcuts(facts.keys);
    } else {
      action->setEnabled(false);
      action->setVisible(false);
    }
    if (isByLetter(command)) action->setShortcutContext(Qt::WidgetShortcut);
    action->setCheckable(facts.isToggle);
    connect(action, &QAction::triggered, this, [this, command] { Q_EMIT triggered(command); });
    m_actions.emplace(command, action);
  }
  connect(&m_translator, &Translator::changed, this, &Commands::retranslate);
  retranslate();
}

bool Commands::has(std::optional<Product> product) const {
  return !product || std::ranges::find(m_built, *product) != m_built.end();
}

void Commands::retranslate() {
  for (const auto& [command, action] : m_actions) showWords(command);
}

void Commands::showWords(Command command) {
  QAction* action = m_actions.at(command);
  const CommandFacts& facts = factsOf(command);
  QString object = shortObject(command);
  object.replace(u'&', QStringLiteral("&&"));
  action->setText(object.isEmpty() ? m_translator(facts.text)
                                   : m_translator(facts.named.value_or(facts.text)).arg(object));
  action->setIconText(m_translator.plain(facts.briefly.value_or(facts.text)));
  showToolTip(command);
}

QString Commands::shortObject(Command command) const {
  // The largest number of letters in the text that follows the command's own text, for example in "result of
  // board 4" of "Undo: result of board 4". The limit keeps the menu narrow. The journal shows the full text.
  constexpr qsizetype kMostLetters = 72;
  const auto found = m_objects.find(command);
  if (found == m_objects.end()) return {};
  const QString& object = found->second;
  return object.size() > kMostLetters ? object.first(kMostLetters).trimmed() + u'…' : object;
}

void Commands::setObject(Command command, const QString& object) {
  if (m_objects[command] == object) return;
  m_objects[command] = object;
  showWords(command);
}

void Commands::setReason(Command command, const QString& reason) {
  if (m_reasons[command] == reason) return;
  m_reasons[command] = reason;
  showToolTip(command);
}

// Returns the sentence that says what the command does. Empty if the table has none.
QString Commands::sentenceOf(const CommandFacts& facts) const {
  if (facts.does) return m_translator(*facts.does);
  if (!facts.leadsTo) return {};
  const QString help = m_translator(factsOf(*facts.leadsTo).help);
  const qsizetype end = help.indexOf(QStringLiteral(". "));
  return end < 0 ? help : help.first(end + 1);
}

// Sets the tool tip and the status tip of the command. A disabled command shows its reason in both, because
// menus show no tool tips.
void Commands::showToolTip(Command command) {
  QAction* action = m_actions.at(command);
  const CommandFacts& facts = factsOf(command);
  const QString object = shortObject(command);
  QString text = object.isEmpty() ? m_translator.plain(facts.text)
                                  : m_translator.plain(facts.named.value_or(facts.text)).arg(object);
  const QString key = action->shortcut().toString(QKeySequence::NativeText);
  if (!key.isEmpty()) text += QStringLiteral(" (%1)").arg(key);
  // The object says already what the command does now: "Undo: result of board 4".
  const QString does = object.isEmpty() ? sentenceOf(facts) : QString();
  if (!does.isEmpty()) text += u'\n' + does;
  const auto reason = m_reasons.find(command);
  const bool hasReason = reason != m_reasons.end() && !reason->second.isEmpty();
  if (hasReason) text += u'\n' + reason->second;
  action->setToolTip(text);
  action->setStatusTip(hasReason ? reason->second : QString());
}

QString Commands::name(Command command) const {
  return m_translator.plain(factsOf(command).text);
}

QPushButton* Commands::button(Command command, QWidget* parent) const {
  auto* button = new QPushButton(parent);
  const QAction* source = action(command);
  button->setIcon(source->icon());
  button->setIconSize(QSize(18, 18));
  // The button is an "auto default" button, so that Return presses it when it has the focus.
  button->setAutoDefault(true);
  const auto follow = [this, button, command, source] {
    button->setText(name(command));
    button->setAccessibleName(name(command));
    button->setToolTip(source->toolTip());
    button->setEnabled(source->isEnabled());
  };
  connect(source, &QAction::changed, button, follow);
  connect(button, &QPushButton::clicked, source, &QAction::trigger);
  follow();
  return button;
}

void showKeys(ListTable& list, const Commands& commands, const Translator& translator) {
  list.setAccessibleName(translator.plain(words::Phrase::Keys));
  list.setStretching({0});
  std::vector<TableRow> rows;
  for (const bool isNow : {true, false}) {
    for (const Command command : commands.all()) {
      const QAction* action = commands.action(command);
      if (action->shortcut().isEmpty() || action->isEnabled() != isNow) continue;
      rows.push_back({{{.text = commands.name(command), .icon = action->icon()},
                       {.text = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                        .strong = true},
                       {.text = isNow ? translator(words::Phrase::KeyNow) : QStringLiteral("—")}},
                      static_cast<int>(command)});
    }
  }
  list.setTable({translator(words::Phrase::CommandHeading), translator(words::Phrase::KeyHeading),
                 translator(words::Phrase::KeyHere)},
                std::move(rows));
}

}  // namespace damath::window
