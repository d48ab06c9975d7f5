// SPDX-License-Identifier: GPL-3.0-or-later
// Explains the pairs of a round: one pair, or the whole checklist of a Swiss round. The pairing data of a
// round are computed once. The checklist of 2000 players takes long, so it is made in another thread.
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>
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
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "core/contest/systems/origin.hpp"
#include "words/language.hpp"

class QLabel;
class QTextBrowser;

namespace damath::window {

class RoundReasons : public QObject {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  RoundReasons(Session& session, const Translator& translator);

  // Selects the round. Precondition, also of the functions below: `event` belongs to the open contest.
  void look(const contest::Event& event, contest::RoundNumber round);
  // Returns the reason for a game of the round; empty if the pairing system gives no reason.
  [[nodiscard]] QString ofGame(const contest::Event& event, const contest::Game& game);
  // Returns a page of score groups, players and pairs; empty if the system is not Swiss. If the page is not
  // ready, starts to make it and returns a placeholder text. Precondition: `event` was selected by `look`.
  [[nodiscard]] QString checklist(contest::EventId event);

 Q_SIGNALS:
  // Also emitted if the checklist could not be made; the error has then been shown.
  void checklistMade();

 private:
  struct Checklist {
    QString page;
    words::Language language{};
    std::shared_ptr<const pairing::SwissLook> of;
    std::vector<std::string> players;  // player names at that time
  };
  // Returns a function that makes the checklist; any thread may call it.
  [[nodiscard]] std::function<Checklist()> checklistToMake(contest::EventId event) const;
  // Drops a checklist of another round or language.
  void keep(Checklist made);

  Session& m_session;
  const Translator& m_translator;
  db::SharedContest m_seen;              // the contest at the last `look`
  std::optional<contest::Event> m_from;  // the event in its state before this round was paired
  pairing::Schools m_schools;
  contest::RoundNumber m_round{};
  std::shared_ptr<const pairing::SwissLook> m_look;  // null if the system is not Swiss
  Checklist m_checklist;                             // the last checklist
  // Caches of the reasons: Swiss rounds in m_reasons, other systems in m_origins.
  std::map<contest::GameId, std::optional<pairing::SwissReason>> m_reasons;
  std::map<contest::GameId, pairing::Origin> m_origins;
  FileWork m_work;
};

// The panel beside the boards: the reason for the pair of the selected board, and the checklist of the whole
// round.
class ReasonsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ReasonsPanel(const Translator& translator, QWidget* parent = nullptr);

  // `checklist` is an HTML page; empty if the round has none.
  void tell(const QString& reason, const QString& checklist);

 private:
  void changeEvent(QEvent* event) override;

  void retranslate();

  const Translator& m_translator;
  QLabel* m_title;
  QLabel* m_reason;
  QTextBrowser* m_checklist;
  QString m_page;  // the shown checklist
};

}  // namespace damath::window
