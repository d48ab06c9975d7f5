// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/table_page.hpp"

#include <algorithm>

#include "app/hall/web/page_frame.hpp"
#include "app/hall/web/table_tokens.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/every.hpp"
#include "core/text/lines.hpp"
#include "core/text/trim.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::web {

using board::Side;
using html::Writer;
using words::Phrase;
using words::said;

namespace {

std::string sideText(Side side, words::Language language) {
  return plain(side == Side::Blue ? Phrase::Blue : Phrase::Red, language);
}

contest::EntryId entryOf(const contest::Game& game, Side side) {
  return side == Side::Blue ? game.blue : game.red;
}

std::string playerOf(const TableView& view, Side side) {
  return contest::shownName(*view.sight->contest, *view.event(), entryOf(*view.game(), side));
}

void writeHead(Writer& html, const TableView& view) {
  const SeenEvent* seen = view.seen();
  html.open("header").line();
  if (seen != nullptr) html.element("p", seen->display.contest + " · " + seen->display.event).line();
  html.open("h1").text(
      said(Phrase::Table, view.language, {std::to_string(contest::numberOf(view.table.board))}));
  if (seen != nullptr && seen->display.round > 0) {
    html.text(" · ").element(
        "small", plain(Phrase::StripRound, view.language,
                       {std::to_string(seen->display.round), std::to_string(seen->display.rounds)}));
  }
  html.close().line();
  html.close().line();
  writeAlert(html, "gone", {});
  writeAlert(html, "trouble", view.trouble());
  if (!view.message.empty()) html.element("p", view.message, {{"class", "alert"}, {"role", "alert"}}).line();
  if (!view.news.empty()) html.element("p", view.news, {{"class", "good"}, {"role", "status"}}).line();
  html.open("p", {{"id", "news"}, {"class", "news"}, {"role", "status"}, {"hidden", "hidden"}});
  html.text(said(Phrase::HasChanged, view.language) + " ");
  html.element("a", said(Phrase::ShowIt, view.language), {{"href", "/table/" + keyOf(view.table)}});
  html.close().line();
}

void writeFoot(Writer& html, const TableView& view) {
  html.open("footer").line();
  if (!view.others.empty()) {
    html.open("nav", {{"aria-label", said(Phrase::OtherTables, view.language)}});
    for (const Table other : view.others) {
      const SeenEvent* seen = view.sight->find(other.event);
      html.element("a",
                   said(Phrase::Table, view.language, {std::to_string(contest::numberOf(other.board))}) +
                       (seen == nullptr ? "" : " · " + seen->display.event),
                   {{"href", "/table/" + keyOf(other)}});
    }
    html.close().line();
  }
  html.open("p").element("a", said(Phrase::ToDisplay, view.language), {{"href", "/"}}).close().line();
  html.close().line();
}

PageFrame frameOf(const TableView& view) {
  return {.title = said(Phrase::Table, view.language, {std::to_string(contest::numberOf(view.table.board))}),
          .language = view.language,
          .watch = "/table/" + keyOf(view.table) + "/tag",
          .tag = view.tag()};
}

std::string pageWith(const TableView& view, PageFrame frame, const std::function<void(Writer&)>& body) {
  return framed(frame, [&](Writer& html) {
    writeHead(html, view);
    // The script in the browser shows this hidden text if the server does not answer.
    html.element("p", said(Phrase::NoAnswer, view.language), {{"id", "silence"}, {"hidden", "hidden"}})
        .line();
    body(html);
    writeFoot(html, view);
  });
}

void writePlayer(Writer& html, const TableView& view, Side side) {
  html.open("p", {{"class", side == Side::Blue ? "player blue" : "player red"}});
  html.element("b", sideText(side, view.language)).text(" ").text(playerOf(view, side));
  const std::string school =
      contest::shownSchoolOrSection(*view.sight->contest, *view.event(), entryOf(*view.game(), side));
  if (!school.empty()) html.text(" ").element("small", school);
  html.close().line();
}

void writeHidden(Writer& html, std::string_view name, std::string_view value) {
  html.leaf("input", {{"type", "hidden"}, {"name", name}, {"value", value}}).line();
}

void beginForm(Writer& html, const TableView& view, std::string_view round) {
  html.open("form", {{"method", "post"}, {"action", "/table/" + keyOf(view.table)}, {"autocomplete", "off"}})
      .line();
  writeHidden(html, "key", view.formKey);
  writeHidden(html, "round", round);
}

// Writes buttons that switch the language and keep the typed text.
void writeLanguageKeys(Writer& html, const TableView& view) {
  html.open("p", {{"class", "languages"}});
  for (const auto& each : words::kLanguages) {
    if (each.language == view.language) continue;
    html.element("button", each.name, {{"name", "lang"}, {"value", each.code}, {"lang", each.code}});
  }
  html.close().line();
}

void writeFigure(Writer& html, const TableView& view, Side side, const std::string& figure) {
  const std::string name = side == Side::Blue ? "blue" : "red";
  const bool hasKey = hasSignKey(view.event()->setup);
  const std::size_t minus = hasKey ? minusLength(figure) : 0;
  html.open("div", {{"class", "figure"}});
  html.element("label", said(Phrase::WebGrandTotal, view.language, {sideText(side, view.language)}),
               {{"for", name}});
  html.open("div");
  if (hasKey) {
    const std::string key = name + "Minus";
    html.leaf("input", {{"type", "checkbox"},
                        {"id", key},
                        {"name", key},
                        {"value", "1"},
                        {"checked", minus > 0 ? "checked" : ""}});
    html.open("label", {{"for", key}, {"class", "sign"}});
    html.element("span", said(Phrase::Minus, view.language), {{"class", "unseen"}}).close();
  }
  // Asks the phone for its number pad if the form has a minus key. Otherwise asks for the whole keyboard,
  // because the number pad has no minus and no root sign.
  html.leaf("input", {{"type", "text"},
                      {"id", name},
                      {"name", name},
                      {"value", std::string_view(figure).substr(minus)},
                      {"inputmode", hasKey ? "decimal" : "text"},
                      {"maxlength", "60"},
                      {"autocapitalize", "off"},
                      {"autocorrect", "off"},
                      {"spellcheck", "false"}});
  html.close().close().line();
}

void writeEndings(Writer& html, const TableView& view, const std::string& chosen) {
  const words::Language language = view.language;
  html.element("label", said(Phrase::EndedBy, view.language), {{"for", "ending"}}).line();
  html.open("select", {{"id", "ending"}, {"name", "ending"}}).line();
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    if (!contest::isAllowed(view.event()->setup.ruleset, contest::GameKind::Round, ending)) continue;
    const std::string_view name = rules::toText(ending);
    html.element("option", compose::endingName(ending, language),
                 {{"value", name}, {"selected", name == chosen ? "selected" : ""}})
        .line();
  }
  html.close().line();
}

// Writes the typed result as hidden fields, so that the next form still has it.
void writeTyped(Writer& html, const TypedResult& typed) {
  writeHidden(html, "blue", typed.blue);
  writeHidden(html, "red", typed.red);
  writeHidden(html, "ending", typed.ending);
}

void writeKey(Writer& html, std::string_view act, const std::string& words, std::string_view kind = {}) {
  html.element("button", words, {{"name", "act"}, {"value", act}, {"class", kind}}).line();
}

// Writes a confirmation question, and below the question a line for each consequence.
void writeConfirmations(Writer& html, const std::string& question) {
  html.open("div", {{"class", "care"}});
  const std::vector<std::string_view> lines = linesOf(question);
  html.element("p", lines.front());
  if (lines.size() > 1) {
    html.open("ul");
    for (std::size_t i = 1; i < lines.size(); ++i) html.element("li", trimmed(lines[i]));
    html.close();
  }
  html.close().line();
}

std::string resultWords(const TableView& view, const contest::GameResult& result) {
  return compose::resultName(result.result, view.language);
}

void writeResult(Writer& html, const TableView& view, const contest::GameResult& result) {
  const desk::ResultFacts facts = desk::factsOf(result, view.event()->setup.set);
  html.open("table", {{"class", "result"}}).line();
  for (const Side side : {Side::Blue, Side::Red}) {
    const std::string& figure = side == Side::Blue ? facts.blueGrand : facts.redGrand;
    html.open("tr", {{"class", side == Side::Blue ? "blue" : "red"}});
    html.open("th", {{"scope", "row"}}).element("b", sideText(side, view.language)).text(" ");
    html.text(playerOf(view, side)).close();
    html.open("td").text(figure.empty() ? "–" : words::shownTotal(figure), html::Holds::Figures).close();
    html.close().line();
  }
  html.close().line();
  const std::string ending = compose::endingName(result.ending, view.language);
  html.open("p", {{"class", "point"}}).element("b", resultWords(view, result));
  html.text(" · " + ending).close().line();
}

}  // namespace

const contest::Event* TableView::event() const {
  return sight->contest == nullptr ? nullptr : sight->contest->find(table.event);
}

desk::Place TableView::place() const {
  const SeenEvent* now = seen();
  return {contest::RoundNumber{now == nullptr ? 0 : now->display.round}, table.board};
}

const contest::Game* TableView::game() const {
  const contest::Event* here = event();
  return here == nullptr ? nullptr : contest::gameAt(*here, place().round, table.board);
}

std::string TableView::tag() const {
  const contest::Game* here = game();
  std::string text = std::to_string(contest::numberOf(place().round));
  if (const SeenEvent* now = seen(); now != nullptr && now->held) text += " held";
  if (here != nullptr) {
    text += " " + playerOf(*this, Side::Blue) + "\n" + playerOf(*this, Side::Red) + "\n";
    if (here->result) {
      text += words::resultText(desk::factsOf(*here->result, event()->setup.set), words::Language{});
    }
  }
  constexpr std::size_t kOfDigest = 16;
  return digestOf(text).substr(0, kOfDigest);
}

std::string TableView::trouble() const {
  if (!sight->trouble) return {};
  return troubleText(*sight->trouble, language) + " (" +
         said(Phrase::Since, language, {words::localMoment(sight->since)}) + "). " +
         said(Phrase::NotNow, language);
}

std::string cardPage(const TableView& view, const std::string& phrase) {
  PageFrame frame = frameOf(view);
  frame.watch.clear();
  return pageWith(view, std::move(frame), [&](Writer& html) {
    if (view.game() != nullptr) {
      writePlayer(html, view, Side::Blue);
      writePlayer(html, view, Side::Red);
    }
    html.open("form", {{"method", "post"}, {"action", "/t/" + phrase}}).line();
    html.element("button", said(Phrase::OpenTable, view.language), {{"class", "main"}}).line();
    html.close().line();
    html.element("p", said(Phrase::OpenNote, view.language), {{"class", "soft"}}).line();
    writeLanguages(html, view.language, "?");
  });
}

std::string restPage(const TableView& view, const std::optional<Entered>& entered) {
  PageFrame frame = frameOf(view);
  frame.isRepeated = true;
  const std::string address = "/table/" + keyOf(view.table) + "?";
  return pageWith(view, std::move(frame), [&](Writer& html) {
    const SeenEvent* seen = view.seen();
    if (seen == nullptr || seen->display.round == 0) {
      html.element("p", said(Phrase::NoRound, view.language)).line();
    } else if (const contest::Game* game = view.game()) {
      html.element("h2", said(Phrase::IsEntered, view.language)).line();
      writeResult(html, view, *game->result);
      if (entered) {
        html.element("p",
                     said(Phrase::EnteredBy, view.language,
                          {contest::shownText(entered->by), words::localMoment(entered->at)}),
                     {{"class", "soft"}})
            .line();
      }
      html.open("p").element("a", said(Phrase::WebCorrect, view.language),
                             {{"href", address + "correct=1"}, {"class", "key"}});
      html.close().line();
    } else {
      html.element("p", said(Phrase::WebNoGame, view.language, {std::to_string(seen->display.round)})).line();
    }
    if (seen != nullptr && seen->held) {
      html.element("p",
                   said(Phrase::NextHeld, view.language, {std::to_string(contest::numberOf(*seen->held))}))
          .line();
    }
    writeLanguages(html, view.language, address);
  });
}

std::string formPage(const TableView& view, const TypedResult& typed) {
  return pageWith(view, frameOf(view), [&](Writer& html) {
    beginForm(html, view, std::to_string(contest::numberOf(view.place().round)));
    // The button "check" stands first, because Enter presses the first button of a form.
    html.element("button", {},
                 {{"name", "act"},
                  {"value", "check"},
                  {"class", "unseen"},
                  {"tabindex", "-1"},
                  {"aria-hidden", "true"}})
        .line();
    for (const Side side : {Side::Blue, Side::Red}) {
      writePlayer(html, view, side);
      writeFigure(html, view, side, side == Side::Blue ? typed.blue : typed.red);
    }
    writeEndings(html, view, typed.ending);
    writeKey(html, "check", said(Phrase::Check, view.language), "main");
    writeLanguageKeys(html, view);
    html.close().line();
  });
}

std::string checkPage(const TableView& view, const TypedResult& typed, const contest::GameResult& result) {
  return pageWith(view, frameOf(view), [&](Writer& html) {
    html.element("h2", said(Phrase::WebIsRight, view.language)).line();
    writeResult(html, view, result);
    beginForm(html, view, std::to_string(typed.round));
    writeTyped(html, typed);
    writeKey(html, "enter", said(Phrase::YesEnter, view.language), "main");
    writeKey(html, "edit", said(Phrase::NoChange, view.language));
    html.close().line();
  });
}

std::string confirmationPage(const TableView& view, const TypedResult& typed,
                             const std::vector<desk::Question>& questions) {
  const auto is = [&](desk::ConfirmationLevel least) {
    return std::ranges::any_of(questions, [&](const desk::Question& each) { return each.level >= least; });
  };
  const auto name = [&](contest::EntryId entry) {
    return contest::shownName(*view.sight->contest, *view.event(), entry);
  };
  return pageWith(view, frameOf(view), [&](Writer& html) {
    html.element("h2", said(Phrase::ConfirmationTitle, view.language)).line();
    for (const desk::Question& question : questions) {
      writeConfirmations(html, words::questionText(question, name, view.language));
    }
    beginForm(html, view, std::to_string(typed.round));
    writeTyped(html, typed);
    const bool isForArbiter = is(desk::ConfirmationLevel::TwoSteps);
    if (isForArbiter) {
      html.element("p", said(Phrase::ConfirmationAtDesk, view.language)).line();
    } else {
      for (const std::string& code : typed.answered) writeHidden(html, "yes-" + code, "1");
      for (const desk::Question& question : questions) {
        writeHidden(html, "yes-" + std::string(toText(question.code)), "1");
      }
      if (is(desk::ConfirmationLevel::Confirm)) {
        html.element("label", said(Phrase::ConfirmationName, view.language), {{"for", "by"}});
        html.leaf("input", {{"id", "by"},
                            {"name", "by"},
                            {"value", typed.by.value_or(std::string())},
                            {"maxlength", "120"}})
            .line();
        html.element("label", said(Phrase::WebAskedBy, view.language), {{"for", "askedBy"}});
        html.leaf("input",
                  {{"id", "askedBy"}, {"name", "askedBy"}, {"value", typed.askedBy}, {"maxlength", "120"}})
            .line();
        html.element("label", said(Phrase::CareReason, view.language), {{"for", "reason"}});
        html.leaf("input",
                  {{"id", "reason"}, {"name", "reason"}, {"value", typed.reason}, {"maxlength", "300"}})
            .line();
      }
      writeKey(html, "enter", said(Phrase::YesEnter, view.language), "main");
    }
    writeKey(html, "edit", said(Phrase::NoChange, view.language));
    html.close().line();
  });
}

std::string noticePage(words::Language language, const std::string& sentence, const std::string& target,
                       const std::string& way) {
  return framed({.title = "Damath", .language = language}, [&](Writer& html) {
    html.element("h1", "Damath").line();
    html.element("p", sentence, {{"class", "alert"}, {"role", "alert"}}).line();
    html.open("p").element("a", way, {{"href", target}, {"class", "key"}}).close().line();
  });
}

}  // namespace damath::web
