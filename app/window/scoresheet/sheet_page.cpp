// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_page.hpp"

#include <QFileInfo>
#include <QHideEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QString>
#include <QTimer>
#include <functional>

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/head_check.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/window/dialogs/question.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/page/printing.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/scoresheet/dialogs/accept_dialog.hpp"
#include "app/window/scoresheet/dialogs/compare_dialog.hpp"
#include "app/window/scoresheet/dialogs/take_off_dialog.hpp"
#include "app/window/scoresheet/dialogs/versions_dialog.hpp"
#include "app/window/scoresheet/live_sheet.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/scoresheet/open_habits.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/sheet_head.hpp"
#include "app/window/scoresheet/sheet_notice.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/translator.hpp"
#include "app/words/findings/file_words.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/expected.hpp"
#include "core/notation/sheet/sheet_csv.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Reads a scoresheet from a file in text form or in CSV form. The name of the file tells which. Returns the
// error as a whole sentence if the file cannot be read or contains no scoresheet.
Expected<sheet::Sheet, QString> readSheetFile(const QString& path, const Translator& translator) {
  const auto text = readChosen(path, notation::kMostSheetBytes + 1, translator);
  if (!text) return Unexpected<QString>(translator(Phrase::CannotRead).arg(path, text.error()));
  const bool isCsv = notation::isSheetCsvName(fromQt(path));
  auto sheet = isCsv ? notation::parseSheetCsv(*text) : notation::parseSheetText(*text);
  if (!sheet) {
    return Unexpected<QString>(translator(Phrase::NoSheet)
                                   .arg(path, QString::number(sheet.error().line),
                                        toQt(words::sentenceOf(sheet.error(), translator.language()))));
  }
  return *std::move(sheet);
}

enum class Leaving { Store, KeepDraft, Discard, Stay };

Leaving askLeaving(const Translator& translator, QWidget* parent) {
  Question box(QMessageBox::Question, translator.plain(Phrase::SheetPage), translator(Phrase::LeaveUnstored),
               QMessageBox::Cancel, parent);
  box.setInformativeText(translator(Phrase::LeaveHint));
  auto* store = box.addButton(translator(Phrase::StoreSheet), QMessageBox::AcceptRole);
  auto* keep = box.addButton(translator(Phrase::KeepAsDraft), QMessageBox::AcceptRole);
  auto* discard = box.addButton(translator(Phrase::DiscardDraft), QMessageBox::DestructiveRole);
  // The default button keeps the draft: it does not lose the text, and does not save it in the contest.
  box.setDefaultButton(keep);
  // A user who expects the next list on the screen may already press Down and Return. This order of the
  // buttons makes sure that these keys lose no text.
  QWidget::setTabOrder(keep, box.button(QMessageBox::Cancel));
  QWidget::setTabOrder(box.button(QMessageBox::Cancel), discard);
  QWidget::setTabOrder(discard, store);
  box.exec();
  if (box.clickedButton() == store) return Leaving::Store;
  if (box.clickedButton() == keep) return Leaving::KeepDraft;
  return box.clickedButton() == discard ? Leaving::Discard : Leaving::Stay;
}

}  // namespace

SheetPage::SheetPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_model(m_translator),
      m_open(m_session, m_model),
      m_notice(new SheetNotice(m_open, m_translator, this)),
      m_head(new SheetHead(m_model, m_translator, this)),
      m_live(new LiveSheet(m_session, m_model, m_open, m_translator, this)),
      m_grid(&m_live->grid()) {
  addBack();
  setFirst(m_grid);
  addButtons({Command::ImportSheet, Command::SaveSheet, Command::AcceptSheet, Command::Print});
  addBody(m_notice, 0);
  addBody(m_head, 0);
  addBody(m_live);
  m_live->setMinimumHeight(0);  // lets the editor be lower than the sum of its parts
  connectParts();
  serveCommands();
}

void SheetPage::connectParts() {
  connect(&m_model, &SheetModel::edited, this, &SheetPage::sheetEdited);
  // Typing means that the user goes on with the draft of an earlier run.
  connect(m_grid, &SheetGrid::typing, this, [this](const QModelIndex& cell) {
    if (cell.isValid() && m_open.draft() && !m_isOpening) m_open.keepDraft();
  });
  connect(&m_open, &OpenSheet::changed, this, [this] {
    showHead();
    Q_EMIT offersChanged();
  });
  on(m_notice, &SheetNotice::discardAsked, [this] { discard(); });
  on(m_notice, &SheetNotice::choiceAsked, [this] { static_cast<void>(store()); });
  on(m_notice, &SheetNotice::comparisonAsked, [this] { compareVersions(); });
  on(m_notice, &SheetNotice::correctionAsked, [this] { correctResult(); });
  connect(m_live, &LiveSheet::offersChanged, this, &Page::offersChanged);
  connect(m_live, &LiveSheet::said, this, &Page::said);
}

// Disconnects the model and the draft, because they still emit signals while they are destroyed after this
// page.
SheetPage::~SheetPage() {
  m_model.disconnect(this);
  m_open.disconnect();
  delete m_live;
}

void SheetPage::correctResult() {
  const contest::Event& shown = *shownEvent();
  const auto* of = std::get_if<desk::RematchOf>(&m_open.at());
  if (of == nullptr) {
    return (new ResultDialog(m_session, m_translator, shown, location().game, this))->open();
  }
  auto* dialog = new RematchDialog(m_session, m_translator, shown, contest::standings(shown), this);
  const contest::Rematch* played = m_open.isDue() ? nullptr : desk::rematchAt(shown, *of);
  dialog->choose(of->one, of->other, played == nullptr ? contest::GameId{} : played->id);
  dialog->open();
}

void SheetPage::look(const Location& location) {
  m_agreed.clear();
  m_isOpening = true;
  using Rematch = OpenSheet::Rematch;
  m_open.open(location.event, location.sheet(), location.isRematchDue ? Rematch::Due : Rematch::Played);
  Page::look(location);
  m_isOpening = false;
  // In a draft, the cursor goes to the cell where the user goes on typing, so that typing overwrites no text.
  m_open.draft() ? m_live->goToEnd() : m_grid->goToCell(0, 0);
  m_grid->setFocus();
  // The cell opens after the page is shown, because a cell that loses the focus closes.
  if (m_open.draft() && m_open.draft()->halfTyped) {
    QTimer::singleShot(0, this, guarded(m_session, [this] { resumeTyping(); }));
  }
}

void SheetPage::resumeTyping() {
  if (!m_open.draft() || !m_open.draft()->halfTyped) return;
  // Opening the cell is no typing: the notice about the draft stays.
  const QScopedValueRollback opening(m_isOpening, true);
  m_live->resume(*m_open.draft()->halfTyped);
}

void SheetPage::refresh() {
  const QModelIndex cursor = m_grid->currentIndex();
  const int row = cursor.row();
  const int column = qMax(cursor.column(), 0);
  // Does not read the scoresheet again while the page opens, because OpenSheet::open has just read it.
  if (!m_isOpening) m_open.reread();
  if (!meeting()) return;
  // Moves the cursor back to the cell where it was.
  if (!m_grid->currentIndex().isValid()) m_grid->goToCell(qBound(0, row, m_model.rowCount() - 1), column);
  showHead();
  m_live->setEvent(*shownEvent());
  m_live->judge();
}

void SheetPage::hideEvent(QHideEvent* event) {
  Page::hideEvent(event);
  // Minimizing the window hides this page too, but does not close the scoresheet.
  if (!event->spontaneous()) m_open.close();
}

void SheetPage::sheetEdited() {
  // Clears the last message, because it is out of date after an edit.
  if (!m_isOpening) Q_EMIT said({});
  showState();
  Q_EMIT offersChanged();
}

void SheetPage::compareVersions() {
  m_grid->finishTyping();
  const auto stored = desk::SheetDesk(m_session.desk()).sheets(location().event, m_open.at());
  if (!stored) return m_session.refusals().show(stored.error());
  std::vector<TwoSheets::Shown> versions;
  for (const desk::SheetView& view : *stored) {
    versions.push_back({versionTitle(view, m_translator), view.stored.sheet});
  }
  if (m_open.isTyped()) versions.push_back({m_translator(Phrase::MyVersion), m_model.sheet()});
  if (versions.size() < 2) return Q_EMIT said(m_translator(Phrase::OneVersionOnly));
  auto* dialog = new CompareDialog(m_translator, std::move(versions), this);
  const contest::Event* shown = shownEvent();
  const auto played = meeting();
  dialog->sheets().setPlayers(entryName(m_session.contest(), *shown, played->blue),
                              entryName(m_session.contest(), *shown, played->red));
  dialog->open();
}

void SheetPage::takeOff() {
  m_grid->finishTyping();
  const bool isTyped = m_open.isTyped();
  auto* dialog = new TakeOffDialog(m_session, m_translator, location().event, *meeting(),
                                   isTyped ? TakeOffDialog::Lines::Typed : TakeOffDialog::Lines::Stored,
                                   isTyped ? m_model.sheet() : m_open.inForce()->stored.sheet, this);
  connect(dialog, &TakeOffDialog::takenOff, this, [this, isTyped](const QString& what) {
    if (isTyped) discard();
    Q_EMIT said(what);
    m_grid->setFocus();
  });
  dialog->open();
}

void SheetPage::serveCommands() {
  const auto isStored = [this] { return m_open.inForce().has_value(); };
  const auto isUnsigned = [this] { return m_open.inForce() && !m_open.inForce()->stored.signOff; };
  const auto canTakeOff = [=, this] {
    return m_open.isTyped() ? !isStored() && !m_open.isDue() && isOfRound() : isUnsigned();
  };
  const auto canAccept = [=, this] {
    return m_open.isTyped() || (isStored() && m_open.inForce()->stored.acceptance == db::Acceptance::Open);
  };
  const auto swapSides = [this] {
    m_grid->finishTyping();
    m_open.changeSides();
  };
  const auto reviewing = [this](Command command) { return [this, command] { review(command); }; };
  const auto going = [this](Location::Kind kind) {
    return [this, kind] { Q_EMIT goTo(locationOf(kind, location().event, m_open.at())); };
  };
  Acts acts = m_live->acts();
  acts.insert(
      acts.end(),
      {{Command::ImportSheet, [this] { importDialog(); }},
       {Command::SaveSheet, [this] { static_cast<void>(store()); }, [this] { return m_open.isTyped(); }},
       {Command::NextInPile, [this] { goToNextInPile(); }, [this] { return isOfRound(); }},
       {Command::AcceptSheet, [this] { accept(); }, canAccept},
       {Command::KeepLive, [this] { playAtBoard(); }, std::not_fn(isStored)},
       {Command::SwapSides, swapSides, [this] { return m_open.isDue(); }},
       {Command::CompareVersions, [this] { compareVersions(); }, isStored},
       {Command::TakeOffSheet, [this] { takeOff(); }, canTakeOff},
       {Command::OpenReview, reviewing(Command::OpenReview), isStored},
       {Command::MarkChecked, reviewing(Command::MarkChecked), isUnsigned},
       {Command::SignOff, reviewing(Command::SignOff), isUnsigned},
       {Command::AnalyseGame, going(Location::Kind::Analysis), isStored},
       {Command::EnterAgain, going(Location::Kind::Keying), isUnsigned},
       {Command::Print, [this] { previewPaper(paper(), m_session, m_translator, this); }},
       {Command::ExportPdf, [this] { exportPaper(paper(), m_session, m_translator, *this); }}});
  serve(std::move(acts));
}

bool SheetPage::offers(Command command) const {
  return meeting() && Page::offers(command);
}

void SheetPage::playAtBoard() {
  Location there = locationOf(Location::Kind::Live, location().event, m_open.at());
  there.isRematchDue = m_open.isDue();
  Q_EMIT goTo(there);
}

// Opens the review page, which shows the written and the correct values, and runs there a command that the
// user gave on this page.
void SheetPage::review(Command command) {
  Q_EMIT goTo(locationOf(Location::Kind::Review, location().event, m_open.at()));
  // Does nothing if the user chose to stay on the scoresheet page.
  if (command != Command::OpenReview && !isVisible()) m_commands.action(command)->trigger();
}

SheetQuestions::Subject SheetPage::subject() const {
  using Content = SheetQuestions::Content;
  return {location().event, *meeting(),
          m_model.sheet(),  m_open.isTyped() ? Content::Typed : Content::Stored,
          m_agreed,         SheetQuestions::Intent::Store,
          m_open.isDue()};
}

bool SheetPage::store() {
  m_grid->finishTyping();
  const contest::EventId event = location().event;
  const bool isDue = m_open.isDue();
  std::optional<desk::DeskError> refusedAs;
  SheetQuestions questions(m_session, m_translator, subject(), this);
  const auto stored = questions.answered(m_session.author(), [&](const desk::Author& author) {
    desk::SheetDesk desk(m_session.desk());
    auto done = isDue ? desk.enterRematch(event, std::get<desk::RematchOf>(m_open.at()), {}, m_model.sheet(),
                                          desk::WithSheet::Store, author)
                            .map([](desk::RematchEntered&& entered) { return std::move(entered.view); })
                      : desk.storeSheet(event, m_open.at(), m_model.sheet(), author, m_open.basis());
    if (!done) refusedAs = done.error();
    return done;
  });
  if (!stored) {
    if (questions.keepsTheirs()) discard();
    if (!refusedAs) return false;
    const auto kept = m_session.hall().unsent().kept(*refusedAs, event, m_open.at(), m_model.sheet(),
                                                     m_session.author(), m_open.basis());
    // The user may leave the page: this computer keeps the scoresheet as an unsent entry and as a draft.
    if (kept) Q_EMIT said(*kept);
    return kept.has_value();
  }
  showStored(*stored);
  Q_EMIT said(isDue ? m_translator(Phrase::RematchBySheet)
                          .arg(wholeResult(shownEvent()->setup, *stored->result, m_translator.language()))
                    : savedText(stored->stored.version));
  m_grid->setFocus();
  return true;
}

std::optional<desk::Place> SheetPage::nextInPile() const {
  const auto* here = std::get_if<desk::Place>(&m_open.at());
  const contest::Event* shown = shownEvent();
  const auto status = here == nullptr || shown == nullptr ? nullptr : m_session.status(shown->id);
  if (status == nullptr) return std::nullopt;
  std::optional<desk::Place> first;
  std::optional<desk::Place> behind;
  for (const contest::Game& game : shown->games) {
    const bool isWithout = game.round == here->round && game.board != here->board &&
                           status->boards.of(game.id).stage < desk::BoardStage::SheetIn;
    if (!isWithout) continue;
    const auto take = [&game](std::optional<desk::Place>& place) {
      if (!place || game.board < place->board) place = desk::Place{game.round, game.board};
    };
    take(first);
    if (game.board > here->board) take(behind);
  }
  return behind ? behind : first;
}

void SheetPage::goToNextInPile() {
  if (const auto next = nextInPile()) return Q_EMIT goTo({Location::Kind::Sheet, location().event, *next});
  const int round = contest::numberOf(std::get<desk::Place>(m_open.at()).round);
  Q_EMIT said(filledIn(m_translator(Phrase::PileDone), round));
}

QString SheetPage::savedText(int version) const {
  const auto next = nextInPile();
  if (!next) return m_translator(Phrase::SheetSaved).arg(version);
  const QString key = m_commands.action(Command::NextInPile)->shortcut().toString(QKeySequence::NativeText);
  return filledIn(m_translator(Phrase::SheetSavedNext), version, key, contest::numberOf(next->board));
}

void SheetPage::showStored(const desk::SheetView& view) {
  m_open.setStored(view);
  if (!location().isRematchDue) return;
  // Saving has entered the due rematch, so the page becomes the page of a played rematch.
  Q_EMIT goTo(locationOf(Location::Kind::Sheet, location().event, m_open.at()));
}

void SheetPage::discard() {
  m_agreed.clear();
  m_open.discard();
  m_live->judge();
  Q_EMIT said(m_translator(Phrase::DraftDiscarded));
}

bool SheetPage::leave() {
  m_grid->finishTyping();
  if (!m_open.isTyped()) return true;
  switch (askLeaving(m_translator, this)) {
    case Leaving::Store:
      return store();
    case Leaving::KeepDraft:
      if (const auto refused = m_open.saveDraft()) {
        m_session.refusals().show(m_translator(Phrase::NoDrafts).arg(draftFolder(), *refused));
        return false;
      }
      Q_EMIT said(m_translator(Phrase::DraftKept));
      return true;
    case Leaving::Discard:
      discard();
      // Removes the message of discard(). That message offers Ctrl+Z, which does nothing after the user has
      // left the page.
      Q_EMIT said({});
      return true;
    case Leaving::Stay:
      break;
  }
  return false;
}

void SheetPage::accept() {
  const sheet::AuditReport report = m_live->judged();
  if (const auto unproven = m_live->unproven()) return m_session.refusals().show(*unproven);
  const QStringList mistakes = m_live->mistakes();
  auto* dialog = new AcceptDialog(m_session, m_translator, subject(), m_open.basis(), report, mistakes, this);
  const AcceptedHabits habits = m_live->acceptedHabits();
  dialog->tellHabits(habits.note);
  dialog->proposeReason(proposedReason(habits, mistakes));
  connect(dialog, &AcceptDialog::acceptedSheet, this, [this](const desk::SheetView& view) {
    showStored(view);
    m_live->judge();
    Q_EMIT said(m_translator(Phrase::SheetAccepted).arg(mistakesIn(view)));
    // Another button replaces the Accept button. The focus leaves it, so that a second key press does not
    // press the new button.
    m_grid->setFocus();
  });
  on(dialog, &AcceptDialog::contestsKept, [this] { discard(); });
  dialog->open();
}

void SheetPage::importDialog() {
  chooseFile({Phrase::ImportSheet, QFileInfo(m_session.path()).absolutePath(), Phrase::SheetFiles}, m_session,
             m_translator, this, [this](const QString& path) { importSheet(path); });
}

void SheetPage::importSheet(const QString& path) {
  if (!meeting()) return;
  m_grid->finishTyping();
  const auto sheet = readSheetFile(path, m_translator);
  if (!sheet) return m_session.refusals().show(sheet.error());
  const QString replaced = replacedBy(*sheet);
  const bool isTurned = m_open.takeSidesOf(*sheet);
  auto mismatches = desk::mismatchesOf(m_session.contest(), *shownEvent(), *meeting(), *sheet);
  bool isMeant = true;
  if (!mismatches.empty()) {
    const auto question =
        desk::questionAt(desk::ConfirmationLevel::Acknowledge, desk::ConfirmationReason::SheetMisfiled,
                         m_open.at(), desk::Misfiling{mismatches});
    QStringList texts{m_session.confirmations().textOf(location().event, question)};
    if (!replaced.isEmpty()) texts << replaced;
    texts << m_translator(Phrase::TakeOverAnyway);
    isMeant = m_session.confirmations().isConfirmed(texts.join(QStringLiteral("\n\n")),
                                                    Phrase::TakeOverForThisBoard);
  } else if (!replaced.isEmpty()) {
    isMeant = m_session.confirmations().isConfirmed(replaced, Phrase::GoOnImporting);
  }
  if (!isMeant) {
    if (isTurned) m_open.changeSides();
    return;
  }
  m_agreed = std::move(mismatches);
  m_model.takeOver(*sheet, m_translator.plain(Phrase::ImportSheet));
  m_live->judge();
  m_grid->setFocus();
  Q_EMIT said(m_translator(Phrase::SheetTakenOver).arg(QFileInfo(path).fileName()));
}

QString SheetPage::replacedBy(const sheet::Sheet& imported) const {
  if (m_model.sheet() == SheetModel::withoutBlankLines(imported)) return {};
  if (m_open.isTyped()) return m_translator(Phrase::ImportOverTyped);
  const auto& inForce = m_open.inForce();
  return inForce ? filledIn(m_translator(Phrase::ImportOverSaved), inForce->stored.version) : QString();
}

// Returns the printed scoresheet. The register of papers gets it only if it shows the version that the
// contest file has.
papers::Paper SheetPage::paper() {
  // Calls judged() before it reads the scoresheet, because judged() also saves the text of the cell in which
  // the user types.
  const sheet::AuditReport& report = m_live->judged();
  const sheet::Sheet sheet = m_model.sheet();
  const desk::SheetView* stored = m_open.inForce() ? &*m_open.inForce() : nullptr;
  papers::Paper paper;
  paper.document = papers::shownScoresheet({m_session.contest(), *shownEvent(), m_translator.language()},
                                           *meeting(), {sheet, report, stored});
  paper.of = papers::paperOf(papers::PaperForm::Scoresheet, location().event, m_translator.language());
  // Unsaved lines are not in the contest file, so their paper is not registered.
  if (stored == nullptr || stored->stored.sheet != sheet) paper.of.form.clear();
  if (const auto* place = std::get_if<desk::Place>(&m_open.at())) {
    paper.of.round = place->round;
    paper.of.board = place->board;
  } else {
    paper.of.blue = meeting()->blue;
    paper.of.red = meeting()->red;
    if (!m_open.isDue()) paper.of.rematch = meeting()->owner.game;
  }
  return paper;
}

QString SheetPage::title() const {
  const auto* place = std::get_if<desk::Place>(&m_open.at());
  if (place == nullptr) return m_translator(Phrase::SheetRematchTitle);
  return m_translator(Phrase::SheetTitle)
      .arg(contest::numberOf(place->round))
      .arg(contest::numberOf(place->board));
}

void SheetPage::showHead() {
  m_grid->setAccessibleName(m_translator.plain(Phrase::Sheet));
  const contest::Event* shown = shownEvent();
  const auto played = meeting();
  if (shown == nullptr || !played) return;
  const QString blue = entryName(m_session.contest(), *shown, played->blue);
  const QString red = entryName(m_session.contest(), *shown, played->red);
  m_grid->setPlayers(blue, red);
  setHead(title(), QStringLiteral("%1 · %2 – %3").arg(toQt(shown->setup.name), blue, red));
  showState();
}

// Shows the state of the scoresheet in the contest, and tells if the shown text differs from it.
void SheetPage::showState() {
  const auto& inForce = m_open.inForce();
  const bool isDraft = m_open.isTyped();
  if (!m_open.isRead()) return m_head->setState(m_translator(Phrase::SheetNotRead));
  if (!inForce) return m_head->setState(m_translator(isDraft ? Phrase::DraftAlone : Phrase::NoSheetYet));
  const bool isAccepted = inForce->stored.acceptance == db::Acceptance::Accepted;
  const Phrase shown = isAccepted ? Phrase::VersionAccepted : Phrase::VersionSaved;
  const Phrase draft = isAccepted ? Phrase::DraftOverAccepted : Phrase::DraftOverSaved;
  m_head->setState(m_translator(isDraft ? draft : shown).arg(inForce->stored.version));
}

}  // namespace damath::window
