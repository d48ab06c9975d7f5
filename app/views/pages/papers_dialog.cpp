// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/papers_dialog.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/models/qt_text.hpp"
#include "app/papers/event_set.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/pages/printing.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

using words::Phrase;

namespace {

using papers::PaperRow;
using papers::PaperSpan;

const PaperRow& rowAt(const QListWidget& list) {
  return papers::everyPaper()[static_cast<std::size_t>(std::max(list.currentRow(), 0))];
}

}  // namespace

PapersDialog::PapersDialog(models::Session& session, const models::Translator& translator,
                           contest::EventId event, Page& page)
    : QDialog(&page),
      m_session(session),
      m_translator(translator),
      m_event(event),
      m_page(page),
      m_papers(new QListWidget(this)),
      m_roundLabel(new QLabel(translator(Phrase::PaperRound), this)),
      m_round(new QSpinBox(this)),
      m_boards(new QCheckBox(translator(Phrase::PaperBoards), this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(translator.plain(Phrase::Papers));
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_papers);
  m_papers->setAccessibleName(translator.plain(Phrase::Papers));
  for (const PaperRow& row : papers::everyPaper()) m_papers->addItem(translator.plain(row.name));
  auto* line = new QHBoxLayout;
  line->addWidget(m_roundLabel);
  line->addWidget(m_round);
  line->addStretch();
  column->addLayout(line);
  column->addWidget(m_boards);
  m_roundLabel->setBuddy(m_round);
  m_round->setAccessibleName(translator.plain(Phrase::PaperRound));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_preview = buttons->addButton(translator(Phrase::Print), QDialogButtonBox::AcceptRole);
  m_pdf = buttons->addButton(translator(Phrase::ExportPdf), QDialogButtonBox::ActionRole);
  m_preview->setDefault(true);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_papers, &QListWidget::currentRowChanged, this, [this] { choose(); });
  connect(m_papers, &QListWidget::itemActivated, this, models::guarded(m_session, [this] { preview(); }));
  connect(m_preview, &QPushButton::clicked, this, models::guarded(m_session, [this] { preview(); }));
  connect(m_pdf, &QPushButton::clicked, this, models::guarded(m_session, [this] { exportPdf(); }));
  const contest::Event* shown = eventAtHand();
  const int rounds = shown == nullptr ? 0 : contest::roundsPaired(*shown);
  m_round->setRange(std::min(rounds, 1), rounds);
  m_round->setValue(rounds);
  m_papers->setCurrentRow(0);
  m_papers->setFocus();
}

const contest::Event* PapersDialog::eventAtHand() const {
  return m_session.find(m_event);
}

void PapersDialog::choose() {
  const PaperRow& row = rowAt(*m_papers);
  const bool hasRounds = m_round->maximum() > 0;
  const bool isOfRound = row.span == PaperSpan::Round;
  m_round->setEnabled(isOfRound && hasRounds);
  m_roundLabel->setEnabled(m_round->isEnabled());
  m_boards->setEnabled(row.form == papers::form::kScoresheet && hasRounds);
  const contest::Event* shown = eventAtHand();
  const auto ofSet = papers::parseEventPaper(row.form);
  const bool isThere = !ofSet || (shown != nullptr && papers::isOf(*ofSet, *shown));
  const bool canBe = isThere && (!isOfRound || hasRounds);
  m_preview->setEnabled(canBe);
  m_pdf->setEnabled(canBe);
}

std::optional<papers::Paper> PapersDialog::paper() const {
  const PaperRow& row = rowAt(*m_papers);
  const contest::EventId event = row.span == PaperSpan::Contest ? contest::EventId{} : m_event;
  db::PaperOf of = papers::paperOf(row.form, event, m_translator.language());
  of.copies = row.copies;
  if (row.span == PaperSpan::Round) of.round = contest::RoundNumber{m_round->value()};
  if (m_boards->isEnabled() && m_boards->isChecked()) of.design = papers::kBoardsDesign;
  auto made = papers::made(m_session.desk(), std::move(of));
  if (made) return *std::move(made);
  const bool isWithoutSheets = made.error().refusal == desk::Refusal::NoSuchSheet;
  m_session.refuse(isWithoutSheets ? m_translator(Phrase::NoSheetOfRound) : m_session.sentence(made.error()));
  return std::nullopt;
}

void PapersDialog::preview() {
  if (!m_preview->isEnabled()) return;
  if (const auto made = paper()) previewPaper(*made, m_session, m_translator, this);
}

void PapersDialog::exportPdf() {
  const auto made = paper();
  if (!made) return;
  const PaperRow& row = rowAt(*m_papers);
  QString name =
      QStringLiteral("%1 %2").arg(models::toQt(eventAtHand()->setup.name), m_translator.plain(row.name));
  if (row.span == PaperSpan::Round) name += QStringLiteral(" %1").arg(m_round->value());
  exportPaper(*made, name, m_session, m_translator, m_page);
}

}  // namespace damath::views
