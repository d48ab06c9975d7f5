// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/web_station.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "app/hall/web/desk_page.hpp"
#include "app/hall/web/display_page.hpp"
#include "app/hall/web/exchange.hpp"
#include "app/hall/web/page_frame.hpp"
#include "app/hall/web/table_page.hpp"
#include "app/hall/web/table_tokens.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "platform/user.hpp"
#include "words/phrase.hpp"

namespace damath::web {

using words::Phrase;
using words::said;

namespace {

// Returns the result form again, with the typed text and the error.
Response again(TableView& view, const TypedResult& typed, std::string message) {
  // Shows no error message if the contest cannot be reached, because the page has its own line for this.
  if (view.trouble().empty()) view.message = std::move(message);
  return {.status = kConflict, .body = formPage(view, typed)};
}

std::string sentenceOf(const desk::DeskError& error, const TableView& view) {
  std::string sentence = words::asSentence(words::message(error, view.language));
  if (error.refusal == desk::Refusal::StoreFailed) sentence += ". " + said(Phrase::NotNow, view.language);
  return sentence;
}

Response alreadyThere(SharedDesk& desk, TableView view) {
  view.news = said(Phrase::SameAlready, view.language);
  const contest::Game* game = view.game();
  return {.body = restPage(view, desk.entered(*game))};
}

Response looked(SharedDesk& desk, TableView view, const TypedResult& typed,
                const contest::ResultInput& input) {
  const auto preview = desk.preview(view.table.event, view.place(), input);
  if (!preview) return again(view, typed, sentenceOf(preview.error(), view));
  if (preview->before == preview->after && view.game()->result) return alreadyThere(desk, std::move(view));
  return {.body = checkPage(view, typed, preview->after)};
}

// Copies the confirmation questions that the user answered with yes into `author`, for the journal. True if
// every question is answered. A question of the level TwoSteps cannot be answered on the page.
bool answer(const TableView& view, const TypedResult& typed, const std::vector<desk::Question>& questions,
            desk::Author& author) {
  const auto name = [&](contest::EntryId entry) {
    return contest::shownName(*view.sight->contest, *view.event(), entry);
  };
  bool isAll = true;
  for (const desk::Question& each : questions) {
    if (each.level < desk::ConfirmationLevel::TwoSteps && typed.answered.contains(toText(each.code))) {
      author.answers.push_back({each.level, each.code, words::questionText(each, name, view.language)});
    } else {
      isAll = false;
    }
  }
  return isAll;
}

// Returns the author of a result for the journal: "Table 3", or "Ana, Table 3" if the page asked for a name.
// Empty if the name was asked but not typed.
std::string authorName(const TypedResult& typed, const std::string& table) {
  if (!typed.by) return table;
  return typed.by->empty() ? std::string() : *typed.by + ", " + table;
}

Response entered(SharedDesk& desk, TableView view, const TypedResult& typed,
                 const contest::ResultInput& input, const std::string& table) {
  desk::Author author{.user = platform::userName(),
                      .by = authorName(typed, table),
                      .reason = typed.reason,
                      .askedBy = typed.askedBy};
  // The change is tried several times, because each answer may lead to another confirmation question.
  constexpr int kMostTimes = 5;
  for (int time = 0; time < kMostTimes; ++time) {
    const auto change = desk.enter(view.table.event, view.place(), input, author);
    if (change) return {.status = kSeeOther, .location = "/table/" + keyOf(view.table) + "?done=1"};
    const desk::DeskError& error = change.error();
    if (error.refusal == desk::Refusal::ResultUnchanged) {
      view.sight = desk.sight();
      if (view.game() != nullptr && view.game()->result) return alreadyThere(desk, std::move(view));
    }
    const std::vector<desk::Question> questions = error.questions();
    if (questions.empty()) return again(view, typed, sentenceOf(error, view));
    const bool isAsked = error.refusal == desk::Refusal::ConfirmationAsked;
    if (isAsked && answer(view, typed, questions, author)) continue;
    // Shows a message beside the questions if the name or the reason is missing. When the questions are shown
    // for the first time, there is no message yet.
    if (!isAsked && !typed.answered.empty()) view.message = sentenceOf(error, view);
    return {.status = kConflict, .body = confirmationPage(view, typed, questions)};
  }
  return again(view, typed, said(Phrase::PageOld, view.language));
}

// Returns the page of a table: the result form, or the saved result. `isCorrecting` is true to show the form
// although there is a result.
Response tablePage(SharedDesk& desk, TableView view, bool isCorrecting) {
  const contest::Game* game = view.game();
  if (game == nullptr) return {.body = restPage(view, std::nullopt)};
  if (game->result && !isCorrecting) return {.body = restPage(view, desk.entered(*game))};
  const TypedResult typed =
      game->result ? TypedResult::of(*game->result, view.event()->setup) : TypedResult();
  return {.body = formPage(view, typed)};
}

// Handles a form that the phone of a table submitted. `table` is the name of the table, which the journal
// names as the author, with the name that the form gives. If a clerk or a reviewer has logged in, the journal
// names that person.
Response tableAct(SharedDesk& desk, TableView view, const Fields& form, const std::string& table) {
  const TypedResult typed = TypedResult::of(form);
  const int round = contest::numberOf(view.place().round);
  if (view.game() == nullptr) return tablePage(desk, std::move(view), false);
  if (typed.round != round) {
    view.message =
        said(Phrase::RoundMoved, view.language, {std::to_string(round), std::to_string(typed.round)});
    return tablePage(desk, std::move(view), false);
  }
  const std::string act = valueOf(form, "act");
  if (act != "check" && act != "enter") return {.body = formPage(view, typed)};
  const auto input = meaningOf(typed, view.event()->setup, view.language);
  if (!input) return again(view, typed, input.error());
  return act == "check" ? looked(desk, std::move(view), typed, *input)
                        : entered(desk, std::move(view), typed, *input, table);
}

constexpr const char* kPhoneCookie = "phone";
constexpr const char* kDeskCookie = "desk";
constexpr const char* kLanguageCookie = "lang";
constexpr std::string_view kCardPath = "/t/";  // followed by the phrase of a card
// The delay of answers about cards to an address that sent many wrong phrases. A right card still opens its
// table, because honest phones may have the same address.
constexpr std::chrono::seconds kSlow{1};

std::string cookie(const std::string& name, const std::string& value) {
  return name + "=" + value +
         "; Path=/; Max-Age=" + std::to_string(std::chrono::seconds(kCardsLast).count()) +
         "; HttpOnly; SameSite=Strict";
}

// True if the `Host` header names this server: the address at which the request arrived, or `localhost` on
// this computer. The port may be missing. Other names are refused as a protection against DNS rebinding: a
// foreign site whose name leads to this server must not act for the user.
bool isForHere(const Request& request) {
  const std::string_view at = request.at;
  const std::string_view address = at.substr(0, at.find(':'));
  const std::string_view port = at.substr(address.size());
  std::string_view host = request.host;
  if (host.ends_with(port)) host.remove_suffix(port.size());
  return !host.empty() && (host == address || (host == "localhost" && request.isNear));
}

// Returns the value of the secret field of a form. The field proves that this browser received the form from
// this server.
std::string formKeyOf(const std::string& secret) {
  constexpr std::size_t kOfDigest = 32;
  return digestOf("form " + secret).substr(0, kOfDigest);
}

std::optional<contest::EventId> eventIn(const Fields& query, std::string_view name) {
  const std::string text = valueOf(query, name);
  std::int64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return contest::EventId{number};
}

}  // namespace

struct WebStation::Asked {
  const Request& request;
  words::Language language{};
  std::string phone;  // the secret in the phone's cookie; empty if it has no cookie yet
  Moment now{};

  [[nodiscard]] bool isPost() const { return request.method == Method::Post; }
  [[nodiscard]] bool isEnter() const { return valueOf(request.form, "act") == "enter"; }
  // True unless a page of another site sent the request.
  [[nodiscard]] bool isOfHere() const {
    const bool isSameSite = request.site.empty() || request.site == "same-origin" || request.site == "none";
    return isSameSite && (request.origin.empty() || request.origin == "http://" + request.host);
  }
  // True if the form came from a page that this server sent to this browser.
  [[nodiscard]] bool isOwn(const std::string& secret) const {
    return isOfHere() && areSame(valueOf(request.form, "key"), formKeyOf(secret));
  }
};

WebStation::WebStation(SharedDesk& desk, TableTokens& tokens, RoundClocks& clocks, const desk::Clock& clock,
                       TimeSource time, words::Language language)
    : m_desk(desk),
      m_tokens(tokens),
      m_clocks(clocks),
      m_clock(clock),
      m_time(std::move(time)),
      m_language(language),
      m_deskKey(newPhone()) {}

// Returns the language that the user chose on a page, or the language of the station. The language of the
// browser does not matter.
words::Language WebStation::languageOf(const Request& request) const {
  for (const std::string& code : {valueOf(request.form, "lang"), valueOf(request.query, "lang"),
                                  valueOf(request.cookies, kLanguageCookie)}) {
    if (const auto language = words::parseLanguage(code)) return *language;
  }
  return m_language;
}

std::string WebStation::senderOf(const Request& request) const {
  const Moment now = m_clock.now();
  const std::string phone = valueOf(request.cookies, kPhoneCookie);
  if (!phone.empty() && !m_tokens.tablesOf(phone, now).empty()) return "phone " + digestOf(phone);
  if (request.path.starts_with(kCardPath)) {
    const auto table = m_tokens.tableOf(std::string_view(request.path).substr(kCardPath.size()), now);
    if (table) return "card " + keyOf(*table);
  }
  return isOrganizer(request) ? "organizer" : "";
}

Response WebStation::refused(const Request& request, int status) const {
  const words::Language language = languageOf(request);
  const Phrase phrase = status == kBusy ? Phrase::StationBusy : Phrase::StationFailed;
  return {.status = status,
          .body = noticePage(language, said(phrase, language), "/", said(Phrase::ToDisplay, language))};
}

Response WebStation::answer(const Request& request) {
  Asked asked{request, languageOf(request), valueOf(request.cookies, kPhoneCookie), m_clock.now()};
  if (!isForHere(request)) {
    const std::string here = "http://" + request.at + "/";
    return notice(asked, kMisdirected, said(Phrase::HostUnknown, asked.language, {here}));
  }
  if (auto file = fileAt(request.path)) return *std::move(file);
  std::vector<std::string> cookies;
  if (request.query.contains("lang") || request.form.contains("lang")) {
    cookies.push_back(cookie(kLanguageCookie, std::string(words::codeOf(asked.language))));
  }
  // A browser that opens a card's link from another program does not send its cookie. A new cookie would then
  // replace the phone's old one. So only a submitted card form gives a phone a new cookie.
  if (asked.phone.empty() && asked.isPost() && request.path.starts_with(kCardPath)) {
    asked.phone = newPhone();
    cookies.push_back(cookie(kPhoneCookie, asked.phone));
  }
  Response response = routed(asked);
  response.cookies.insert(response.cookies.end(), cookies.begin(), cookies.end());
  return response;
}

Response WebStation::routed(const Asked& asked) {
  const std::string& path = asked.request.path;
  constexpr std::string_view kTable = "/table/";
  if (path == "/" || path == "/display") return display(asked, false);
  if (path == "/part") return display(asked, true);
  if (path == "/favicon.ico") return {.status = 204, .keeping = Keeping::Day};
  if (path == "/desk") return deskPage(asked);
  if (path.starts_with(kCardPath)) return card(asked, path.substr(kCardPath.size()));
  if (path.starts_with(kTable)) return table(asked, std::string_view(path).substr(kTable.size()));
  return notice(asked, kNotFound, said(Phrase::PageUnknown, asked.language));
}

Response WebStation::display(const Asked& asked, bool isPart) {
  const DisplayView view{asked.language, m_desk.sight(), &m_clocks, eventIn(asked.request.query, "event"),
                         digestOf("run " + m_deskKey)};
  const std::string tag = "\"" + view.tag() + "\"";
  if (!isPart) return {.body = displayPage(view)};
  if (asked.request.knownTag == tag) return {.status = kNotModified, .tag = tag};
  return {.body = displayPart(view), .tag = tag};
}

TableView WebStation::viewOf(const Asked& asked, Table table) const {
  TableView view{asked.language, table, m_desk.sight(), formKeyOf(asked.phone)};
  view.others = m_tokens.tablesOf(asked.phone, asked.now);
  std::erase(view.others, table);
  return view;
}

Response WebStation::card(const Asked& asked, const std::string& phrase) {
  const Request& request = asked.request;
  const auto now = m_time();
  const bool isSlow = m_tries.isSlow(request.from, now);
  const auto answered = [&](Response response) {
    if (isSlow) response.delay = kSlow;
    return response;
  };
  const auto table = m_tokens.tableOf(phrase, asked.now);
  if (!table) {
    m_tries.note(request.from, now);
    if (!isSlow) return notOpened(asked, {OpenFault::Unknown});
    return answered(notice(asked, kTooMany, said(Phrase::CardsSlow, asked.language)));
  }
  TableView view = viewOf(asked, *table);
  if (!asked.isPost()) return answered({.body = cardPage(view, phrase)});
  // The phrase in the address proves that the user has the card, so the form needs no secret field. Only
  // forms from other sites are refused.
  if (!asked.isOfHere()) {
    view.message = said(Phrase::PageOld, asked.language);
    return answered({.status = kForbidden, .body = cardPage(view, phrase)});
  }
  const auto opened = m_tokens.open(phrase, asked.phone, request.agent, asked.now);
  if (!opened) return answered(notOpened(asked, opened.error()));
  return answered({.status = kSeeOther, .location = "/table/" + keyOf(*opened)});
}

Response WebStation::notOpened(const Asked& asked, const NotOpened& why) const {
  switch (why.fault) {
    case OpenFault::Unknown:
      return notice(asked, kNotFound, said(Phrase::CardUnknown, asked.language));
    case OpenFault::Taken:
      break;
  }
  const Holder holder = why.holder.value_or(Holder{});
  const std::string name = holder.name.empty() ? said(Phrase::AnyPhone, asked.language) : holder.name;
  return notice(asked, kConflict,
                said(Phrase::TableTaken, asked.language, {name, words::localMoment(holder.since)}));
}

Response WebStation::table(const Asked& asked, std::string_view key) {
  constexpr std::string_view kTag = "/tag";
  const bool isTag = key.ends_with(kTag);
  if (isTag) key.remove_suffix(kTag.size());
  const auto table = tableIn(key);
  const auto own = m_tokens.tablesOf(asked.phone, asked.now);
  if (!table || asked.phone.empty() || std::ranges::find(own, *table) == own.end()) {
    return notice(asked, kForbidden, said(Phrase::NotYours, asked.language));
  }
  TableView view = viewOf(asked, *table);
  // The script in the browser asks for this text every second. The text is the tag of the page, then the
  // reason why no result can be entered now.
  if (isTag) return {.body = view.tag() + "\n" + view.trouble(), .type = "text/plain; charset=utf-8"};
  if (!asked.isPost()) {
    if (asked.request.query.contains("done")) view.news = said(Phrase::EnteredNow, asked.language);
    return tablePage(m_desk, std::move(view), asked.request.query.contains("correct"));
  }
  if (!asked.isOwn(asked.phone)) {
    view.message = said(Phrase::PageOld, asked.language);
    Response response = tablePage(m_desk, std::move(view), false);
    response.status = kForbidden;
    return response;
  }
  return paced(asked, std::move(view));
}

// Handles the form of a table like tableAct(), and limits how often the phone corrects saved results.
Response WebStation::paced(const Asked& asked, TableView view) {
  const Fields& form = asked.request.form;
  const contest::Game* game = view.game();
  const bool isCorrection = asked.isEnter() && game != nullptr && game->result.has_value();
  const std::string phone = digestOf(asked.phone);
  if (isCorrection) {
    const auto wait = std::chrono::ceil<std::chrono::seconds>(m_pace.wait(phone, m_time()));
    if (wait.count() > 0) {
      view.message = said(Phrase::CorrectedOften, view.language,
                          {std::to_string(CorrectionPace::kMost), std::to_string(wait.count())});
      return {.status = kTooMany, .body = formPage(view, TypedResult::of(form))};
    }
  }
  const std::string table =
      said(Phrase::Table, m_language, {std::to_string(contest::numberOf(view.table.board))});
  Response response = tableAct(m_desk, std::move(view), form, table);
  if (isCorrection && response.status == kSeeOther) m_pace.note(phone, m_time());
  return response;
}

bool WebStation::isOrganizer(const Request& request) const {
  return request.isNear && areSame(valueOf(request.cookies, kDeskCookie), m_deskKey);
}

Response WebStation::deskPage(const Asked& asked) {
  const Request& request = asked.request;
  if (request.isNear && areSame(valueOf(request.query, "key"), m_deskKey)) {
    return {.status = kSeeOther, .location = "/desk", .cookies = {cookie(kDeskCookie, m_deskKey)}};
  }
  if (!isOrganizer(request)) {
    return notice(asked, kForbidden, said(Phrase::DeskOnly, asked.language));
  }
  const auto sight = m_desk.sight();
  if (!asked.isPost()) {
    return {.body =
                web::deskPage({asked.language, sight, &m_clocks, m_tokens.holders(), formKeyOf(m_deskKey)})};
  }
  if (!asked.isOwn(m_deskKey)) return notice(asked, kForbidden, said(Phrase::PageOld, asked.language));
  if (const auto table = tableIn(valueOf(request.form, "free"))) m_tokens.free(*table);
  if (const auto event = eventIn(request.form, "start")) {
    if (const SeenEvent* seen = sight->find(*event)) m_clocks.start(*event, seen->clock);
  }
  if (const auto event = eventIn(request.form, "stop")) m_clocks.stop(*event);
  if (const auto event = eventIn(request.form, "reset")) m_clocks.reset(*event);
  return {.status = kSeeOther, .location = "/desk"};
}

Response WebStation::notice(const Asked& asked, int status, const std::string& sentence) const {
  return {.status = status,
          .body = noticePage(asked.language, sentence, "/", said(Phrase::ToDisplay, asked.language))};
}

std::vector<Table> tablesOf(const Sight& sight, const std::optional<db::Person>& person) {
  std::vector<Table> tables;
  for (const SeenEvent& seen : sight.events) {
    const contest::Event* event = sight.contest->find(seen.id);
    int most = static_cast<int>(event->entries.size() + 1) / 2;
    for (const contest::Game& game : event->games) most = std::max(most, contest::numberOf(game.board));
    for (int board = 1; board <= most; ++board) {
      const bool isOwn = !person || person->boards.empty() ||
                         std::ranges::any_of(person->boards, [board](const db::BoardRange& range) {
                           return range.first <= board && board <= range.last;
                         });
      if (isOwn) tables.push_back({seen.id, contest::BoardNumber{board}});
    }
  }
  return tables;
}

}  // namespace damath::web
