// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/settings_page.hpp"

#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>
#include <iterator>

#include "app/window/parts/filled_area.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/settings/laws_view.hpp"
#include "app/window/settings/workplace_view.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// The parts of the page. Each part scrolls by itself, so the page needs no height for their wrapped texts.
class SettingsParts : public QStackedWidget {
 public:
  using QStackedWidget::QStackedWidget;
  [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

constexpr Phrase kSettingsParts[] = {Phrase::SettingsWorkplace, Phrase::SettingsRulesets,
                                     Phrase::SettingsChipSets, Phrase::Keys};

}  // namespace

SettingsPage::SettingsPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_parts(new QTabBar(this)),
      m_stack(new SettingsParts(this)),
      m_workplace(new WorkplaceView(m_session, m_translator, m_stack)),
      m_workplaceArea(new FilledArea(m_workplace, m_stack)),
      m_rulesets(new LawsView(LawKind::Ruleset, m_session, m_translator, m_stack)),
      m_chipSets(new LawsView(LawKind::ChipSet, m_session, m_translator, m_stack)),
      m_keys(new ListTable(m_stack)) {
  addBack();
  addButtons({Command::SaveLaw, Command::RemoveLaw, Command::ImportLaw, Command::ExportLaw});
  m_parts->setExpanding(false);
  m_parts->setDrawBase(false);
  for (QWidget* view : std::initializer_list<QWidget*>{m_workplaceArea, m_rulesets, m_chipSets, m_keys}) {
    m_parts->addTab(QString());
    m_stack->addWidget(view);
  }
  addBody(m_parts, 0);
  addBody(m_stack);
  setFirst(m_parts);
  on(m_parts, &QTabBar::currentChanged, [this](int part) { showPart(static_cast<Part>(part)); });
  connect(m_workplace, &WorkplaceView::languageChosen, this, &SettingsPage::languageChosen);
  connect(m_workplace, &WorkplaceView::bellChosen, this, context.bell);
  connect(m_workplace, &WorkplaceView::said, this, &Page::said);
  for (LawsView* view : {m_rulesets, m_chipSets}) {
    connect(view, &LawsView::said, this, &Page::said);
    connect(view, &LawsView::clauseAsked, this, &Page::clauseAsked);
    connect(view, &LawsView::stateChanged, this, &Page::offersChanged);
  }
  const auto isOfLaws = [this] { return laws() != nullptr; };
  const auto isChanged = [=, this] { return isOfLaws() && laws()->isChanged(); };
  serve({{Command::SaveLaw, [this] { laws()->save(); }, isChanged},
         {Command::Undo, [this] { laws()->undo(); }, isChanged},
         {Command::RemoveLaw, [this] { laws()->remove(); },
          [=, this] { return isOfLaws() && laws()->isOwn(); }},
         {Command::ImportLaw, [this] { laws()->importLaw(); }, isOfLaws},
         {Command::ExportLaw, [this] { laws()->exportLaw(); }, isOfLaws},
         {Command::Rulebook, [this] { Q_EMIT clauseAsked(laws()->clauseAtHand()); },
          [=, this] { return isOfLaws() && !laws()->clauseAtHand().isEmpty(); }}});
}

LawsView* SettingsPage::laws() const {
  return qobject_cast<LawsView*>(m_stack->currentWidget());
}

QString SettingsPage::whyNot(Command command) const {
  if (laws() == nullptr) return {};
  if (command == Command::SaveLaw) return m_translator(Phrase::LawUnchanged);
  return command == Command::RemoveLaw ? m_translator(Phrase::LawStays) : QString();
}

void SettingsPage::choose(Phrase name) {
  const auto* part = std::ranges::find(kSettingsParts, name);
  const bool isPart = part != std::end(kSettingsParts);
  m_parts->setCurrentIndex(isPart ? static_cast<int>(part - std::begin(kSettingsParts))
                                  : static_cast<int>(Part::Workplace));
  isPart ? m_parts->setFocus(Qt::TabFocusReason) : m_workplace->focusOn(name);
}

void SettingsPage::showPart(Part part) {
  m_stack->setCurrentIndex(static_cast<int>(part));
  LawsView* shown = laws();
  showButtons(shown != nullptr);
  setHead(m_translator.plain(Phrase::SettingsPage),
          m_translator(shown == nullptr ? Phrase::SettingsFacts : Phrase::LawsFacts));
  if (shown != nullptr) shown->refresh();
  if (part == Part::Keys) showKeys(*m_keys, m_commands, m_translator);
  Q_EMIT offersChanged();
}

void SettingsPage::refresh() {
  m_parts->setAccessibleName(m_translator.plain(Phrase::SettingsPage));
  for (int i = 0; i < m_parts->count(); ++i) {
    m_parts->setTabText(i, m_translator.plain(kSettingsParts[static_cast<std::size_t>(i)]));
  }
  m_workplace->refresh();
  showPart(static_cast<Part>(m_parts->currentIndex()));
}

}  // namespace damath::window
