// SPDX-License-Identifier: GPL-3.0-or-later
// Why the pairs of a round were made, in words: of one of them, and the whole checklist of a Swiss. What a
// round was paired from is looked at once, however often it is asked; the checklist of two thousand players
// takes its time, and is made in a thread of its own.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/models/contest/file_work.hpp"
#include "app/models/contest/session.hpp"
#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "core/contest/systems/origin.hpp"

namespace damath::models {

class RoundReasons : public QObject {
  Q_OBJECT

 public:
  // Both must outlive it.
  RoundReasons(Session& session, const Translator& translator);

  // Of that round from here on. Promise, as below: `event` is one of the open contest.
  void look(const contest::Event& event, contest::RoundNumber round);
  // Of a game of the round; empty where its system has nothing to say.
  [[nodiscard]] QString ofGame(const contest::Event& event, const contest::Game& game);
  // Score groups, players and pairs as a page of its own; empty for another system than the Swiss. What is
  // not made yet is begun; meanwhile the page says so. Promise: the event is the one that was looked at.
  [[nodiscard]] QString checklist(contest::EventId event);

 Q_SIGNALS:
  // Or it cannot be made, which the session has said.
  void checklistMade();

 private:
  struct Checklist {
    QString page;
    words::Language language{};
    std::shared_ptr<const pairing::SwissLook> of;
    std::vector<std::string> players;  // as they were called
  };
  // Makes it, in any thread.
  [[nodiscard]] std::function<Checklist()> checklistToMake(contest::EventId event) const;
  // Of another round or in another language it is not kept.
  void keep(Checklist made);

  Session& m_session;
  const Translator& m_translator;
  db::SharedContest m_seen;              // last looked at
  std::optional<contest::Event> m_from;  // what the round was paired from
  pairing::Schools m_schools;
  contest::RoundNumber m_round{};
  std::shared_ptr<const pairing::SwissLook> m_look;  // null for another system
  Checklist m_checklist;                             // as it was made last
  // As far as they were asked: of a Swiss, and of the other systems.
  std::map<contest::GameId, std::optional<pairing::SwissReason>> m_reasons;
  std::map<contest::GameId, pairing::Origin> m_origins;
  FileWork m_work;
};

}  // namespace damath::models
