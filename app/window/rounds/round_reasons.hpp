// SPDX-License-Identifier: GPL-3.0-or-later
// Explains why players were paired: the reason for one pair, or the checklist of a whole Swiss round. The
// data of a round are computed once. A checklist of 2000 players takes long, so another thread makes it.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/window/session/file_work.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "core/contest/systems/origin.hpp"
#include "words/language.hpp"

namespace damath::window {

class RoundReasons : public QObject {
  Q_OBJECT

 public:
  // Precondition: the arguments outlive this object.
  RoundReasons(Session& session, const Translator& translator);

  // Selects the round to explain. Precondition of this function and of those below: `event` belongs to the
  // open contest.
  void look(const contest::Event& event, contest::RoundNumber round);
  // Returns in one sentence, for a coach, why the two players of a game in the selected round meet.
  [[nodiscard]] QString ofGame(const contest::Event& event, const contest::Game& game);
  // Returns in one sentence why the entry has the bye of the selected round. Empty if the pairing system does
  // not give the bye to this entry.
  [[nodiscard]] QString ofBye(const contest::Event& event, contest::EntryId entry) const;
  // Returns the same reason in the terms of the pairing system.
  [[nodiscard]] QString detailsOf(const contest::Event& event, const contest::Game& game);
  // Returns the meetings of schoolmates in a pairing of the selected round (see pairing::schoolMeetings).
  // nullopt if the system is not Swiss.
  [[nodiscard]] std::optional<pairing::SchoolMeetings> meetings(const contest::Event& event,
                                                                const pairing::RoundPairing& pairing) const;
  // Returns the checklist, an HTML page with score groups, players and pairs. Empty if the system is not
  // Swiss, or if no legal pairing exists. If the page is not ready, starts to make it and returns a text that
  // says so. Precondition: the last call of `look` had this event.
  [[nodiscard]] QString checklist(contest::EventId event);

 Q_SIGNALS:
  // Emitted when the checklist is ready or could not be made. In the second case the user has seen the error.
  void checklistMade();

 private:
  struct Checklist {
    QString page;
    words::Language language{};
    std::shared_ptr<const pairing::SwissLook> of;
    std::vector<std::string> players;  // the players' names when the checklist was made
  };
  [[nodiscard]] const std::optional<pairing::SwissReason>& swissReasonOf(const contest::Event& event,
                                                                         const contest::Game& game);
  [[nodiscard]] const pairing::Origin& originOf(const contest::Event& event, const contest::Game& game);
  // Returns a function that makes the checklist. Any thread may call the function.
  [[nodiscard]] std::function<Checklist()> checklistToMake(contest::EventId event) const;
  // Keeps the checklist, unless the user selected another round or language while it was made.
  void keep(Checklist made);

  Session& m_session;
  const Translator& m_translator;
  db::SharedContest m_seen;              // the contest at the last call of look()
  std::optional<contest::Event> m_from;  // the event as it was before the selected round was paired
  pairing::Schools m_schools;
  contest::RoundNumber m_round{};
  // The pairing data of the selected Swiss round; null for another system.
  std::shared_ptr<const pairing::SwissLook> m_look;
  Checklist m_checklist;  // the checklist made last
  // The computed reasons for pairs, so that no reason is computed twice. m_reasons is for Swiss rounds,
  // m_origins for other systems.
  std::map<contest::GameId, std::optional<pairing::SwissReason>> m_reasons;
  std::map<contest::GameId, pairing::Origin> m_origins;
  FileWork m_work;
};

}  // namespace damath::window
