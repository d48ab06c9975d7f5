// SPDX-License-Identifier: GPL-3.0-or-later
// What was entered here and is not in the hall yet: kept on this computer's disk while the hall does not
// answer, and sent one by one when it does. Whatever meets another's entry waits for the person.
#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/desk/outbox/outbox.hpp"
#include "app/models/text/translator.hpp"

namespace damath::models {

class Session;

class Unsent : public QObject {
  Q_OBJECT

 public:
  // Both must outlive this.
  Unsent(Session& session, const Translator& translator) : m_session(session), m_translator(translator) {}

  // Takes up the outbox of who works in the hall that is open now; there is none of a file.
  void look();
  // Oldest first.
  [[nodiscard]] const std::vector<desk::Draft>& drafts() const { return m_drafts; }
  // Whether a result of that game is among them.
  [[nodiscard]] bool has(contest::EventId event, const desk::SheetAt& at) const;
  // What was typed, and where: "Grade 7, round 1 board 3 (Ramon – Arroyo): 1–0 (50 : 10)".
  [[nodiscard]] QString textOf(const desk::Draft& draft) const;
  // What stood against it when it was last sent; empty where that was not tried.
  [[nodiscard]] QString refusalOf(const desk::Draft& draft) const;

  // What becomes of an entry that was refused: it is kept where the hall did not answer, and where another's
  // entry stands there and the person calls the arbiter. What there is to say then; nothing where it is
  // refused and that is all.
  [[nodiscard]] std::optional<QString> kept(const desk::DeskError& error, contest::EventId event,
                                            const desk::SheetAt& at,
                                            const std::variant<contest::ResultInput, sheet::Sheet>& entry,
                                            const desk::Author& author, desk::BasedOn basedOn = {});
  // Whether the entry is kept here whose storing is in doubt: it is sent again, which does no harm. Once.
  [[nodiscard]] bool takesDoubt() { return std::exchange(m_holdsDoubt, false); }
  // All that nothing stands against; asks nobody.
  void sendAll();
  // It is in the hall by now, or nobody wants it any more.
  void remove(const desk::Draft& draft);

 Q_SIGNALS:
  // Another number of drafts, or another reason.
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
  std::map<std::string, QString> m_refusals;  // by the drafts' ids
  bool m_holdsDoubt = false;
};

// Whether the hall did not answer.
[[nodiscard]] bool isCutOff(const desk::DeskError& error);

}  // namespace damath::models
