// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/analysis/analysis_page.hpp"

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/play/analysis/analysis_view.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/place_words.hpp"

namespace damath::window {

using words::Phrase;

AnalysisPage::AnalysisPage(const PageContext& context, QWidget* parent)
    : Page(context, parent), m_view(new AnalysisView(m_translator, this)), m_notice(new NoticeBar(this)) {
  addBack();
  addButtons({Command::OpenSheet, Command::TurnBoard});
  addBody(m_notice, 0);
  addBody(m_view);
  setFirst(m_view);
  on(m_view, &AnalysisView::turnOpened, [this] { openSheet(); });
  serveEvent(
      {{Command::OpenSheet, [this] { openSheet(); }},
       {Command::TurnBoard, [this] { m_view->turnBoard(); }, [this] { return m_looked.has_value(); }}});
}

void AnalysisPage::openSheet() {
  Q_EMIT goTo(locationOf(Location::Kind::Sheet, location().event, location().sheet()));
}

void AnalysisPage::refresh() {
  const contest::Event* shown = shownEvent();
  const auto met = shown == nullptr ? std::nullopt : [&]() -> std::optional<desk::Meeting> {
    auto meeting = desk::meetingOf(*shown, location().sheet());
    return meeting ? std::optional(*std::move(meeting)) : std::nullopt;
  }();
  if (!met) {
    m_looked.reset();
    return m_view->clear();
  }
  QStringList facts{toQt(shown->setup.name),
                    toQt(words::sheetPlaceText(location().sheet(), m_translator.language())),
                    QStringLiteral("%1 – %2").arg(entryName(m_session.contest(), *shown, met->blue),
                                                  entryName(m_session.contest(), *shown, met->red))};
  if (met->result) facts << wholeResult(shown->setup, *met->result, m_translator.language());
  setHead(m_translator.plain(Phrase::AnalysisPage), facts.join(QStringLiteral(" · ")));
  const auto view = desk::SheetDesk(m_session.desk()).sheetInForce(shown->id, location().sheet());
  if (!view) {
    m_looked.reset();
    m_view->clear();
    const bool isWanting = view.error().refusal == desk::Refusal::NoSuchSheet;
    return m_notice->tell(
        isWanting ? m_translator(Phrase::NoSheetToAnalyse) : m_session.refusals().sentence(view.error()),
        {{m_commands.name(Command::OpenSheet), [this] { openSheet(); }}});
  }
  m_notice->tell(noticeOf(*view), {});
  const Looked looked{shown->id, view->stored.id};
  if (m_looked == looked) return m_view->retranslate();
  m_looked = looked;
  lookThrough(*view, shown->setup);
}

void AnalysisPage::lookThrough(const desk::SheetView& view, const contest::EventSetup& setup) {
  game::GameCourse course = game::courseOf(view.report);
  if (course.turns.empty()) return m_view->clear();
  m_view->analyse(game::setupOf(game::damathLaw(setup.ruleset, setup.set)), std::move(course),
                  board::Side::Blue);
  m_view->first()->setFocus();
}

QString AnalysisPage::noticeOf(const desk::SheetView& view) const {
  const game::GameCourse course = game::courseOf(view.report);
  QStringList sentences;
  if (const int mistakes = mistakesIn(view); mistakes > 0) {
    sentences << m_translator(Phrase::AnalysisOfFindings).arg(mistakes);
  }
  if (course.turns.empty()) return m_translator(Phrase::NoTurnToAnalyse);
  if (course.lostFrom) sentences << m_translator(Phrase::AnalysisLostFrom).arg(*course.lostFrom);
  return sentences.join(u' ');
}

}  // namespace damath::window
