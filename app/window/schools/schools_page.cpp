// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/schools/schools_page.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QTextBrowser>
#include <algorithm>
#include <vector>

#include "app/exports/team_export.hpp"
#include "app/papers/team_papers.hpp"
#include "app/window/page/outgoing_file.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/list_sheet_table.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/clash_words.hpp"
#include "app/words/texts/school_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/every.hpp"
#include "reports/compose/lists/school_list.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using exports::TeamForm;
using papers::TeamPaper;
using words::Phrase;

namespace {

struct TeamFormFacts {
  TeamForm form{};
  TeamPaper paper{};
  Phrase name{};
  const char* suffix = "";
};

constexpr TeamFormFacts kTeamForms[] = {{TeamForm::Csv, TeamPaper::Ranks, Phrase::FormTeamRanks, "csv"},
                                        {TeamForm::Page, TeamPaper::Ranks, Phrase::FormTeamRanksPage, "html"},
                                        {TeamForm::Csv, TeamPaper::Medals, Phrase::FormMedals, "csv"},
                                        {TeamForm::Page, TeamPaper::Medals, Phrase::FormMedalsPage, "html"},
                                        {TeamForm::Json, TeamPaper::Ranks, Phrase::FormTeamsJson, "json"}};

// Exports the ranks or the medals of the schools as CSV or web page, or both as JSON, for other programs and
// the public. Asks the user for the file and its form. Offers first the forms that match the list on the
// page.
void exportTeams(TeamPaper shown, const contest::SchoolStandings& standings, Session& session,
                 const Translator& translator, Page& page) {
  std::vector<TeamFormFacts> forms(std::begin(kTeamForms), std::end(kTeamForms));
  std::stable_partition(forms.begin(), forms.end(),
                        [shown](const TeamFormFacts& facts) { return facts.paper == shown; });
  OutgoingFile file{Phrase::ExportTeams, {}, {}, {}};
  for (const TeamFormFacts& facts : forms) {
    const QString suffix = QLatin1String(facts.suffix);
    const bool isOfMedals = facts.paper == TeamPaper::Medals;
    const words::FileSubject subject{
        .what = fromQt(translator.plain(isOfMedals ? Phrase::TeamMedals : Phrase::TeamRanks))};
    file.forms.push_back(
        {.text = QStringLiteral("%1 (*.%2)").arg(translator(facts.name), suffix),
         .suffix = suffix,
         .name = toQt(words::fileNameOf(subject, {}, session.contest(), translator.language()))});
  }
  file.name = file.forms.front().name;
  // Copies the shown data, because they may change before the export runs.
  file.begin = [forms, standings, contest = session.sharedContest(),
                language = translator.language()](std::size_t form) -> OutgoingFile::Making {
    return [facts = forms[form], standings, contest, language]() -> Expected<std::string, QString> {
      return exports::exportedTeams(facts.form, facts.paper, *contest, standings, language);
    };
  };
  sendOut(std::move(file), session, translator, page);
}

// The least width, in pixels, at which the page shows the details beside the list.
constexpr int kRoomForDetail = 860;

}  // namespace

class Page;

SchoolsPage::SchoolsPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_kind(new QComboBox(this)),
      m_bestLabel(new QLabel(this)),
      m_best(new QSpinBox(this)),
      m_events(new QPushButton(this)),
      m_eventMenu(new QMenu(this)),
      m_mostLabel(new QLabel(this)),
      m_most(new QSpinBox(this)),
      m_parts(new QTabBar(this)),
      m_list(new ListTable(this)),
      m_detail(new QTextBrowser(this)),
      m_rule(wrappedLabel(this)) {
  addButtons({Command::Print, Command::ExportPdf, Command::ExportTeams});
  for (const contest::TeamKind kind : kEvery<contest::TeamKind>) m_kind->addItem({}, static_cast<int>(kind));
  m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  // The fields allow the same numbers as the commands `damath contest schools` and `damath contest clashes`.
  m_best->setRange(1, 999);
  m_best->setValue(contest::TeamRule{}.best);
  m_most->setRange(1, 999);
  m_most->setValue(contest::kUsualMostEvents);
  m_bestLabel->setBuddy(m_best);
  m_mostLabel->setBuddy(m_most);
  m_events->setMenu(m_eventMenu);
  m_events->setAutoDefault(true);
  auto* rules = new QHBoxLayout;
  rules->setSpacing(8);
  for (QWidget* each :
       {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_bestLabel), static_cast<QWidget*>(m_best),
        static_cast<QWidget*>(m_events), static_cast<QWidget*>(m_mostLabel), static_cast<QWidget*>(m_most)}) {
    rules->addWidget(each);
  }
  rules->addStretch();
  m_parts->setExpanding(false);
  m_parts->setDrawBase(false);
  for (int part = 0; part < 3; ++part) m_parts->addTab(QString());
  m_list->setWrapping();
  m_detail->setOpenLinks(false);
  m_detail->setTabChangesFocus(true);
  m_detail->setMinimumWidth(240);
  m_rule->setForegroundRole(QPalette::PlaceholderText);
  auto* split = new QSplitter(this);
  split->setObjectName(QStringLiteral("schools"));
  split->setChildrenCollapsible(false);
  split->addWidget(m_list);
  split->addWidget(m_detail);
  split->setStretchFactor(0, 1);
  split->setSizes({660, 300});
  addBody(m_parts, 0);
  addBody(rules);
  addBody(split);
  addBody(m_rule, 0);
  setFirst(m_list);

  const auto anew = guarded(m_session, [this] {
    count();
    showPart();
  });
  connect(m_kind, &QComboBox::activated, this, anew);
  connect(m_best, &QSpinBox::valueChanged, this, anew);
  connect(m_most, &QSpinBox::valueChanged, this, anew);
  on(m_parts, &QTabBar::currentChanged, [this] { showPart(); });
  on(m_list, &ListTable::currentKeyChanged, [this] { showDetail(); });
  on(m_list, &ListTable::opened, [this](const QVariant& key) {
    const auto row = static_cast<std::size_t>(key.toInt());
    if (part() != Part::Clashes || row >= m_clashes.size()) return;
    const contest::Event* event = m_session.find(m_clashes[row].events.front());
    if (event == nullptr) return;
    Location location{Location::Kind::Players, event->id, {}};
    for (const contest::Entry& entry : event->entries) {
      if (entry.player == m_clashes[row].player) location.entry = entry.id;
    }
    Q_EMIT goTo(location);
  });
  serveCommands();
}

SchoolsPage::Part SchoolsPage::part() const {
  return static_cast<Part>(std::max(m_parts->currentIndex(), 0));
}

// Returns the events that are checked in the menu. If none is checked, returns all events.
std::vector<contest::EventId> SchoolsPage::events() const {
  std::vector<contest::EventId> ticked;
  std::vector<contest::EventId> all;
  const auto actions = m_eventMenu->actions();
  for (const QAction* action : actions) {
    const contest::EventId event{action->data().toLongLong()};
    all.push_back(event);
    if (action->isChecked()) ticked.push_back(event);
  }
  return ticked.empty() ? all : ticked;
}

void SchoolsPage::serveCommands() {
  const auto hasTeams = [this] { return part() != Part::Clashes && !m_standings.ranks.empty(); };
  const auto print = [this] { previewPaper(paper(), m_session, m_translator, *this); };
  const auto exportPdf = [this] { exportPaper(paper(), m_session, m_translator, *this); };
  const auto exportShown = [this] {
    const auto shown = part() == Part::Medals ? papers::TeamPaper::Medals : papers::TeamPaper::Ranks;
    exportTeams(shown, m_standings, m_session, m_translator, *this);
  };
  serve({{Command::Print, print, hasTeams},
         {Command::ExportPdf, exportPdf, hasTeams},
         {Command::ExportTeams, exportShown, hasTeams}});
}

QString SchoolsPage::whyNot(Command command) const {
  const bool isOfTeams =
      command == Command::Print || command == Command::ExportPdf || command == Command::ExportTeams;
  if (!isOfTeams || part() == Part::Clashes) return {};
  return m_translator(Phrase::NoTeamsYet);
}

db::PaperOf SchoolsPage::paper() const {
  const auto form = part() == Part::Medals ? papers::PaperForm::Medals : papers::PaperForm::Schools;
  db::PaperOf of = papers::paperOf(form, {}, m_translator.language());
  of.events = m_standings.events;
  of.teams = contest::toText(m_standings.rule.kind);
  of.best = m_standings.rule.best;
  return of;
}

void SchoolsPage::refresh() {
  retranslate();
  if (!m_session.isOpen()) return;
  fillEvents();
  count();
  showPart();
}

void SchoolsPage::retranslate() {
  for (int i = 0; i < m_kind->count(); ++i) {
    const auto kind = static_cast<contest::TeamKind>(m_kind->itemData(i).toInt());
    m_kind->setItemText(i, toQt(compose::teamName(kind, m_translator.language())));
  }
  m_kind->setAccessibleName(m_translator.plain(Phrase::WhoIsRanked));
  m_kind->setToolTip(m_translator.plain(Phrase::WhoIsRanked));
  m_bestLabel->setText(m_translator(Phrase::BestOfEach));
  m_best->setAccessibleName(m_translator.plain(Phrase::BestOfEach));
  m_mostLabel->setText(m_translator(Phrase::MostEvents));
  m_most->setAccessibleName(m_translator.plain(Phrase::MostEvents));
  constexpr Phrase kParts[] = {Phrase::TeamRanks, Phrase::TeamMedals, Phrase::InSeveralEvents};
  for (int i = 0; i < m_parts->count(); ++i) m_parts->setTabText(i, m_translator.plain(kParts[i]));
  m_parts->setAccessibleName(m_translator.plain(Phrase::SchoolsPage));
  m_detail->setAccessibleName(m_translator.plain(Phrase::HowItCame));
}

// Fills the menu with the events. A new event is checked. An event of this contest that the menu had already
// stays checked or unchecked.
void SchoolsPage::fillEvents() {
  std::vector<contest::EventId> unticked;
  const auto before = m_eventMenu->actions();
  const bool isSameContest = m_session.path() == m_eventsOf;
  m_eventsOf = m_session.path();
  for (const QAction* action : before) {
    if (isSameContest && !action->isChecked())
      unticked.emplace_back(contest::EventId{action->data().toLongLong()});
  }
  m_eventMenu->clear();
  for (const contest::Event& event : m_session.contest().events) {
    QAction* action = m_eventMenu->addAction(toQt(event.setup.name).replace(u'&', QStringLiteral("&&")));
    action->setCheckable(true);
    action->setChecked(std::ranges::find(unticked, event.id) == unticked.end());
    action->setData(QVariant::fromValue<qlonglong>(contest::numberOf(event.id)));
    on(action, &QAction::toggled, [this] {
      count();
      showPart();
    });
  }
}

void SchoolsPage::count() {
  const contest::TeamRule rule{static_cast<contest::TeamKind>(m_kind->currentData().toInt()),
                               m_best->value()};
  std::vector<contest::EventId> disputed;
  contest::KnownRanks known;
  for (const contest::Event& event : m_session.contest().events) {
    const auto status = m_session.status(event.id);
    if (status != nullptr && desk::isDisputed(*status)) disputed.push_back(event.id);
    if (status != nullptr && status->table != nullptr) known[event.id] = status->table;
  }
  m_standings = contest::schoolStandings(m_session.contest(), events(), rule, disputed, known);
  const auto all = static_cast<qsizetype>(m_session.contest().events.size());
  m_events->setText(m_translator(Phrase::EventsThatCount).arg(m_standings.events.size()).arg(all));
  m_events->setAccessibleName(m_events->text());
  m_events->setEnabled(all > 1);
  const Phrase facts = m_standings.provisional ? Phrase::TeamsProvisional : Phrase::TeamsFinal;
  setHead(
      m_translator.plain(Phrase::SchoolsPage),
      toQt(words::said(facts, m_translator.language(),
                       {contest::shownText(m_session.contest().head.name),
                        std::to_string(m_standings.events.size()), std::to_string(m_standings.rule.best)})));
}

void SchoolsPage::showPart() {
  const bool isOfClashes = part() == Part::Clashes;
  for (QWidget* each : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_bestLabel),
                        static_cast<QWidget*>(m_best), static_cast<QWidget*>(m_events)}) {
    each->setVisible(!isOfClashes);
  }
  m_mostLabel->setVisible(isOfClashes);
  m_most->setVisible(isOfClashes);
  const words::Language language = m_translator.language();
  // The list has no column for the reason of a rank, because the text beside the list shows the reason of the
  // selected school. The printed list has the reasons in its notes.
  const auto noReason = [](const contest::RankedTeam&) { return std::string(); };
  const contest::Contest& contest = m_session.contest();
  const bool isEmpty = m_standings.ranks.empty();
  const QString noTeams = m_translator(Phrase::NoTeamsYet);
  switch (part()) {
    case Part::Ranks:
      showTeams(compose::teamsList(contest, m_standings, noReason, language), isEmpty, noTeams);
      break;
    case Part::Medals:
      showTeams(compose::medalsList(contest, m_standings, language), m_standings.medals.empty(),
                isEmpty ? noTeams : m_translator(Phrase::NoMedalsYet));
      break;
    case Part::Clashes:
      showClashes();
      break;
  }
  showDetail();
  Q_EMIT offersChanged();
}

void SchoolsPage::showTeams(const compose::ListSheet& list, bool isEmpty, const QString& emptyText) {
  m_list->setAccessibleName(toQt(list.title));
  m_list->setPlaceholder(emptyText);
  m_list->setStretching({1});
  m_list->setTable(headingsOf(list), isEmpty ? std::vector<TableRow>() : rowsOf(list));
  QString rule = toQt(list.legend);
  if (!m_standings.withoutTeam.empty()) {
    QStringList names;
    for (const contest::PlayerId player : m_standings.withoutTeam) {
      names << toQt(contest::shownName(m_session.contest().at(player)));
    }
    rule += u'\n' + toQt(words::said(Phrase::WithoutTeam, m_translator.language(),
                                     {fromQt(names.join(QStringLiteral("; ")))}));
  }
  if (!m_standings.ranks.empty() && !m_standings.unplayed.empty()) {
    QStringList names;
    for (const std::string& team : m_standings.unplayed) names << toQt(contest::shownText(team));
    rule += u'\n' + m_translator(Phrase::TeamsUnplayed).arg(names.join(QStringLiteral("; ")));
  }
  m_rule->setText(rule);
  m_rule->setVisible(!rule.isEmpty());
}

void SchoolsPage::showClashes() {
  m_clashes = contest::clashes(m_session.contest(), m_most->value());
  m_list->setAccessibleName(m_translator.plain(Phrase::InSeveralEvents));
  m_list->setPlaceholder(toQt(words::asSentence(words::said(Phrase::NoClashes, m_translator.language()))));
  m_list->setStretching({0});
  std::vector<TableRow> rows;
  for (const contest::Clash& clash : m_clashes) {
    const bool isWrong = clash.kind != contest::ClashKind::SeveralEvents;
    rows.push_back({{{.text = toQt(words::message(clash, m_session.contest(), m_translator.language())),
                      .icon = icon(isWrong ? Symbol::Error : Symbol::Note)}},
                    static_cast<int>(rows.size())});
  }
  m_list->setTable({m_translator(Phrase::InSeveralEvents)}, std::move(rows));
  m_rule->setText(m_translator(Phrase::ClashesHint));
  m_rule->show();
}

QString SchoolsPage::detailOf(int row) const {
  const words::Language language = m_translator.language();
  const auto at = static_cast<std::size_t>(row);
  if (part() == Part::Medals) {
    if (at >= m_standings.medals.size()) return {};
    return toQt(words::medalsText(m_standings.medals[at], m_session.contest(), language));
  }
  if (part() == Part::Clashes || at >= m_standings.ranks.size()) return {};
  const contest::RankedTeam& team = m_standings.ranks[at];
  QString text = toQt(words::asSentence(words::teamPlayersText(team, m_session.contest(), language)));
  if (!team.levelWith.empty()) {
    text += QStringLiteral("\n\n") + toQt(words::teamReasonText(team, m_standings, language));
  }
  return text;
}

// Shows the details of the selected school, district or division. Hides them if there are none or the page is
// too narrow.
void SchoolsPage::showDetail() {
  const QVariant key = m_list->currentKey();
  const bool isSaid = key.isValid() && part() != Part::Clashes;
  m_detail->setPlainText(isSaid ? detailOf(key.toInt()) : QString());
  m_detail->setVisible(isSaid && width() >= kRoomForDetail);
}

void SchoolsPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  showDetail();
}

}  // namespace damath::window
