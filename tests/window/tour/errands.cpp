// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/tour/errands.hpp"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>
#include <atomic>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "app/hall/server/network.hpp"
#include "app/hall/window/hall_person_dialog.hpp"
#include "app/hall/window/make_hall_dialog.hpp"
#include "app/play/lessons/lessons_page.hpp"
#include "app/play/practice/analysis_dialog.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/frame/refusal_line.hpp"
#include "app/window/frame/unsent_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/rounds/by_hand_dialog.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "app/window/rounds/unpublished_line.hpp"
#include "app/window/scoresheet/compare_dialog.hpp"
#include "app/window/scoresheet/route_chooser.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/versions_dialog.hpp"
#include "app/window/today/event_dialog.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/profiles.hpp"
#include "platform/socket.hpp"

namespace damath::tour {

using window::Command;
using window::Location;
using words::Phrase;

namespace {

constexpr desk::Place kFirstBoard{contest::RoundNumber{1}, contest::BoardNumber{1}};

constexpr std::string_view kEight =
    "last,first,school,district\n"
    "Abad,Liza,San Carlos National High School,San Carlos\n"
    "Bernal,Karlo,Lingayen High School,Lingayen\n"
    "Castro,Mae,San Carlos National High School,San Carlos\n"
    "Dizon,Rico,Muñoz Science High School,Muñoz\n"
    "Estrella,Joy,Tarlac National High School,Tarlac East\n"
    "Fajardo,Noel,Lingayen High School,Lingayen\n"
    "Gomez,Pia,Muñoz Science High School,Muñoz\n"
    "Herrera,Tito,Tarlac National High School,Tarlac East\n";

// An import list with four kinds of row: new, known, similar to a known player, and refused.
constexpr const char* kList =
    "Apelyido,Pangalan,Paaralan,Distrito\n"
    "Lopez,Inna,Binmaley Catholic School,Binmaley\n"
    "Abad,Liza,San Carlos National High School,San Carlos\n"
    "Bernal,Carlo,Lingayen High School,Lingayen\n"
    "Dela Cruz,,Binmaley Catholic School,Binmaley\n";

constexpr std::string_view kThree =
    "last,first,school\nIgnacio,Ana,San Carlos National High School\n"
    "Jacinto,Ben,Lingayen High School\nKatigbak,Cora,Muñoz Science High School\n";

// The third capture of BLUE's dama, -3 + 2, can land on two squares.
constexpr std::string_view kOpenRoute = R"([Set "integer"]

-1 (4,3) | | || 6 (3,4)
-7 (5,2) | | || -1 (1,4)
-1 + 6 | 5 | 5 ||
-1 x (-1) | 1 | 6 || -9 (5,4)
2 (6,1) | | || -7 (2,5)
-9 (2,3) | | || 2 (1,6)
-9 (1,4) | | || 4 ÷ (-9) | -4/9 ≈ 0 | 0
6 + 4 | 10 | 16 || 0 (6,5)
-3 (3,2) | | || 0 (7,4)
6 (0,5) | | || 0 (6,3)
-7 x 0 | 0 | 16 || -3 (6,5)
-7 + (-3) | -10 | 6 || -11 x (-7) | 77 | 77
-3 (2,3) | | || 8 (5,6)
0 (1,2) | | || -11 (3,4)
-3 x (-11) | 33 | 39 ||
-3 + 8 | 5 | 44 || -7 (3,4)
-3 ÷ (-7) | 3/7 ≈ 0 | 44 || -9 (6,3)
4 ÷ (-9) | -4/9 ≈ 0 | 44 || 2 (2,5)
-11 (2,1) | | || 2 (3,4)
-3 + 2 | -1 x 2 = -2 | 42 || 10 (4,5)
)";

void press(QWidget& widget, int key) {
  QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
  QApplication::sendEvent(&widget, &down);
  QApplication::processEvents();
}

contest::ResultInput resultOf(int blue, int red) {
  return {rules::Ending::Time, exact::Number(blue), exact::Number(red)};
}

void discard(QWidget& box) {
  const auto& asked = static_cast<const QMessageBox&>(box);
  const auto buttons = asked.buttons();
  for (QAbstractButton* button : buttons) {
    if (asked.buttonRole(button) == QMessageBox::DestructiveRole) button->click();
  }
}

}  // namespace

Errands::Errands(window::Session& session, const window::Translator& translator, window::MainWindow& window,
                 Stops& stops, const QDir& folder)
    : m_session(session), m_translator(translator), m_window(window), m_stops(stops), m_folder(folder) {
  const auto& events = m_session.contest().events;
  m_integer = events.at(0).id;
  m_rational = events.at(1).id;
}

template <class Part>
Part* Errands::part(Location::Kind kind) {
  auto* found = m_window.page(kind)->findChild<Part*>();
  m_stops.expect(found != nullptr, QString::fromLatin1(Part::staticMetaObject.className()));
  return found;
}

contest::EventId Errands::addEvent(contest::System system, const char* name, std::string_view players) {
  const contest::EventSetup setup{
      name, *rules::builtInChipSet("integer"), rules::manual(), system, 1, std::nullopt, 1};
  const auto event = m_session.changed(desk::EventDesk(m_session.desk()).addEvent(setup, m_session.author()));
  m_stops.expect(event.has_value(), QString::fromLatin1(name));
  if (event && !players.empty()) {
    const auto done = m_session.changed(
        desk::EventDesk(m_session.desk()).importPlayers(*event, players, m_session.author()));
    m_stops.expect(done.has_value(), QString::fromLatin1(name));
  }
  return event.value_or(contest::EventId{});
}

void Errands::walkUnpublishedRound() {
  const contest::RoundNumber newest = m_session.find(m_integer)->rounds.back().number;
  m_window.goTo({Location::Kind::Rounds, m_integer, {newest, {}}});
  m_stops.run(Command::ShowReasons, QStringLiteral("held-reasons"));
  m_stops.see(QStringLiteral("held-reasons"));
  m_stops.run(Command::ShowReasons, QStringLiteral("held-reasons"));
  const auto fields = part<window::UnpublishedLine>(Location::Kind::Rounds)->findChildren<QLineEdit*>();
  for (int i = 0; i < 2; ++i) {
    fields.at(i)->setText(i == 0 ? QStringLiteral("1b") : QStringLiteral("2r"));
    press(*fields.at(i), Qt::Key_Return);
  }
  m_stops.see(QStringLiteral("held-changed"));
  m_stops.dialog<window::ConfirmationDialog>(Command::KeepPairing, QStringLiteral("keep-pairing"));
  m_stops.question(QStringLiteral("leave-pairing"), [this] { m_window.goTo({}); });
  m_stops.run(Command::ProgramPairing, QStringLiteral("held-changed"));
  // The game belongs to an unpublished round, so that the dialog asks for confirmation.
  m_window.goTo({Location::Kind::Rounds, m_rational, {contest::RoundNumber{1}, {}}});
  m_stops.dialog<window::ResultDialog>(
      Command::EnterResult, QStringLiteral("result-typed"), [this](window::ResultDialog& dialog) {
        dialog.fields().blue->setText(QStringLiteral("12"));
        dialog.fields().red->setText(QStringLiteral("7"));
        m_stops.question(QStringLiteral("publish-question"), [&] { dialog.accept(); });
      });
}

void Errands::walkSwiss() {
  const contest::EventId event = addEvent(contest::System::Swiss, "Grade 9 Swiss", kEight);
  m_window.goTo({Location::Kind::Players, event, {}});
  m_stops.dialog<window::ConfirmationDialog>(Command::RemovePlayer, QStringLiteral("remove-player"));
  walkImport(event);
  m_window.goTo({Location::Kind::Rounds, event, {}});
  m_stops.see(QStringLiteral("rounds-unpaired"));
  m_stops.dialog<window::ByHandDialog>(Command::PairByHand, QStringLiteral("by-hand"));
  const contest::RoundNumber first{1};
  m_session.change(event, m_session.author(), &desk::PairingDesk::pairNextRound, event);
  m_session.change(event, m_session.author(), &desk::PairingDesk::publish, event);
  m_window.goTo({Location::Kind::Rounds, event, {first, {}}});
  walkQuickEntry();
  for (int board = 2; board <= 4; ++board) {
    m_session.change(event, m_session.author(), &desk::RoundDesk::setResult, event,
                     desk::Place{first, contest::BoardNumber{board}}, resultOf(10 * board, 7));
  }
  m_session.change(event, m_session.author(), &desk::PairingDesk::pairNextRound, event);
  m_window.goTo({Location::Kind::Rounds, event, {contest::RoundNumber{2}, {}}});
  m_stops.run(Command::ShowReasons, QStringLiteral("swiss-reasons"));
  m_stops.see(QStringLiteral("swiss-reasons"));
  m_stops.run(Command::ShowReasons, QStringLiteral("swiss-reasons"));
  auto* list = part<window::ListTable>(Location::Kind::Rounds);
  m_stops.question(QStringLiteral("context-menu"), [&] {
    const QPoint place = list->viewport()->rect().center();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, place, list->mapToGlobal(place));
    QApplication::sendEvent(list, &asked);
  });
}

// Enters a board number that does not exist, then the result of board 1.
void Errands::walkQuickEntry() {
  const auto fields = part<window::QuickEntryLine>(Location::Kind::Rounds)->findChildren<QLineEdit*>();
  const auto enter = [&](int field, const char* typed) {
    fields.at(field)->setText(QString::fromLatin1(typed));
    press(*fields.at(field), Qt::Key_Return);
  };
  enter(0, "99");
  m_stops.see(QStringLiteral("quick-wrong"));
  press(*fields.at(0), Qt::Key_Backspace);
  enter(0, "1");
  enter(1, "50");
  fields.at(2)->setText(QStringLiteral("10"));
  m_stops.see(QStringLiteral("quick-typed"));
  press(*fields.at(2), Qt::Key_Return);
  m_stops.see(QStringLiteral("quick-entered"));
}

void Errands::walkImport(contest::EventId event) {
  const QString path = m_folder.filePath(QStringLiteral("listahan.csv"));
  QFile file(path);
  m_stops.expect(file.open(QIODevice::WriteOnly) && file.write(kList) > 0, path);
  file.close();
  m_window.goTo({Location::Kind::Players, event, {}});
  m_stops.dialog<window::ImportDialog>(Command::ImportPlayers, QStringLiteral("import-rows"),
                                       [&](window::ImportDialog& dialog) { dialog.read(path); });
  m_stops.dialog<window::ImportDialog>(
      Command::ImportPlayers, QStringLiteral("import-pasted"), [](window::ImportDialog& dialog) {
        dialog.readPasted(QStringLiteral("Lopez\tInna\tBinmaley Catholic School\n"));
      });
}

void Errands::walkSheet() {
  m_window.goTo({Location::Kind::Sheet, m_rational, kFirstBoard});
  auto* cells = part<window::SheetGrid>(Location::Kind::Sheet)->model();
  cells->setData(cells->index(0, 2), QStringLiteral("7"));
  m_stops.see(QStringLiteral("sheet-typed"));
  // Stores another version, as a second user would, so that two versions compete.
  desk::SheetDesk desk(m_session.desk());
  const auto stored = m_session.refusals().asked(desk.sheetInForce(m_rational, kFirstBoard));
  if (!stored) return m_stops.expect(false, QStringLiteral("sheet"));
  sheet::Sheet other = stored->stored.sheet;
  other.lines.front().of(board::Side::Blue).total = "9";
  m_stops.expect(desk.storeSheet(m_rational, kFirstBoard, other, m_session.author()).has_value(),
                 QStringLiteral("versions"));
  m_stops.question(
      QStringLiteral("versions"), [this] { m_stops.run(Command::SaveSheet, QStringLiteral("versions")); },
      [this](QWidget& asked) {
        m_stops.expect(qobject_cast<window::VersionsDialog*>(&asked) != nullptr, QStringLiteral("versions"));
        asked.close();
      });
  m_stops.question(
      QStringLiteral("leave-sheet"), [this] { m_window.goTo({}); }, discard);
  m_window.goTo({Location::Kind::Sheet, m_rational, kFirstBoard});
  m_stops.dialog<window::CompareDialog>(Command::CompareVersions, QStringLiteral("compare"));
}

void Errands::walkRoutes() {
  const desk::Place place{m_session.find(m_integer)->rounds.back().number, contest::BoardNumber{3}};
  const auto stored = m_session.changed(
      desk::SheetDesk(m_session.desk())
          .storeSheet(m_integer, place, notation::parseSheetText(kOpenRoute).value(), m_session.author()));
  m_stops.expect(stored.has_value(), QStringLiteral("routes"));
  m_window.goTo({Location::Kind::Sheet, m_integer, place});
  auto* grid = part<window::SheetGrid>(Location::Kind::Sheet);
  const auto* routes = part<window::RouteChooser>(Location::Kind::Sheet);
  for (int row = grid->model()->rowCount() - 1; row >= 0 && !routes->isOpen(); --row) grid->goToCell(row, 0);
  m_stops.expect(routes->isOpen(), QStringLiteral("routes"));
  m_stops.see(QStringLiteral("routes"));
}

void Errands::walkReview() {
  const auto stored =
      m_session.refusals().asked(desk::SheetDesk(m_session.desk()).sheetInForce(m_rational, kFirstBoard));
  if (!stored) return;
  sheet::Sheet second = stored->stored.sheet;
  second.lines.at(1).of(board::Side::Red).total = "-7";
  const auto done =
      m_session.change(m_rational, m_session.author(QStringLiteral("G. Cruz")), &desk::ReviewDesk::review,
                       m_rational, desk::SheetAt(kFirstBoard), std::optional(second));
  m_stops.expect(done.has_value(), QStringLiteral("review-keyed"));
  m_window.goTo({Location::Kind::Review, m_rational, kFirstBoard});
  m_stops.see(QStringLiteral("review-keyed"));
}

void Errands::walkViolations() {
  const contest::Event* event = m_session.find(m_integer);
  const contest::EntryId entry = event->games.back().blue;
  const desk::Place place{event->games.back().round, event->games.back().board};
  for (int i = 0; i < 4; ++i) {
    m_session.change(m_integer, m_session.author(QStringLiteral("G. Cruz")),
                     &desk::ViolationDesk::addViolation, m_integer, entry, std::optional(place),
                     db::ViolationKind::TouchMove, std::string("chip 4"));
  }
  m_window.goTo({Location::Kind::Reviews, m_integer, {}});
  m_stops.see(QStringLiteral("violations"));
}

// Three players draw all their games and all their rematches.
void Errands::walkTies() {
  const contest::EventId event = addEvent(contest::System::RoundRobin, "Grade 10 Integer", kThree);
  for (int round = 1; round <= 3; ++round) {
    m_session.change(event, m_session.author(), &desk::PairingDesk::pairNextRound, event);
    m_session.change(event, m_session.author(), &desk::PairingDesk::publish, event);
    const desk::Place place{contest::RoundNumber{round}, contest::BoardNumber{1}};
    m_session.change(event, m_session.author(), &desk::RoundDesk::setResult, event, place, resultOf(5, 5));
  }
  m_window.goTo({Location::Kind::Tally, event, {}});
  m_stops.see(QStringLiteral("tally-rematches"));
  m_stops.dialog<window::RematchDialog>(Command::EnterRematch, QStringLiteral("rematch"));
  const std::vector<contest::Entry> entries = m_session.find(event)->entries;
  for (const auto& [one, other] : {std::pair{0U, 1U}, std::pair{0U, 2U}, std::pair{1U, 2U}}) {
    m_session.change(event, m_session.author(), &desk::RoundDesk::setRematch, event, entries.at(one).id,
                     entries.at(other).id, resultOf(5, 5));
  }
  m_window.goTo({Location::Kind::Tally, event, {}});
  m_stops.see(QStringLiteral("tally-lot"));
}

void Errands::walkHall() {
  const station::OwnHall hall{station::HallFolder((m_folder.path() + QStringLiteral("/hall")).toStdString()),
                              {m_session.path().toStdString(), m_session.contest().head.name}};
  auto* person = new window::HallPersonDialog(m_session, m_translator, hall, &m_window);
  person->open();
  m_stops.seeAndLeave(QStringLiteral("hall-person"), *person);
  auto* unsent = new window::UnsentDialog(m_session, m_translator, &m_window);
  unsent->open();
  m_stops.seeAndLeave(QStringLiteral("unsent"), *unsent);
}

// Shares the contest from the walk's own folder, at a free port. Returns false if no server could be started.
bool Errands::makeHall() {
  m_stops.run(Command::HallMake, QStringLiteral("make-hall"));
  auto* dialog = qobject_cast<window::MakeHallDialog*>(QApplication::activeModalWidget());
  if (dialog == nullptr) return false;
  const QPointer<QDialog> left(dialog);
  int port = station::kUsualPort;
  while (!platform::isPortFree(port)) ++port;
  dialog->findChild<QLineEdit*>()->setText(QStringLiteral("G. Cruz"));
  dialog->findChildren<QSpinBox*>().back()->setValue(port);
  dialog->accept();
  const bool isMade = m_session.hall().isJoined();
  if (!isMade && left != nullptr) left->reject();
  QApplication::processEvents();
  return isMade;
}

void Errands::walkOwnHall() {
  constexpr const char* kData = "XDG_DATA_HOME";
  const QByteArray before = qgetenv(kData);
  qputenv(kData, m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
  m_window.goTo({Location::Kind::Station, {}, {}});
  const auto waitFor = [this](Command command, const QString& name) {
    m_stops.waitFor([&] { return m_window.commands().action(command)->isEnabled(); }, name);
  };
  const auto agree = [](QWidget& asked) {
    const auto buttons = asked.findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
      if (static_cast<QMessageBox&>(asked).buttonRole(button) == QMessageBox::AcceptRole) button->click();
    }
  };
  if (makeHall()) {
    waitFor(Command::HallStop, QStringLiteral("hall-open"));
    m_stops.see(QStringLiteral("hall-open"));
    for (const auto& [kind, name] :
         {std::pair(Location::Kind::Today, "hall-events"), std::pair(Location::Kind::Rounds, "hall-rounds"),
          std::pair(Location::Kind::Journal, "hall-journal")}) {
      m_window.goTo({kind, kind == Location::Kind::Rounds ? m_integer : contest::EventId{}, {}});
      m_stops.see(QString::fromLatin1(name));
    }
    m_window.goTo({Location::Kind::Station, {}, {}});
    waitFor(Command::HallStop, QStringLiteral("hall-stop"));
    m_stops.question(
        QStringLiteral("hall-stop"), [this] { m_stops.run(Command::HallStop, QStringLiteral("hall-stop")); },
        agree);
    waitFor(Command::HallClose, QStringLiteral("hall-stopped"));
    waitFor(Command::HallStart, QStringLiteral("hall-stopped"));
    m_stops.see(QStringLiteral("hall-stopped"));
    m_stops.question(
        QStringLiteral("hall-close"),
        [this] { m_stops.run(Command::HallClose, QStringLiteral("hall-close")); }, agree);
    m_stops.see(QStringLiteral("hall-closed"));
  }
  before.isNull() ? qunsetenv(kData) : qputenv(kData, before);
}

void Errands::walkPractice() {
  m_window.goTo({Location::Kind::Practice, {}, {}});
  const QAction& turn = *m_window.commands().action(Command::EngineTurn);
  for (int i = 0; i < 2; ++i) {
    m_stops.run(Command::EngineTurn, QStringLiteral("practice-played"));
    m_stops.waitFor([&] { return turn.isEnabled(); }, QStringLiteral("practice-played"));
  }
  m_stops.see(QStringLiteral("practice-played"));
  m_stops.dialog<window::AnalysisDialog>(
      Command::AnalyseGame, QStringLiteral("analysis-dialog"), [this](window::AnalysisDialog& dialog) {
        m_stops.waitFor([&] { return dialog.isDone(); }, QStringLiteral("analysis-dialog"));
      });
  m_stops.run(Command::Resign, QStringLiteral("practice-over"));
  m_stops.see(QStringLiteral("practice-over"));
  // Starts a new game, so that the walk in the next language and theme begins with the same state.
  m_stops.run(Command::NewGame, QStringLiteral("new-game"));
  if (auto* asked = qobject_cast<QDialog*>(QApplication::activeModalWidget())) asked->accept();
}

void Errands::walkWork() {
  m_window.goTo({});
  std::atomic<bool> isSeen = false;
  QPointer<window::WorkDialog> work = window::WorkDialog::run(
      m_session, m_translator, {Phrase::SampleBeingMade, Phrase::EndWork},
      [&isSeen](const window::FileWork::Watch& watch) -> window::FileWork::Report {
        while (!isSeen && watch(3, 10)) QThread::msleep(10);
        return [] {};
      },
      &m_window);
  m_stops.waitFor([&] { return work != nullptr && work->isVisible(); }, QStringLiteral("work"));
  if (work != nullptr) m_stops.see(QStringLiteral("work"), *work);
  isSeen = true;
  m_stops.waitFor([&] { return work == nullptr; }, QStringLiteral("work"));
  // Shows an error in a dialog, then an error in the line above the page.
  m_stops.dialog<window::EventDialog>(Command::AddEvent, QStringLiteral("dialog-refused"),
                                      [](window::EventDialog& dialog) { dialog.accept(); });
  m_session.refusals().show(m_translator(Phrase::NoEvents));
  m_stops.see(QStringLiteral("refused"), m_window);
  m_window.findChild<window::RefusalLine*>()->clear();
}

void Errands::walk() {
  walkUnpublishedRound();
  walkSheet();
  walkRoutes();
  walkReview();
  walkViolations();
  walkSwiss();
  walkTies();
  walkHall();
  walkPractice();
  walkWork();
}

void Errands::walkEmptyContest() {
  const QString path = m_folder.filePath(QStringLiteral("empty.damath"));
  const bool isOpen =
      m_session.opener().create(path, {"Division Damath Contest", "", ""}) && m_window.openFile(path);
  if (!isOpen) return m_stops.expect(false, path);
  const auto see = [this](Location::Kind kind, contest::EventId event, const char* name) {
    m_window.goTo({kind, event, {}});
    m_stops.see(QStringLiteral("empty-") + QLatin1String(name));
  };
  see(Location::Kind::Today, {}, "events");
  see(Location::Kind::Schools, {}, "schools");
  see(Location::Kind::Journal, {}, "journal");
  const contest::EventId event = addEvent(contest::System::RoundRobin, "Integer", {});
  see(Location::Kind::Players, event, "players");
  see(Location::Kind::CheckIn, event, "check-in");
  see(Location::Kind::Rounds, event, "rounds");
  see(Location::Kind::Reviews, event, "reviews");
  see(Location::Kind::Clocks, event, "clocks");
  m_window.goTo({Location::Kind::Lessons, event, {}});
  const auto& lessons = static_cast<window::LessonsPage&>(*m_window.page(Location::Kind::Lessons));
  m_stops.waitFor([&] { return lessons.isDone(); }, QStringLiteral("empty-lessons"));
  m_stops.see(QStringLiteral("empty-lessons"));
  see(Location::Kind::Tally, event, "tally");
}

}  // namespace damath::tour
