// SPDX-License-Identifier: GPL-3.0-or-later
// Entries made on this computer that the server does not have yet. They are saved on disk while the server
// does not answer, and sent one by one when it answers. An entry that conflicts with another user's entry
// waits for a decision of the user.
#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/desk/outbox/outbox.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class Session;

class Unsent : public QObject {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  Unsent(Session& session, const Translator& translator) : m_session(session), m_translator(translator) {}

  // Loads the outbox (the stored unsent entries) of the logged-in user for the open shared contest. A contest
  // file has no outbox.
  void look();
  // Returns the unsent entries, the oldest first.
  [[nodiscard]] const std::vector<desk::Draft>& drafts() const { return m_drafts; }
  // True if an unsent result for this game or rematch exists.
  [[nodiscard]] bool has(contest::EventId event, const desk::SheetAt& at) const;
  // Returns an unsent entry as text, with its game: "Grade 7, round 1 board 3 (Ramon – Arroyo): 1–0 (50 :
  // 10)".
  [[nodiscard]] QString textOf(const desk::Draft& draft) const;
  // Returns the error if the server refused this entry at the last attempt; empty otherwise.
  [[nodiscard]] QString refusalOf(const desk::Draft& draft) const;

  // Handles an entry that the server did not store because of `error`. Keeps the entry as unsent in two
  // cases: the server did not answer, or another user has entered something else and this user chooses to
  // call the arbiter. Returns the message that the entry is kept. Otherwise returns the error that the caller
  // must show, and the entry is not kept: `error`, or the rule of the event that a result breaks.
  [[nodiscard]] desk::DeskResult<QString> kept(const desk::DeskError& error, contest::EventId event,
                                               const desk::SheetAt& at,
                                               const std::variant<contest::ResultInput, sheet::Sheet>& entry,
                                               const desk::Author& author, desk::BasedOn basedOn = {});
  // True once if an entry was kept as unsent although the server may already have stored it, because the
  // server's answer got lost. Sending such an entry again does no harm. The next call returns false.
  [[nodiscard]] bool takesDoubt() { return std::exchange(m_holdsDoubt, false); }
  // Sends all unsent entries without asking the user. Entries that the server refuses stay.
  void sendAll();
  // Deletes an unsent entry that the server has stored now, or that the user discards.
  void remove(const desk::Draft& draft);

 Q_SIGNALS:
  // Emitted when the unsent entries or their errors changed.
  void changed();
  void sent(int drafts);

 private:
  [[nodiscard]] bool keep(const desk::Draft& draft);
  void read();
  void refuse(const desk::OutboxError& error);

  Session& m_session;
  const Translator& m_translator;
  std::optional<desk::Outbox> m_outbox;
  std::vector<desk::Draft> m_drafts;
  // For each entry that the server refused at the last attempt, by the id of its draft: the error.
  std::map<std::string, QString> m_refusals;
  bool m_holdsDoubt = false;
};

}  // namespace damath::window
