// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what each browser may see and send. All browsers see the hall display. The page of a table is only
// for its phone. The organizer's page is only for the user who started the server. Reading a page changes
// nothing. A form must come from a page of this server.
#pragma once

#include <string>
#include <vector>

#include "app/hall/web/correction_pace.hpp"
#include "app/hall/web/exchange.hpp"
#include "app/hall/web/round_clocks.hpp"
#include "app/hall/web/shared_desk.hpp"
#include "app/hall/web/sight.hpp"
#include "app/hall/web/table_page.hpp"
#include "app/hall/web/table_tokens.hpp"
#include "app/hall/web/wrong_tries.hpp"
#include "words/language.hpp"

namespace damath::web {

class WebStation {
 public:
  // A function that returns the time of a clock that never goes back. This clock measures the time for limits
  // such as "at most 5 corrections in a minute".
  using TimeSource = RoundClocks::TimeSource;

  // `desk`, `tokens`, `clocks` and `clock` must outlive this object. `language` is used until a user chooses
  // another language.
  WebStation(SharedDesk& desk, TableTokens& tokens, RoundClocks& clocks, const desk::Clock& clock,
             TimeSource time, words::Language language);

  // Answers the request of a browser. Thread-safe.
  [[nodiscard]] Response answer(const Request& request);
  // Returns the name of a known sender: a phone that has a table, a browser whose request has the phrase of a
  // valid card, or the organizer. Empty for all other browsers. Thread-safe, and never waits for the contest.
  [[nodiscard]] std::string senderOf(const Request& request) const;
  // Returns the page for a request that the server cannot answer now. Thread-safe.
  [[nodiscard]] Response refused(const Request& request, int status) const;
  // Returns path and query of the organizer's page on this computer.
  [[nodiscard]] std::string deskPath() const { return "/desk?key=" + m_deskKey; }

 private:
  struct Asked;  // a request with its sender's language and phone

  [[nodiscard]] Response routed(const Asked& asked);
  [[nodiscard]] Response display(const Asked& asked, bool isPart);
  [[nodiscard]] Response card(const Asked& asked, const std::string& phrase);
  [[nodiscard]] Response table(const Asked& asked, std::string_view key);
  [[nodiscard]] Response deskPage(const Asked& asked);
  [[nodiscard]] bool isOrganizer(const Request& request) const;
  [[nodiscard]] words::Language languageOf(const Request& request) const;
  [[nodiscard]] Response paced(const Asked& asked, TableView view);
  [[nodiscard]] TableView viewOf(const Asked& asked, Table table) const;
  [[nodiscard]] Response notOpened(const Asked& asked, const NotOpened& why) const;
  [[nodiscard]] Response notice(const Asked& asked, int status, const std::string& sentence) const;

  SharedDesk& m_desk;
  TableTokens& m_tokens;
  RoundClocks& m_clocks;
  const desk::Clock& m_clock;
  TimeSource m_time;
  words::Language m_language;
  std::string m_deskKey;
  WrongTries m_tries;
  CorrectionPace m_pace;
};

// Returns the tables that the contest has or will have. Each event has a table for every board that its
// players fill or its games use. If `person` may enter results only on some boards, the other boards are left
// out.
[[nodiscard]] std::vector<Table> tablesOf(const Sight& sight, const std::optional<db::Person>& person);

}  // namespace damath::web
