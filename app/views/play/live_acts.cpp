// SPDX-License-Identifier: GPL-3.0-or-later
// What is done on the page of a live game: turns typed, judged and made, questions asked, the game begun,
// ended and accepted.
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include "app/models/text/contest_text.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/dialogs/confirmation_dialog.hpp"
#include "app/views/dialogs/violation_dialog.hpp"
#include "app/views/parts/notice_bar.hpp"
#include "app/views/play/live_page.hpp"
#include "app/views/play/turn_fields.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/every.hpp"
#include "core/play/turn_check.hpp"
#include "core/play/turn_offer.hpp"

namespace damath::views {

using models::toQt;
using play::ClockPhase;
using words::Phrase;

void LivePage::type(const QString& text) {
  if (m_live.table() == nullptr || text.trimmed().isEmpty()) return;
  m_notice->tell({}, {});
  const auto done = m_live.turn(text, desk::Stands::IfLegal, m_session.author());
  if (done) {
    m_typed->clear();
    return m_fields->clear();
  }
  const auto* fault = done.error().as<notation::TypedTurnFault>();
  const bool mayStand =
      fault != nullptr && std::holds_alternative<rules::Breach>(fault->code) && isKeptByArbiter();
  if (!mayStand) return tell(done.error());
  m_notice->tell(m_session.sentence(done.error()),
                 {{m_translator(Phrase::LiveLetStand), [this, text] { askToLetStand(text); }}});
}

// Each cell of the turn that is being typed, and in words what is wrong with it.
void LivePage::showCheck() {
  m_checks.stop();
  m_check->setVisible(isKeptByArbiter());
  if (!isKeptByArbiter()) return;
  const desk::LiveTable& table = *m_live.table();
  const auto language = m_translator.language();
  if (table.game().outcome()) return m_check->setText(m_translator(Phrase::LiveClosingHint));
  m_check->clear();
  if (m_fields->isEmpty()) return m_fields->setLooks({});
  using Look = TurnFields::Look;
  const play::TurnCheck check = play::checkedTurn(table.game(), models::fromQt(m_fields->text()));
  if (!check.turn) {
    std::vector<std::array<Look, TurnFields::kCells>> looks(m_fields->rows().size());
    for (auto& row : looks) row[0] = Look::Wrong;
    m_fields->setLooks(looks);
    return m_check->setText(toQt(words::sentenceOf(*check.fault, rules::Game::Damath, language)));
  }
  const bool goesOn = check.turn->breach == rules::Breach::ChainNotFinished;
  const bool isBroken = check.turn->breach && !goesOn;
  std::vector<std::array<Look, TurnFields::kCells>> looks;
  for (const auto& line : check.isRight) {
    auto& row = looks.emplace_back();
    for (std::size_t cell = 0; cell < TurnFields::kCells; ++cell) {
      row[cell] = line[cell] && (cell > 0 || !isBroken) ? Look::Right : Look::Wrong;
    }
  }
  m_fields->setLooks(looks);
  QStringList told;
  if (isBroken) {
    const notation::GameLaw law{table.game().setup().ruleset, table.game().setup().set};
    const auto route = play::routeOf(check.turn->turn);
    const auto fault = notation::turnAlong(route, table.game().position(), law);
    if (!fault) told << toQt(words::sentenceOf(fault.error(), rules::Game::Damath, language));
  }
  const sheet::Audited audited{check.sheet, check.report,
                               sheet::Law(table.game().setup().ruleset, table.game().setup().set)};
  for (const std::size_t finding : check.findings) {
    // What its own words say of the turn is told already.
    if (isBroken && check.report.findings[finding].cell == sheet::Cell::Move) continue;
    if (goesOn && check.report.findings[finding].code == sheet::FindingCode::ChainNotFinished) continue;
    told << toQt(words::sentenceOf(check.report.findings[finding], audited, language));
  }
  if (goesOn) told << m_translator(Phrase::LiveChainGoesOn);
  if (told.isEmpty()) {
    bool isAllTyped = true;
    for (const play::WrittenCells& line : check.turn->written) {
      isAllTyped =
          isAllTyped && (!check.turn->turn.isCapture() || (!line.score.empty() && !line.total.empty()));
    }
    told << m_translator(isAllTyped ? Phrase::LiveIsLegal : Phrase::LiveIsLegalSoFar);
  }
  m_check->setText(told.join(QLatin1Char('\n')));
}

// A chain is typed line by line; what is cut short is told once it is entered without its next line.
void LivePage::enterFields() {
  const QString text = m_fields->text();
  if (m_live.table() == nullptr || m_live.table()->game().outcome()) return;
  const auto offer = play::offeredTurn(m_live.table()->game(), models::fromQt(text));
  const bool goesOn = offer && offer->breach == rules::Breach::ChainNotFinished;
  const auto jumps = offer && offer->turn.isCapture() ? offer->turn.jumps().size() : 1;
  if (goesOn && m_fields->rows().size() == jumps && !text.contains(u'@')) {
    m_fields->addRow();
    return showCheck();
  }
  type(text);
  if (m_fields->isEmpty()) m_fields->setFocus();
  showCheck();
}

// What was typed below the moves, as it stands on the paper.
void LivePage::close() {
  if (!isKeptByArbiter() || !m_live.table()->game().outcome()) return;
  const sheet::Sheet typed = m_sheet.sheet();
  const sheet::Sheet before = desk::sheetOf(*m_live.table());
  for (const board::Side side : board::kSides) {
    const auto closingOf = [side](const sheet::Sheet& sheet) {
      std::vector<sheet::Half> rows;
      for (const sheet::Line& line : sheet.lines) {
        const sheet::Half& half = line.of(side);
        const bool isRow = half.kind != sheet::HalfKind::Play && half.kind != sheet::HalfKind::Blank;
        if (isRow) rows.push_back(half);
      }
      return rows;
    };
    if (closingOf(typed) != closingOf(before)) return act(play::ClosingStep{side, closingOf(typed)});
  }
  // Above stands what was played: it is taken back, not typed over.
  showTable();
}

void LivePage::offerToBegin() {
  m_isOffering = shownEvent() != nullptr;
  if (!m_isOffering) return m_notice->tell({}, {});
  const auto met = std::holds_alternative<desk::Place>(m_live.place()) ? meeting() : std::nullopt;
  if (met && met->result) {
    const auto& setup = shownEvent()->setup;
    return m_notice->tell(
        m_translator(Phrase::LiveHasResult)
            .arg(models::wholeResult(setup, *met->result, m_translator.language())),
        {{m_commands.name(Command::OpenSheet),
          [this] { Q_EMIT goTo(locationOf(Location::Kind::Sheet, location().event, location().sheet())); }}});
  }
  QString text = m_translator(Phrase::LiveNotBegun);
  std::vector<NoticeBar::Choice> choices = {
      {m_translator(Phrase::LiveBeginArbiter), [this] { begin(play::Keeping::Arbiter); }},
      {m_translator(Phrase::LiveBeginProgram), [this] { begin(play::Keeping::Program); }}};
  if (const auto* rematch = std::get_if<desk::RematchOf>(&m_live.place())) {
    text += QLatin1Char(' ') + m_translator(Phrase::LiveBlueIs)
                                   .arg(models::entryName(m_session.contest(), *shownEvent(), rematch->one));
    const desk::RematchOf swapped{rematch->other, rematch->one};
    choices.push_back({m_translator(Phrase::SwapSides), [this, swapped] {
                         m_live.open(location().event, swapped);
                         showTable();
                       }});
  }
  m_notice->tell(text, std::move(choices));
}

void LivePage::begin(play::Keeping keeping) {
  m_notice->tell({}, {});
  const auto done = m_live.begin(keeping);
  if (!done) return tell(done.error());
  listTables();
  setFocus();
}

void LivePage::act(const play::LiveStep& step) {
  if (const auto done = m_live.take(step, m_session.author()); !done) tell(done.error());
}

void LivePage::end(rules::Ending ending) {
  const desk::LiveTable* table = m_live.table();
  if (table == nullptr) return;
  const play::LiveGame& game = table->game();
  const auto& labels = words::reportLabels(m_translator.language());
  const rules::Result result =
      rules::resultOf(game.setup().ruleset, ending, game.account(board::Side::Blue).grand,
                      game.account(board::Side::Red).grand);
  const bool isPlain = ending == rules::Ending::Time && table->clock.state().phase == ClockPhase::TimeOver;
  const QString question =
      m_translator(Phrase::LiveEndAsk)
          .arg(toQt(labels.endings.at(static_cast<std::size_t>(ending))), toQt(rules::toText(result)));
  if (!isPlain && !m_session.confirmations().isConfirmed(question, Phrase::LiveEnd)) return;
  m_notice->tell({}, {});
  act(play::EndStep{ending});
}

void LivePage::ask(Phrase what, Phrase why, const std::function<bool(const desk::Author&)>& make) {
  auto* dialog = new ConfirmationDialog(m_session, m_translator, {what, what, Phrase::LiveBy},
                                        m_translator(why), make, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void LivePage::actNamed(Phrase what, Phrase why, const play::LiveStep& step) {
  ask(what, why, [this, step](const desk::Author& author) {
    if (m_live.table() == nullptr) return true;  // gone meanwhile
    const auto done = m_live.take(step, author);
    if (!done) m_session.refuse(done.error());
    return done.has_value();
  });
}

void LivePage::askToLetStand(const QString& text) {
  ask(Phrase::LiveLetStand, Phrase::LiveWhy, [this, text](const desk::Author& author) {
    if (m_live.table() == nullptr) return true;
    const auto done = m_live.turn(text, desk::Stands::AnyCase, author);
    if (!done) m_session.refuse(done.error());
    if (!done) return false;
    m_notice->tell({}, {});
    m_typed->clear();
    m_fields->clear();
    return true;
  });
}

void LivePage::object(board::Side side) {
  bool isSaid = false;
  const QString text =
      QInputDialog::getText(this, m_translator(Phrase::LiveObjection), m_translator(Phrase::LiveWhatIsSaid),
                            QLineEdit::Normal, {}, &isSaid);
  if (isSaid) act(play::ObjectionStep{side, models::fromQt(text)});
}

void LivePage::rule() {
  ask(Phrase::LiveRule, Phrase::LiveWhy, [this](const desk::Author& author) {
    if (m_live.table() == nullptr) return true;
    const auto done = m_live.take(play::RulingStep{author.reason}, author);
    if (!done) m_session.refuse(done.error());
    return done.has_value();
  });
}

void LivePage::logViolation() {
  const auto* place = std::get_if<desk::Place>(&m_live.place());
  auto* dialog = new ViolationDialog(m_session, m_translator, *shownEvent(),
                                     place == nullptr ? std::nullopt : std::optional(*place), this);
  connect(dialog, &ViolationDialog::logged, this,
          models::guarded(m_session, [this](const desk::ViolationLogged& logged) { tellLogged(logged); }));
  dialog->open();
}

void LivePage::tellLogged(const desk::ViolationLogged& logged) {
  const QString name = models::entryName(m_session.contest(), *shownEvent(), logged.violation.entry);
  Q_EMIT said(m_translator(Phrase::ViolationLogged).arg(name).arg(logged.count));
  const desk::LiveTable* table = m_live.table();
  const bool isHere = table != nullptr && logged.violation.game == table->record.owner.game;
  if (!logged.disqualifying || !isHere) return m_notice->tell({}, {});
  const auto ending = logged.violation.entry == table->record.owner.blue ? rules::Ending::DisqualifiedBlue
                                                                         : rules::Ending::DisqualifiedRed;
  m_notice->tell(m_translator(Phrase::ViolationDecides).arg(name).arg(logged.count),
                 {{m_translator(Phrase::ConfirmDisqualification), [this, ending] { end(ending); }},
                  {m_translator(Phrase::LeaveAsItIs), [this] { m_notice->tell({}, {}); }}});
}

void LivePage::chooseEnding() {
  const desk::LiveTable& table = *m_live.table();
  if (table.game().outcome()) {
    return actNamed(Phrase::LiveReopen, Phrase::LiveWhy, play::ReopenStep{});
  }
  QMenu menu;
  const auto& labels = words::reportLabels(m_translator.language());
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    if (!table.game().allows(ending)) continue;
    QAction* action = menu.addAction(toQt(labels.endings.at(static_cast<std::size_t>(ending))));
    action->setData(static_cast<int>(ending));
  }
  const QAction* chosen = menu.exec(m_end->mapToGlobal(QPoint(0, m_end->height())));
  if (chosen != nullptr) end(static_cast<rules::Ending>(chosen->data().toInt()));
}

void LivePage::accept() {
  const desk::SheetAt at = m_live.table()->at;
  auto entered = m_live.accept();
  if (!entered) return tell(entered.error());
  const Location sheet = locationOf(Location::Kind::Sheet, location().event, at);
  m_session.changed(std::move(entered));
  Q_EMIT goTo(sheet);
}

void LivePage::tell(const desk::DeskError& error) {
  m_notice->tell(m_session.sentence(error), {});
}

}  // namespace damath::views
