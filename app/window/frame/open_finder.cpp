// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/open_finder.hpp"

#include <utility>

#include "app/window/commands/page_facts.hpp"
#include "app/window/frame/finder.hpp"
#include "app/window/frame/keys_dialog.hpp"
#include "app/window/page/export_dialog.hpp"
#include "app/window/page/page.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/settings/settings_page.hpp"

namespace damath::window {

void openFinder(Session& session, const Translator& translator, const Commands& commands, FinderWays ways,
                QWidget* parent) {
  auto* finder = new Finder(session, translator, commands, parent);
  // The signals are queued until the finder has closed, because the chosen thing may open another dialog.
  const auto on = [&](auto signal, auto slot) {
    QObject::connect(finder, signal, parent, guarded(session, std::move(slot)), Qt::QueuedConnection);
  };
  on(&Finder::commandChosen, [ways](Command command) { ways.run(command); });
  on(&Finder::placeChosen, [ways](const Location& location) { ways.goTo(location); });
  on(&Finder::clauseChosen, [ways](const QString& id) { ways.showClause(id); });
  on(&Finder::refused, [ways](const QString& why) { ways.refuse(why); });
  on(&Finder::paperChosen, [ways, &session, &translator](const SoughtPaper& paper) {
    auto* dialog = new PapersDialog(session, translator, ways.event(), *ways.page());
    dialog->open();
    dialog->choose(paper.form, paper.option);
  });
  on(&Finder::exportChosen, [ways, &session, &translator](exports::EventForm form) {
    auto* dialog = new ExportDialog(session, translator, ways.event(), *ways.page());
    dialog->choose(form);
    dialog->open();
  });
  on(&Finder::settingChosen, [ways](words::Phrase name) {
    ways.goTo({Location::Kind::Settings});
    if (auto* settings = qobject_cast<SettingsPage*>(ways.page())) settings->choose(name);
  });
  on(&Finder::helpChosen, [&commands, &translator, parent](Location::Kind page) {
    (new KeysDialog(commands, translator, translator(factsOf(page).help), parent))->open();
  });
  finder->open();
}

}  // namespace damath::window
