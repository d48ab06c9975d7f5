// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/papers_dialog.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "app/desk/change/result_difference.hpp"
#include "app/desk/keeping/contest_place.hpp"
#include "app/papers/paper_form.hpp"
#include "app/window/page/page.hpp"
#include "app/window/page/printing.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/fact_table.hpp"
#include "reports/render/draw/picture.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

using papers::PaperOption;
using papers::PaperRow;
using papers::PaperSpan;

constexpr int kPaperRowRole = Qt::UserRole;

// The paper that the dialog selects first, by the page from which it was opened. On all other pages, it
// selects the pairings.
constexpr FactRow<Location::Kind, papers::PaperForm> kPaperOfPages[] = {
    {Location::Kind::CheckIn, papers::PaperForm::CheckIn},
    {Location::Kind::Players, papers::PaperForm::CheckIn},
    {Location::Kind::Sheet, papers::PaperForm::Scoresheet},
    {Location::Kind::Review, papers::PaperForm::Review},
    {Location::Kind::Reviews, papers::PaperForm::Review},
    {Location::Kind::Tally, papers::PaperForm::Standings},
    {Location::Kind::Schools, papers::PaperForm::Schools},
    {Location::Kind::Journal, papers::PaperForm::Journal},
    {Location::Kind::Keying, papers::PaperForm::Scoresheet}};

// Returns the row of the list's item in papers::everyPaper(). nullopt if the item is the name of a group.
std::optional<std::size_t> paperRowOf(const QListWidgetItem& item) {
  const QVariant row = item.data(kPaperRowRole);
  return row.isValid() ? std::optional(static_cast<std::size_t>(row.toInt())) : std::nullopt;
}

// Fills the list with the forms in three groups: forms of a round, of the event and of the contest. Each
// group has the order in which a contest day needs the forms.
void fillPapers(QListWidget& list, const Translator& translator) {
  constexpr std::pair<PaperSpan, Phrase> kGroups[] = {{PaperSpan::Round, Phrase::PapersOfRound},
                                                      {PaperSpan::Event, Phrase::PapersOfEvent},
                                                      {PaperSpan::Contest, Phrase::PapersOfContest}};
  for (const auto& [span, name] : kGroups) {
    auto* head = new QListWidgetItem(translator(name), &list);
    head->setFont(inBold(head->font()));
    head->setFlags(Qt::NoItemFlags);
    head->setForeground(list.palette().brush(QPalette::Text));
    for (std::size_t row = 0; row < papers::everyPaper().size(); ++row) {
      const PaperRow& paper = papers::everyPaper()[row];
      if (paper.span != span) continue;
      auto* item = new QListWidgetItem(translator.plain(paper.title), &list);
      item->setData(kPaperRowRole, static_cast<int>(row));
      item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
      item->setCheckState(Qt::Unchecked);
    }
  }
  // Makes the rows higher, because the list's default row height cuts off the lower part of some letters.
  const int line = list.fontMetrics().height() + 3;
  for (int row = 0; row < list.count(); ++row) {
    list.item(row)->setSizeHint({list.sizeHintForColumn(0), line});
  }
  // The list is high enough for all rows, except on a screen that is too low for them. It is always wide
  // enough for the full names.
  constexpr int kMostOfScreen = 75;  // the largest height of the list, in percent of the screen's height
  const int wanted = list.count() * list.sizeHintForRow(0) + 2 * list.frameWidth();
  list.setMinimumHeight(std::min(wanted, list.screen()->availableGeometry().height() * kMostOfScreen / 100));
  list.setMinimumWidth(list.sizeHintForColumn(0) + list.verticalScrollBar()->sizeHint().width() +
                       2 * list.frameWidth());
}

}  // namespace

PapersDialog::PapersDialog(Session& session, const Translator& translator, contest::EventId event, Page& page)
    : QDialog(&page),
      m_session(session),
      m_translator(translator),
      m_event(event),
      m_page(page),
      m_papers(new QListWidget(this)),
      m_options(new QFormLayout),
      m_round(new QSpinBox(this)),
      m_board(new QSpinBox(this)),
      m_copies(new QSpinBox(this)),
      m_poster(new QSpinBox(this)),
      m_boards(new QCheckBox(translator(Phrase::PaperBoards), this)),
      m_plain(new QCheckBox(translator(Phrase::PaperPlain), this)),
      m_onPicture(new QCheckBox(this)),
      m_why(wrappedLabel(this)),
      m_together(wrappedLabel(this)),
      m_others(new QPushButton(translator(Phrase::PapersLeaveOut), this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  const contest::Event* shown = eventAtHand();
  const QString papers = translator.plain(Phrase::Papers);
  setWindowTitle(shown == nullptr ? papers : QStringLiteral("%1 – %2").arg(papers, toQt(shown->setup.name)));
  auto* column = new QVBoxLayout(this);
  auto* line = new QHBoxLayout;
  line->addWidget(m_papers);
  auto* beside = inColumn({m_options, m_why, m_others, Placed::room(), m_together});
  line->addLayout(beside, 1);
  column->addLayout(line);
  m_papers->setAccessibleName(papers);
  fillPapers(*m_papers, translator);
  addOptions();
  showPicture(nullptr, {});
  // The area of the options is as wide as the widest option, so that the dialog keeps its size for every
  // selected form.
  int widest = 0;
  for (const QCheckBox* box : {m_boards, m_plain, m_onPicture}) {
    widest = std::max(widest, box->sizeHint().width());
  }
  m_why->setMinimumWidth(widest);
  m_others->setAutoDefault(false);
  m_others->hide();
  connect(m_others, &QPushButton::clicked, this, [this] { leaveOut(); });
  m_together->setForegroundRole(QPalette::PlaceholderText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_preview = buttons->addButton(translator(Phrase::Print), QDialogButtonBox::AcceptRole);
  m_pdf = buttons->addButton(translator(Phrase::ExportPdf), QDialogButtonBox::ActionRole);
  m_preview->setDefault(true);
  column->addWidget(buttons);
  // Removes the focus proxy of the button box. With the proxy, Tab would always return to the first button.
  buttons->setFocusProxy(nullptr);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_papers, &QListWidget::currentRowChanged, this, [this] { showOptions(); });
  connect(m_papers, &QListWidget::itemChanged, this, [this] { checkForms(); });
  // Uses the signal itemDoubleClicked, not itemActivated, because Return belongs to the default button.
  connect(m_papers, &QListWidget::itemDoubleClicked, this, guarded(m_session, [this] { preview(); }));
  connect(m_onPicture, &QCheckBox::clicked, this, guarded(m_session, [this] { takePicture(); }));
  connect(m_preview, &QPushButton::clicked, this, guarded(m_session, [this] { preview(); }));
  connect(m_pdf, &QPushButton::clicked, this, guarded(m_session, [this] { exportPdf(); }));
  const int rounds = shown == nullptr ? 0 : contest::roundsPaired(*shown);
  m_round->setRange(std::min(rounds, 1), rounds);
  m_round->setValue(rounds);
  countBoards();
  connect(m_round, &QSpinBox::valueChanged, this, [this] { countBoards(); });
  choosePaperOf(page.location());
  m_papers->setFocus();
}

// Selects the paper that belongs to the page from which the dialog was opened, and the round and the board of
// its game.
void PapersDialog::choosePaperOf(const Location& from) {
  m_papers->setCurrentRow(1);  // the first form; row 0 is the name of the first group
  choose(factOf(kPaperOfPages, from.kind, papers::PaperForm::Pairings));
  const int round = contest::numberOf(from.game.round);
  if (round < 1 || round > m_round->maximum()) return;
  m_round->setValue(round);
  const int board = contest::numberOf(from.game.board);
  const bool isOfBoard = papers::everyPaper()[current()].options.has(PaperOption::Board);
  if (isOfBoard && board >= 1 && board <= m_board->maximum()) m_board->setValue(board);
}

void PapersDialog::choose(papers::PaperForm form, std::optional<PaperOption> option) {
  for (int row = 0; row < m_papers->count(); ++row) {
    const auto paper = paperRowOf(*m_papers->item(row));
    if (!paper || papers::everyPaper()[*paper].form != form) continue;
    m_papers->setCurrentRow(row);
    break;
  }
  if (option == PaperOption::Background) m_onPicture->setFocus(Qt::TabFocusReason);
}

PapersDialog::Row PapersDialog::current() const {
  const QListWidgetItem* item = m_papers->currentItem();
  return item == nullptr ? 0 : paperRowOf(*item).value_or(0);
}

std::vector<PapersDialog::Row> PapersDialog::wanted() const {
  std::vector<Row> rows;
  for (int row = 0; row < m_papers->count(); ++row) {
    const QListWidgetItem& item = *m_papers->item(row);
    const auto paper = paperRowOf(item);
    if (paper && item.checkState() == Qt::Checked) rows.push_back(*paper);
  }
  if (rows.empty()) rows.push_back(current());
  return rows;
}

int PapersDialog::ticked() const {
  int count = 0;
  for (int row = 0; row < m_papers->count(); ++row) {
    const QListWidgetItem& item = *m_papers->item(row);
    if (paperRowOf(item) && item.checkState() == Qt::Checked) ++count;
  }
  return count;
}

PapersDialog::Choice PapersDialog::choiceOf(Row row) const {
  const auto kept = m_choices.find(row);
  if (kept != m_choices.end()) return kept->second;
  Choice usual;
  usual.copies = papers::everyPaper()[row].copies;
  return usual;
}

const contest::Event* PapersDialog::eventAtHand() const {
  return m_session.find(m_event);
}

void PapersDialog::addOptions() {
  constexpr int kMostCopies = 999;
  constexpr int kMostSheets = 4;
  const auto add = [this](QSpinBox* box, Phrase name, int least, int most) {
    box->setRange(least, most);
    box->setAccessibleName(m_translator.plain(name));
    auto* label = new QLabel(m_translator(name), this);
    label->setBuddy(box);
    m_options->addRow(label, box);
  };
  add(m_round, Phrase::PaperRound, 0, 0);
  m_board->setSpecialValueText(m_translator(Phrase::PaperAllBoards));
  add(m_board, Phrase::PaperBoard, 0, 0);
  add(m_copies, Phrase::PaperCopies, 1, kMostCopies);
  m_poster->setSpecialValueText(m_translator(Phrase::PaperNoPoster));
  add(m_poster, Phrase::PaperPoster, 1, kMostSheets);
  for (QCheckBox* box : {m_boards, m_plain, m_onPicture}) m_options->addRow(box);
  for (QSpinBox* box : {m_board, m_copies, m_poster}) {
    connect(box, &QSpinBox::valueChanged, this, [this] { keepOptions(); });
  }
  for (QCheckBox* box : {m_boards, m_plain}) {
    connect(box, &QCheckBox::toggled, this, [this] { keepOptions(); });
  }
}

void PapersDialog::keepOptions() {
  if (m_isShowing) return;
  m_choices[current()] = {.board = m_board->value(),
                          .copies = m_copies->value(),
                          .poster = m_poster->value(),
                          .hasDiagrams = m_boards->isChecked(),
                          .isPlain = m_plain->isChecked()};
}

void PapersDialog::countBoards() {
  const contest::Event* shown = eventAtHand();
  int boards = 0;
  if (shown != nullptr) {
    for (const contest::Game& game : shown->games) {
      const bool isOfRound = contest::numberOf(game.round) == m_round->value();
      if (isOfRound) boards = std::max(boards, contest::numberOf(game.board));
    }
  }
  m_board->setMaximum(boards);
}

void PapersDialog::showOptions() {
  const PaperRow& row = papers::everyPaper()[current()];
  const bool isOfRound = row.span == PaperSpan::Round && m_round->maximum() > 0;
  const auto offer = [this](QWidget* option, bool is) { m_options->setRowVisible(option, is); };
  offer(m_round, isOfRound);
  offer(m_board, isOfRound && row.options.has(PaperOption::Board));
  offer(m_copies, row.copies > 0);
  offer(m_poster, row.options.has(PaperOption::Poster));
  offer(m_boards, isOfRound && row.options.has(PaperOption::Diagrams));
  offer(m_plain, row.options.has(PaperOption::Plain));
  offer(m_onPicture, row.options.has(PaperOption::Background));
  const Choice choice = choiceOf(current());
  const QScopedValueRollback<bool> showing(m_isShowing, true);
  m_board->setValue(choice.board);
  m_copies->setValue(choice.copies);
  m_poster->setValue(choice.poster);
  m_boards->setChecked(choice.hasDiagrams);
  m_plain->setChecked(choice.isPlain);
  checkForms();
}

void PapersDialog::checkForms() {
  const auto status = eventAtHand() == nullptr ? nullptr : m_session.status(m_event);
  const auto differing = status == nullptr ? std::vector<desk::ResultDifference>() : status->resultsDiffering;
  const int count = ticked();
  QStringList reasons;
  std::vector<Row> hindered;
  for (const Row row : wanted()) {
    const auto lack = papers::lackOf(chosen(row), m_session.contest(), differing);
    if (!lack) continue;
    const QString missing = toQt(papers::lackText(*lack, m_translator.language()));
    const QString title = m_translator.plain(papers::everyPaper()[row].title);
    reasons << (count > 0 ? filledIn(m_translator(Phrase::PaperOfTickedNotNow), title, missing)
                          : filledIn(m_translator(Phrase::PaperNotNow), missing));
    hindered.push_back(row);
  }
  const QString why = reasons.join(u'\n');
  offerOthers(why.isEmpty() ? leftOutText() : why, std::move(hindered));
  m_together->setText(count > 0 ? filledIn(m_translator(Phrase::PapersTicked), count)
                                : m_translator(Phrase::PapersTickHint));
  m_preview->setEnabled(why.isEmpty());
  m_pdf->setEnabled(why.isEmpty());
}

QString PapersDialog::leftOutText() const {
  const contest::Event* shown = eventAtHand();
  const bool isWanted = std::ranges::any_of(
      wanted(), [](Row row) { return papers::everyPaper()[row].form == papers::PaperForm::Participation; });
  if (shown == nullptr || !isWanted) return {};
  QStringList names;
  for (const contest::EntryId entry : contest::neverCame(contest::withoutUnpublished(*shown))) {
    names << entryName(m_session.contest(), *shown, entry);
  }
  if (names.isEmpty()) return {};
  return filledIn(m_translator(Phrase::CertificatesLeftOutHint), names.join(QStringLiteral("; ")),
                  m_translator.plain(Phrase::PaperParticipationOfAll));
}

db::PaperOf PapersDialog::chosen(Row number) const {
  const PaperRow& row = papers::everyPaper()[number];
  const Choice choice = choiceOf(number);
  const contest::EventId event = row.span == PaperSpan::Contest ? contest::EventId{} : m_event;
  db::PaperOf of = papers::paperOf(row.form, event, m_translator.language());
  if (row.copies > 0) of.copies = choice.copies;
  if (row.span == PaperSpan::Round) of.round = contest::RoundNumber{m_round->value()};
  if (row.span == PaperSpan::Round && row.options.has(PaperOption::Board)) {
    of.board = contest::BoardNumber{std::min(choice.board, m_board->maximum())};
  }
  if (row.options.has(PaperOption::Diagrams) && choice.hasDiagrams) {
    of.design = toText(papers::Design::Boards);
  }
  if (row.options.has(PaperOption::Plain) && choice.isPlain) of.design = toText(papers::Design::Plain);
  return of;
}

void PapersDialog::make(std::function<void(std::vector<papers::Paper> papers)> take) {
  offerOthers({}, {});
  std::vector<db::PaperOf> all;
  // The background picture and the size of a poster are no facts of the contest, so they are added
  // afterwards.
  std::vector<std::pair<std::shared_ptr<const std::string>, int>> looks;
  for (const Row row : wanted()) {
    const papers::PaperOptions& options = papers::everyPaper()[row].options;
    all.push_back(chosen(row));
    looks.emplace_back(options.has(PaperOption::Background) ? m_picture : nullptr,
                       options.has(PaperOption::Poster) ? choiceOf(row).poster : 1);
  }
  const auto taken = [this, looks, take = std::move(take)](MadePapers made) {
    if (!made) return refuse(made.error());
    for (std::size_t i = 0; i < made->size(); ++i) {
      compose::Document& document = (*made)[i].document;
      document.sheetsAcross = looks[i].second;
      if (looks[i].first != nullptr) compose::putBehindCertificates(document, looks[i].first);
    }
    take(*std::move(made));
  };
  makePapers(std::move(all), m_session, m_translator, *this, taken,
             [this](const QString& why) { m_why->setText(why); });
}

void PapersDialog::refuse(const desk::DeskError& error) {
  const std::vector<Row> rows = wanted();
  const bool isOfBoard =
      std::ranges::any_of(rows, [this](Row row) { return contest::numberOf(chosen(row).board) > 0; });
  const bool isWithoutSheets = error.refusal == desk::Refusal::NoSuchSheet && !isOfBoard;
  if (!isWithoutSheets) return m_why->setText(m_session.refusals().sentence(error));
  if (ticked() == 0) return m_why->setText(m_translator(Phrase::NoSheetOfRound));
  std::vector<Row> hindered;
  for (const Row row : rows) {
    if (papers::everyPaper()[row].form == papers::PaperForm::Scoresheet) hindered.push_back(row);
  }
  const QString title = m_translator.plain(papers::rowOf(papers::PaperForm::Scoresheet).title);
  offerOthers(QStringLiteral("%1: %2").arg(title, m_translator(Phrase::NoSheetOfRound)), std::move(hindered));
}

void PapersDialog::offerOthers(const QString& why, std::vector<Row> hindered) {
  m_why->setText(why);
  m_hindered = std::move(hindered);
  const auto others = static_cast<std::size_t>(ticked());
  m_others->setVisible(!m_hindered.empty() && others > m_hindered.size());
}

void PapersDialog::leaveOut() {
  const std::vector<Row> hindered = m_hindered;
  for (int row = 0; row < m_papers->count(); ++row) {
    QListWidgetItem& item = *m_papers->item(row);
    const auto paper = paperRowOf(item);
    if (paper && std::ranges::find(hindered, *paper) != hindered.end()) item.setCheckState(Qt::Unchecked);
  }
  checkForms();
  m_preview->setFocus();
}

void PapersDialog::takePicture() {
  if (!m_onPicture->isChecked()) return showPicture(nullptr, {});
  m_onPicture->setChecked(false);
  chooseFile({Phrase::PaperOnPicture, QFileInfo(m_session.path()).absolutePath(), Phrase::PictureFiles},
             m_session, m_translator, this, [this](const QString& path) { readPicture(path); });
}

// Reads a picture for the background of certificates. Refuses a contest file before its bytes are read.
void PapersDialog::readPicture(const QString& path) {
  const auto place = desk::contestPlaceOf(path.toStdU16String(), m_session.path().toStdU16String());
  std::string bytes;
  if (place == desk::ContestPlace::None) {
    bytes = readChosen(path, render::kMostPictureBytes + 1, m_translator).value_or(std::string());
  }
  const bool isPicture = bytes.size() <= render::kMostPictureBytes && !render::pictureIn(bytes).isNull();
  if (!isPicture) {
    const std::string most = std::to_string(render::kMostPictureBytes >> 20);
    m_why->setText(path + QStringLiteral(": ") +
                   toQt(words::said(words::Phrase::PictureUnreadable, m_translator.language(), {most})));
    return;
  }
  checkForms();
  showPicture(std::make_shared<const std::string>(std::move(bytes)), QFileInfo(path).fileName());
}

void PapersDialog::showPicture(std::shared_ptr<const std::string> picture, const QString& name) {
  m_picture = std::move(picture);
  m_onPicture->setChecked(m_picture != nullptr);
  const QString shown = QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
  m_onPicture->setText(m_picture == nullptr ? m_translator(Phrase::PaperOnPicture)
                                            : m_translator(Phrase::PaperOnThis).arg(shown));
}

void PapersDialog::preview() {
  if (!m_preview->isEnabled()) return;
  make([this](std::vector<papers::Paper> papers) {
    previewPapers(std::move(papers), m_session, m_translator, this);
  });
}

void PapersDialog::exportPdf() {
  make([this](std::vector<papers::Paper> papers) {
    exportPapers(std::move(papers), m_session, m_translator, m_page);
  });
}

}  // namespace damath::window
