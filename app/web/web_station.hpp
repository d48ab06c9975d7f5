// SPDX-License-Identifier: GPL-3.0-or-later
// Who may see and send what: the hall display for everybody, a table's page for the phone that has the table,
// the desk's page for who started it. Nothing changes by looking; what is sent must come from a page of ours.
#pragma once

#include <string>
#include <vector>

#include "app/web/exchange.hpp"
#include "app/web/round_clocks.hpp"
#include "app/web/shared_desk.hpp"
#include "app/web/table_page.hpp"
#include "app/web/table_tokens.hpp"
#include "app/words/catalogue/language.hpp"

namespace damath::web {

class WebStation {
 public:
  // All must outlive this. `language`: where the browser's person has chosen none.
  WebStation(SharedDesk& desk, TableTokens& tokens, RoundClocks& clocks, const desk::Clock& clock,
             words::Language language);

  // May be called from several threads at once.
  [[nodiscard]] Response answer(const Request& request);
  // The path and query by which the desk's page opens on this computer.
  [[nodiscard]] std::string deskPath() const { return "/desk?key=" + m_deskKey; }

 private:
  struct Asked;  // a request with what is known of who asks

  [[nodiscard]] Response routed(const Asked& asked);
  [[nodiscard]] Response display(const Asked& asked, bool isPart);
  [[nodiscard]] Response card(const Asked& asked, const std::string& phrase);
  [[nodiscard]] Response table(const Asked& asked, std::string_view key);
  [[nodiscard]] Response deskPage(const Asked& asked);
  [[nodiscard]] TableView viewOf(const Asked& asked, Table table) const;
  [[nodiscard]] Response notOpened(const Asked& asked, const NotOpened& why) const;
  [[nodiscard]] Response notice(const Asked& asked, int status, const std::string& sentence) const;

  SharedDesk& m_desk;
  TableTokens& m_tokens;
  RoundClocks& m_clocks;
  const desk::Clock& m_clock;
  words::Language m_language;
  std::string m_deskKey;
};

// The tables that the contest has or will have: of each event as many boards as its players fill, or as its
// newest round has; none where a role of the hall has other boards.
[[nodiscard]] std::vector<Table> tablesOf(const Sight& sight, const std::optional<db::Person>& person);

}  // namespace damath::web
