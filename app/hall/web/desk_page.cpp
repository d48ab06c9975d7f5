// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/desk_page.hpp"

#include "app/hall/web/page_frame.hpp"
#include "app/hall/web/table_tokens.hpp"
#include "app/words/texts/moment_words.hpp"
#include "words/phrase.hpp"

namespace damath::web {

using html::Writer;
using words::Phrase;
using words::said;

namespace {

void writeClock(Writer& html, const DeskView& view, const SeenEvent& event) {
  const ClockState clock = view.clocks->stateOf(event.id, event.clock);
  const std::string key = std::to_string(contest::numberOf(event.id));
  html.open("p").text(plain(words::Phrase::HallRoundClock, view.language) + ": " + clockText(clock.left) +
                      " ");
  html.element("button", said(clock.isRunning ? Phrase::ClockStop : Phrase::ClockStart, view.language),
               {{"name", clock.isRunning ? "stop" : "start"}, {"value", key}});
  html.text(" ").element("button", said(Phrase::ClockReset, view.language),
                         {{"name", "reset"}, {"value", key}});
  html.close().line();
}

void writeTable(Writer& html, const DeskView& view, Table table, const std::optional<Holder>& holder) {
  html.open("tr");
  html.element("th", said(Phrase::Table, view.language, {std::to_string(contest::numberOf(table.board))}),
               {{"scope", "row"}});
  if (holder) {
    const std::string name = holder->name.empty() ? said(Phrase::AnyPhone, view.language) : holder->name;
    html.element("td", said(Phrase::PhoneSince, view.language, {name, words::localMoment(holder->since)}));
    html.open("td").element("button", said(Phrase::Free, view.language),
                            {{"name", "free"}, {"value", keyOf(table)}});
    html.close();
  } else {
    html.element("td", said(Phrase::NoPhone, view.language), {{"class", "soft"}}).element("td", {});
  }
  html.close().line();
}

}  // namespace

std::string deskPage(const DeskView& view) {
  const std::string title = said(Phrase::DeskTitle, view.language);
  return framed({.title = title, .language = view.language, .isRepeated = true}, [&](Writer& html) {
    html.element("h1", title).line();
    html.open("form", {{"method", "post"}, {"action", "/desk"}}).line();
    html.leaf("input", {{"type", "hidden"}, {"name", "key"}, {"value", view.formKey}}).line();
    for (const SeenEvent& event : view.sight->events) {
      html.element("h2", event.display.event).line();
      writeClock(html, view, event);
      html.open("table", {{"class", "tables"}}).line();
      for (const auto& [table, holder] : view.holders) {
        if (table.event == event.id) writeTable(html, view, table, holder);
      }
      html.close().line();
    }
    html.close().line();
    html.open("p").element("a", said(Phrase::ToDisplay, view.language), {{"href", "/"}}).close().line();
    writeLanguages(html, view.language, "/desk?");
  });
}

}  // namespace damath::web
