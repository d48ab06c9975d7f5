// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/window/station_page.hpp"

#include <QDesktopServices>
#include <QUrl>
#include <algorithm>
#include <chrono>
#include <utility>

#include "app/hall/window/hall_cards.hpp"
#include "app/hall/window/hall_person_dialog.hpp"
#include "app/hall/window/make_hall_dialog.hpp"
#include "app/hall/words/station_error_words.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/role_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "platform/wall_clock.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr std::chrono::seconds kBetweenLooks{3};

QString pathText(const std::filesystem::path& path) {
  return QString::fromStdU16String(path.u16string());
}

}  // namespace

StationPage::StationPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_cards(new NoticeBar(this)),
      m_halls(new ListTable(this)),
      m_people(new ListTable(this)) {
  addBack();
  addButtons({Command::HallMake, Command::HallStart, Command::HallEnter, Command::HallStop,
              Command::HallClose, Command::HallPersonAdd});
  m_halls->setStretching({0, 2, 3});
  m_halls->setWrapping();
  m_halls->setMaximumHeight(m_halls->fontMetrics().lineSpacing() * 9);
  m_people->setStretching({0, 2});
  addMenu(m_people, {Command::HallPersonAdd, Command::HallPersonPhrase, Command::HallPersonRemove});
  addBody(m_cards, 0);
  addBody(m_halls, 0);
  addBody(m_people);
  setFirst(m_people);
  on(m_halls, &ListTable::currentKeyChanged, [this] { showPeople(); });
  on(m_people, &ListTable::currentKeyChanged, [this] { Q_EMIT offersChanged(); });
  m_again.setInterval(kBetweenLooks);
  on(&m_again, &QTimer::timeout, [this] {
    if (!m_asking.isUnderWay()) ask();
  });
  connect(&m_asking, &FileWork::done, this, [this] {
    if (std::exchange(m_isStale, false) && m_again.isActive()) ask();
  });
  connect(&m_asking, &FileWork::failed, this, [this](const QString& why) { m_session.refusals().show(why); });
  const auto isOfHall = [this] { return current() != nullptr; };
  const auto isOfPerson = [this] { return !login().isEmpty(); };
  serve({{Command::HallMake, [this] { make(); },
          [this] { return m_session.isOpen() && !m_session.hall().isJoined(); }},
         {Command::HallStart, [this] { start(); }, [=, this] { return isOfHall() && !isRunning(); }},
         {Command::HallStop, [this] { stop(); }, [this] { return isRunning(); }},
         {Command::HallEnter, [this] { enter(); }, [this] { return isRunning() && !isIn(current()->own); }},
         {Command::HallClose, [this] { close(); }, isOfHall},
         {Command::HallPersonAdd, [this] { addPerson(); }, isOfHall},
         {Command::HallPersonPhrase, [this] { renewPhrase(); }, isOfPerson},
         {Command::HallPersonRemove, [this] { removePerson(); }, isOfPerson}});
}

void StationPage::enter() {
  const station::OwnHall& hall = current()->own;
  if (m_session.opener().join(hall.folder.ownersAddress(hall.facts.port))) Q_EMIT goTo(Location{});
}

void StationPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  ask();
  m_again.start();
}

void StationPage::hideEvent(QHideEvent* event) {
  m_again.stop();
  Page::hideEvent(event);
}

void StationPage::refresh() {
  m_halls->setAccessibleName(m_translator.plain(Phrase::StationPage));
  m_people->setAccessibleName(m_translator.plain(Phrase::HallPersonName));
  fill();
}

void StationPage::ask() {
  // If a request to the servers is still running, it began before the user's last action. Its answer is then
  // out of date, and a new request follows.
  m_isStale = m_asking.isUnderWay();
  if (m_isStale) return;
  m_asking.start([this](const FileWork::Watch& /*watch*/) -> FileWork::Report {
    std::vector<Seen> seen;
    for (station::OwnHall& own : station::ownHalls()) {
      auto state = station::stateOfHall(own.facts.contest, own.folder);
      seen.push_back({std::move(own), std::move(state)});
    }
    return [this, seen = std::move(seen)]() mutable {
      if (m_isStale) return;
      m_seen = std::move(seen);
      fill();
    };
  });
}

void StationPage::pause() {
  m_again.stop();
  m_isStale = m_asking.isUnderWay();
}

void StationPage::goOn() {
  if (isVisible()) m_again.start();
  ask();
}

const StationPage::Seen* StationPage::current() const {
  const QString key = m_halls->currentKey().toString();
  const auto found =
      std::ranges::find_if(m_seen, [&](const Seen& each) { return pathText(each.own.folder.path()) == key; });
  return found == m_seen.end() ? nullptr : &*found;
}

bool StationPage::isRunning() const {
  const Seen* seen = current();
  return seen != nullptr && seen->state && seen->state->isRunning;
}

QString StationPage::login() const {
  return isRunning() ? m_people->currentKey().toString() : QString();
}

bool StationPage::isIn(const station::OwnHall& hall) const {
  return m_session.hall().isJoined() &&
         m_session.path() == toQt(db::Place(hall.folder.ownersAddress(hall.facts.port)).text());
}

void StationPage::fill() {
  const words::Language language = m_translator.language();
  std::vector<TableRow> rows;
  for (const Seen& seen : m_seen) {
    QStringList where;
    QString state;
    QString copy;
    if (!seen.state) {
      state = toQt(halls::message(seen.state.error(), language));
    } else {
      state = m_translator(seen.state->isRunning ? Phrase::HallIsOpen : Phrase::HallIsStopped);
      for (const std::string& address : seen.state->addresses) where << toQt(address);
      if (seen.state->isRunning && where.isEmpty()) {
        where << toQt(words::said(Phrase::StationNoNetwork, language, {}));
      }
      copy = pathText(seen.state->newestBackup.filename());
    }
    rows.push_back({{{toQt(seen.own.facts.name)},
                     {state},
                     {where.join(u'\n')},
                     {pathText(seen.own.facts.contest)},
                     {copy}},
                    pathText(seen.own.folder.path())});
  }
  m_halls->setVisible(!m_seen.empty());
  m_halls->setTable({m_translator.plain(Phrase::HallContest), m_translator.plain(Phrase::HallState),
                     m_translator.plain(Phrase::HallAddress), m_translator.plain(Phrase::HallFile),
                     m_translator.plain(Phrase::HallCopy)},
                    std::move(rows));
  setHead(m_translator.plain(Phrase::StationPage), m_translator(Phrase::HallFacts));
  showPeople();
}

void StationPage::showPeople() {
  const words::Language language = m_translator.language();
  std::vector<TableRow> rows;
  if (isRunning()) {
    const station::HallState& state = *current()->state;
    for (const db::Person& person : state.people) {
      const auto at = std::ranges::find(state.attendance, person.login, &db::Attendance::login);
      const db::Attendance is = at == state.attendance.end() ? db::Attendance() : *at;
      const QString boards =
          person.boards.empty() ? m_translator(Phrase::HallAllBoards) : toQt(db::toText(person.boards));
      QString since = m_translator(Phrase::HallAway);
      if (!is.since.empty()) {
        since = momentText(is.since, language);
        if (!is.from.empty()) since += QStringLiteral(" · ") + toQt(is.from);
      }
      rows.push_back({{{toQt(person.name)},
                       {toQt(person.login)},
                       {toQt(words::roleText(person.role, language))},
                       {boards},
                       {since, toQt(is.since)},
                       {is.last.empty() ? QString() : momentText(is.last, language), toQt(is.last)}},
                      toQt(person.login)});
    }
  }
  const Phrase none = m_seen.empty() ? Phrase::HallNone
                      : isRunning()  ? Phrase::HallNobody
                                     : Phrase::HallRestsPeople;
  m_people->setPlaceholder(m_translator(none));
  m_people->setTable({m_translator.plain(Phrase::HallPersonName), m_translator.plain(Phrase::HallLogin),
                      m_translator.plain(Phrase::HallRole), m_translator.plain(Phrase::Boards),
                      m_translator.plain(Phrase::HallSince), m_translator.plain(Phrase::HallLast)},
                     std::move(rows));
  Q_EMIT offersChanged();
}

template <class Work>
bool StationPage::isDone(Phrase what, const Work& work) {
  std::optional<decltype(work())> answer;
  pause();
  static_cast<void>(
      m_session.screen().waiting.isAwaited(what, Waiting::Ending::Never, [&] { answer.emplace(work()); }));
  if (!*answer) m_session.refusals().show(toQt(halls::message(answer->error(), m_translator.language())));
  goOn();
  return answer->has_value();
}

void StationPage::tellCards(const QString& path) {
  m_cards->tell(filledIn(m_translator(Phrase::HallCardsReady), path),
                {{m_translator(Phrase::HallCardsOpen),
                  [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }},
                 {m_translator(Phrase::HallCardsPrinted), [this] { m_cards->tell({}, {}); }}});
}

void StationPage::make() {
  auto* dialog = new MakeHallDialog(m_session, m_translator, this);
  pause();
  connect(dialog, &MakeHallDialog::made, this, [this](const QString& cards) { tellCards(cards); });
  connect(dialog, &QDialog::finished, this, &StationPage::goOn);
  dialog->open();
}

void StationPage::start() {
  const station::OwnHall hall = current()->own;
  const auto work = [&hall] { return station::startHall(hall.facts.contest, hall.folder, {}); };
  if (isDone(Phrase::HallAtWork, work)) {
    Q_EMIT said(toQt(words::said(Phrase::StationOpen, m_translator.language(), {hall.facts.name})));
  }
}

void StationPage::stop() {
  // Copies the selected contest, because the user may select another contest while the confirmation question
  // is open.
  const station::OwnHall hall = current()->own;
  const auto connected = std::ranges::count_if(
      current()->state->attendance, [](const db::Attendance& each) { return !each.since.empty(); });
  const QString asked = filledIn(m_translator(Phrase::HallStopAsked), connected);
  if (!m_session.confirmations().isConfirmed(asked, Phrase::HallStopIt)) return;
  if (isIn(hall)) m_session.close();
  const auto work = [&hall] { return station::stopHall(hall.facts.contest, hall.folder); };
  if (isDone(Phrase::HallAtWork, work)) {
    Q_EMIT said(toQt(words::said(Phrase::StationStopped, m_translator.language(), {})));
  }
}

void StationPage::close() {
  const station::OwnHall hall = current()->own;
  const QString file = pathText(hall.facts.contest);
  if (!m_session.confirmations().isConfirmed(filledIn(m_translator(Phrase::HallCloseAsked), file),
                                             Phrase::HallCloseIt)) {
    return;
  }
  if (isIn(hall)) m_session.close();
  const auto now = platform::wallClock();
  station::ClosedHall closed;
  const auto work = [&] {
    auto done = station::closeHall(hall.facts.contest, hall.folder, now);
    if (done) closed = *done;
    return done;
  };
  if (!isDone(Phrase::HallClosing, work)) return;
  m_cards->tell({}, {});
  if (!m_session.isOpen()) static_cast<void>(m_session.opener().open(file));
  std::string line = words::said(Phrase::StationClosed, m_translator.language(), {fromQt(file)});
  if (!closed.aside.empty()) {
    line += ". " + words::said(Phrase::StationSetAside, m_translator.language(),
                               {std::to_string(closed.aside.size()), closed.asideFile.string()});
  }
  Q_EMIT said(toQt(line));
}

void StationPage::addPerson() {
  auto* dialog = new HallPersonDialog(m_session, m_translator, current()->own, this);
  connect(dialog, &HallPersonDialog::added, this, [this](const QString& card) {
    tellCards(card);
    ask();
  });
  dialog->open();
}

void StationPage::removePerson() {
  const station::OwnHall hall = current()->own;
  const std::string who = fromQt(login());
  const QString asked = filledIn(m_translator(Phrase::HallRemoveAsked), toQt(who));
  if (!m_session.confirmations().isConfirmed(asked, Phrase::HallRemoveIt)) return;
  const auto work = [&] { return station::removePerson(hall.facts.contest, hall.folder, who); };
  if (isDone(Phrase::HallAtWork, work)) {
    Q_EMIT said(toQt(words::said(Phrase::StationPersonRemoved, m_translator.language(), {who})));
  }
}

void StationPage::renewPhrase() {
  const station::OwnHall hall = current()->own;
  const std::string who = fromQt(login());
  const QString asked = m_translator(Phrase::HallPhraseAsked).arg(toQt(who));
  if (!m_session.confirmations().isConfirmed(asked, Phrase::HallRenewIt)) return;
  std::optional<station::NewPerson> renewed;
  const auto work = [&] {
    auto done = station::renewPhrase(hall.facts.contest, hall.folder, who);
    if (done) renewed = *done;
    return done;
  };
  if (!isDone(Phrase::HallAtWork, work)) return;
  const QString card = writtenCards(hall.folder, hall.facts, {*renewed}, who, m_session, m_translator);
  if (!card.isEmpty()) tellCards(card);
}

}  // namespace damath::window
