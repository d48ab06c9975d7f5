// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/display_page.hpp"

#include "app/hall/web/page_frame.hpp"
#include "app/words/texts/moment_words.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::web {

using html::Writer;
using words::Phrase;
using words::said;

namespace {

class Display {
 public:
  Display(Writer& html, const DisplayView& view) : m_html(html), m_view(view) {}

  void write() {
    const Sight& sight = *m_view.sight;
    std::string trouble;
    if (sight.trouble) {
      trouble = troubleText(*sight.trouble, m_view.language) + " (" +
                said(Phrase::Since, m_view.language, {words::localMoment(sight.since)}) + ")";
    }
    writeAlert(m_html, "trouble", trouble);
    for (const SeenEvent& event : sight.events) {
      if (!m_view.only || *m_view.only == event.id) writeEvent(event);
    }
    if (sight.events.empty()) m_html.element("p", in(Phrase::HallNothing), {{"class", "nothing"}}).line();
    if (!sight.notice.empty()) m_html.element("p", sight.notice, {{"class", "notice"}}).line();
  }

 private:
  [[nodiscard]] std::string in(Phrase phrase, std::initializer_list<std::string_view> words = {}) const {
    return plain(phrase, m_view.language, words);
  }

  void writeEvent(const SeenEvent& event) {
    m_html.open("article").line();
    writeEventHead(event);
    const desk::HallDisplay& display = event.display;
    if (display.boards.empty() && display.ranks.empty()) {
      m_html.element("p", in(Phrase::HallNothing), {{"class", "nothing"}}).line();
    }
    writeBoards(display);
    writeSeats(display);
    writeRematches(display);
    writeRanks(display);
    m_html.close().line();
  }

  void writeEventHead(const SeenEvent& event) {
    const desk::HallDisplay& display = event.display;
    m_html.open("header").line().open("div").element("h1", display.event).line();
    std::vector<std::string> facts;
    if (display.isPractice) facts.push_back(in(Phrase::HallPractice));
    if (display.round > 0) {
      facts.push_back(
          in(Phrase::StripRound, {std::to_string(display.round), std::to_string(display.rounds)}));
    }
    facts.push_back(display.contest);
    m_html.element("p", joined(facts, " · ")).close().line();
    const ClockState clock = m_view.clocks->stateOf(event.id, event.clock);
    m_html.open("div", {{"class", clock.isOver ? "clock over" : "clock"}});
    m_html.element("b", clockText(clock.left),
                   {{"data-left", std::to_string(clock.left.count())},
                    {"data-runs", clock.isRunning ? "1" : ""},
                    {"role", "timer"}});
    m_html.element("small", in(Phrase::HallRoundClock)).close().line();
    m_html.close().line();
  }

  void beginList(const std::string& title, std::initializer_list<std::string> heads, std::string_view kind) {
    m_html.open("section").element("h2", title).line();
    m_html.open("table", {{"class", kind}}).line().open("thead").open("tr");
    for (const std::string& head : heads) m_html.element("th", head, {{"scope", "col"}});
    m_html.close().close().line().open("tbody").line();
  }
  void endList() { m_html.close().close().close().line(); }

  void cell(std::string_view text, std::string_view kind = {}) {
    m_html.element("td", text, {{"class", kind}});
  }

  void writeSide(const desk::HallSide& side, std::string_view kind) {
    m_html.open("td", {{"class", kind}}).element("span", side.name).close();
  }

  void writeBoards(const desk::HallDisplay& display) {
    if (display.boards.empty()) return;
    beginList(in(Phrase::HallBoards, {std::to_string(display.round)}),
              {in(Phrase::Board), in(Phrase::Blue), std::string(), in(Phrase::Red)}, "boards");
    for (const desk::HallBoard& board : display.boards) {
      m_html.open("tr");
      cell(std::to_string(contest::numberOf(board.board)), "number");
      writeSide(board.blue, "blue");
      cell(board.result ? rules::scoreText(*board.result) : "–", "result");
      writeSide(board.red, "red");
      m_html.close().line();
    }
    endList();
  }

  void writeSeats(const desk::HallDisplay& display) {
    if (display.seats.empty()) return;
    beginList(in(Phrase::HallSeats, {std::to_string(display.round)}),
              {in(Phrase::Player), in(Phrase::Board), in(compose::schoolHeading(display.beside))}, "seats");
    for (const desk::HallSeat& seat : display.seats) {
      const bool isBlue = seat.side == board::Side::Blue;
      m_html.open("tr");
      cell(seat.player.name);
      cell(seat.board ? in(isBlue ? Phrase::HallBlueAt : Phrase::HallRedAt,
                           {std::to_string(contest::numberOf(*seat.board))})
                      : in(Phrase::HallNotPaired),
           seat.board ? isBlue ? "blue" : "red" : "");
      cell(seat.player.school, "school");
      m_html.close().line();
    }
    endList();
  }

  void writeRematches(const desk::HallDisplay& display) {
    if (display.rematches.empty()) return;
    beginList(in(Phrase::HallRematches), {}, "rematches");
    for (const desk::HallRematch& each : display.rematches) {
      m_html.open("tr");
      cell(each.one + " – " + each.other);
      m_html.close().line();
    }
    endList();
  }

  void writeRanks(const desk::HallDisplay& display) {
    if (display.ranks.empty()) return;
    beginList(in(display.areFinal ? Phrase::HallFinal : Phrase::HallStandings),
              {in(Phrase::Rank), in(Phrase::Player), in(compose::schoolHeading(display.beside)),
               in(Phrase::Points)},
              "ranks");
    for (const desk::HallRank& rank : display.ranks) {
      m_html.open("tr");
      cell(std::to_string(rank.rank), "number");
      cell(rank.player.name);
      cell(rank.player.school, "school");
      cell(compose::pointsText(rank.points), "number");
      m_html.close().line();
    }
    endList();
  }

  Writer& m_html;
  const DisplayView& m_view;
};

}  // namespace

std::string DisplayView::address() const {
  return only ? "/display?event=" + std::to_string(contest::numberOf(*only)) + "&" : "/?";
}

std::string DisplayView::tag() const {
  constexpr std::size_t kOfRun = 8;
  return run.substr(0, kOfRun) + "-" + std::to_string(sight->number) + "-" +
         std::to_string(clocks->changes());
}

std::string displayPart(const DisplayView& view) {
  Writer html;
  Display(html, view).write();
  return std::move(html).done();
}

std::string displayPage(const DisplayView& view) {
  std::string watch = "/part?lang=" + std::string(words::codeOf(view.language));
  if (view.only) watch += "&event=" + std::to_string(contest::numberOf(*view.only));
  const std::string title = view.sight->contest == nullptr ? "Damath" : view.sight->contest->head.name;
  return framed(
      {.title = title,
       .language = view.language,
       .look = Look::Display,
       .watch = watch,
       .tag = view.tag(),
       .isRepeated = true},
      [&](Writer& html) {
        writeAlert(html, "gone", {});
        html.element("p", said(Phrase::Silent, view.language), {{"id", "silence"}, {"hidden", "hidden"}})
            .line();
        html.open("main").line();
        Display(html, view).write();
        html.close().line();
        html.open("footer").line();
        if (view.sight->events.size() > 1) {
          html.open("nav");
          for (const SeenEvent& event : view.sight->events) {
            html.element("a", event.display.event,
                         {{"href", "/display?event=" + std::to_string(contest::numberOf(event.id))}});
          }
          html.close().line();
        }
        writeLanguages(html, view.language, view.address());
        html.close().line();
      });
}

}  // namespace damath::web
