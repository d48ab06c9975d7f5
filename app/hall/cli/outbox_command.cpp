// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath station outbox`: lists, sends or drops changes that a window on this computer could not
// send to its shared contest.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/outbox/outbox.hpp"
#include "app/hall/cli/station_run.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/outbox_words.hpp"
#include "app/words/texts/refusal_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct OutboxOptions {
  ContestOptions contest;
  std::string send;  // the id of the change to send, or "all"
  std::string drop;
};

constexpr const char* kAll = "all";

ordered_json jsonOf(const desk::Draft& draft, const contest::Contest* contest, words::Language language) {
  const auto* place = std::get_if<desk::Place>(&draft.place);
  ordered_json json = {
      {"id", draft.id}, {"at", draft.at}, {"what", words::draftText(draft, contest, language)}};
  if (const contest::Event* event = contest == nullptr ? nullptr : contest->find(draft.event)) {
    json["event"] = event->setup.name;
  }
  if (place != nullptr) {
    json["round"] = contest::numberOf(place->round);
    json["board"] = contest::numberOf(place->board);
  } else {
    json["rematch"] = true;
  }
  json["kind"] = std::holds_alternative<contest::ResultInput>(draft.entry) ? "result" : "sheet";
  return json;
}

std::string lineOf(const desk::Draft& draft, const contest::Contest* contest, words::Language language) {
  return "  " + padded(draft.id, 18) + padded(words::localMoment(draft.at), 20) +
         words::draftText(draft, contest, language);
}

// Lists the unsent changes for all shared contests. Reads the outbox files of this user and connects to no
// server.
ExitStatus listAll(const OutboxOptions& options, Terminal& terminal) {
  ordered_json json = ordered_json::array();
  std::vector<std::string> lines;
  const desk::Outbox::Waiting waiting = desk::Outbox::all(desk::Outbox::usualFolder());
  for (const desk::OutboxContent& each : waiting.contents) {
    if (each.drafts.empty()) continue;
    lines.push_back(terminal.say(Phrase::OutboxOf, {each.login, std::to_string(each.drafts.size())}));
    ordered_json drafts = ordered_json::array();
    for (const desk::Draft& draft : each.drafts) {
      drafts.push_back(jsonOf(draft, nullptr, terminal.language()));
      lines.push_back(lineOf(draft, nullptr, terminal.language()));
    }
    json.push_back({{"login", each.login}, {"contest", each.origin}, {"drafts", std::move(drafts)}});
  }
  if (lines.empty() && waiting.unread.empty()) lines.push_back(terminal.say(Phrase::OutboxEmpty));
  const ExitStatus status =
      printed({.contest = {}, .folder = {}, .json = options.contest.json}, terminal, json, lines);
  if (waiting.unread.empty()) return status;
  Complaints unread;
  for (const auto& path : waiting.unread)
    unread.push_back({path.string(), {}, terminal.say(Phrase::OutboxUnread)});
  return terminal.complain(unread);
}

class OutboxRun {
 public:
  OutboxRun(const OutboxOptions& options, ContestRun& run, OpenContest& open)
      : m_options(options), m_run(run), m_open(open) {}

  [[nodiscard]] Answer go() {
    DAMATH_TRY(origin, desk::HistoryDesk(m_open.desk).origin());
    const auto person = m_open.desk.openFile().store.person();
    const desk::Outbox outbox(desk::Outbox::usualFolder(), *origin, person ? person->login : "owner");
    const auto drafts = outbox.drafts();
    if (!drafts) return failed(drafts.error());
    for (const std::string& id : {m_options.send, m_options.drop}) {
      if (id.empty() || id == kAll || std::ranges::find(*drafts, id, &desk::Draft::id) != drafts->end())
        continue;
      return unusable(Phrase::OutboxUnknown, m_run.language(), {shortened(id)});
    }
    m_json = {{"contest", m_run.shownFile()}, {"drafts", ordered_json::array()}};
    for (const desk::Draft& draft : *drafts) {
      if (const auto done = handled(outbox, draft); !done) return failed(done.error());
    }
    if (m_lines.empty()) m_lines.push_back(m_run.say(Phrase::OutboxEmpty));
    m_run.answered(m_json, m_lines);
    return m_status;
  }

 private:
  // Sends or drops one unsent change if the options request this; otherwise lists the change.
  [[nodiscard]] Expected<void, desk::OutboxError> handled(const desk::Outbox& outbox,
                                                          const desk::Draft& draft) {
    ordered_json json = jsonOf(draft, &m_open.contest, m_run.language());
    const std::string what = words::draftText(draft, &m_open.contest, m_run.language());
    const auto isMeant = [&draft](const std::string& id) { return id == kAll || id == draft.id; };
    if (isMeant(m_options.drop)) {
      DAMATH_CHECK(outbox.remove(draft.id));
      m_lines.push_back(m_run.say(Phrase::OutboxDropped, {what}));
      json["outcome"] = "dropped";
    } else if (isMeant(m_options.send)) {
      const auto done = m_run.withConfirmation(
          [&](const desk::Author& author) { return desk::sent(m_open.desk, draft, author); });
      if (!done) {
        m_status = ExitStatus::Findings;
        json["outcome"] = "refused";
        json["reason"] = std::string(desk::toText(done.error().refusal));
        m_lines.push_back(m_run.say(Phrase::OutboxRefused, {what, whyOf(done.error())}));
      } else {
        DAMATH_CHECK(outbox.remove(draft.id));
        const bool isNew = *done == desk::DraftFate::Sent;
        m_lines.push_back(m_run.say(isNew ? Phrase::OutboxSent : Phrase::OutboxAlready, {what}));
        json["outcome"] = isNew ? "sent" : "already";
      }
    } else {
      m_lines.push_back(lineOf(draft, &m_open.contest, m_run.language()));
    }
    m_json["drafts"].push_back(std::move(json));
    return {};
  }

  [[nodiscard]] std::string whyOf(const desk::DeskError& error) const {
    const desk::Question* question = error.question();
    const std::string message = words::message(error, m_run.language());
    return question == nullptr ? message : m_run.questionOf(*question) + "\n" + message;
  }

  [[nodiscard]] Answer failed(const desk::OutboxError& error) const {
    const Phrase what =
        error.fault == desk::OutboxFault::Broken ? Phrase::OutboxPutAside : Phrase::OutboxFileFailed;
    return unusable(what, m_run.language(), {error.path.string(), error.why}, error.path.string());
  }

  const OutboxOptions& m_options;
  ContestRun& m_run;
  OpenContest& m_open;
  ordered_json m_json;
  std::vector<std::string> m_lines;
  ExitStatus m_status = ExitStatus::Clean;
};

ExitStatus outbox(const OutboxOptions& options, Terminal& terminal) {
  if (options.contest.file.empty()) {
    const std::string& idle = options.send.empty() ? options.drop : options.send;
    if (idle.empty()) return listAll(options, terminal);
    return terminal.complain(Phrase::OutboxNeedsHall, {shortened(idle)});
  }
  const db::Place place = db::Place::parse(options.contest.file);
  if (place.hall() == nullptr) return terminal.complain(Phrase::OutboxNoHall, {shortened(place.text())});
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) { return OutboxRun(options, run, open).go(); });
}

}  // namespace

void addStationOutbox(CommandLine& parent) {
  auto [command, options] = parent.command("outbox", Phrase::AboutStationOutbox, outbox);
  command.option("file", options.contest.file, Phrase::OptOutboxHall);
  command.option("--send", options.send, Phrase::OptOutboxSend);
  command.option("--drop", options.drop, Phrase::OptOutboxDrop);
  addAuthorOptions(command, options.contest);
  command.flag("--json", options.contest.json, Phrase::OptJson);
}

}  // namespace damath::cli
