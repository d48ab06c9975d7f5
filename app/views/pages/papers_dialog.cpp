// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/papers_dialog.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/desk/keeping/contest_place.hpp"
#include "app/models/qt_text.hpp"
#include "app/papers/event_set.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/pages/printing.hpp"
#include "app/words/catalogue/cli_words.hpp"
#include "core/contest/progress.hpp"
#include "reports/render/picture.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

namespace {

using papers::PaperRow;
using papers::PaperSpan;

const PaperRow& rowAt(const QListWidget& list) {
  return papers::everyPaper()[static_cast<std::size_t>(std::max(list.currentRow(), 0))];
}

bool isCertificate(const PaperRow& row) {
  const auto paper = papers::parseEventPaper(row.form);
  return paper == papers::EventPaper::Certificates || paper == papers::EventPaper::Participation;
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
      m_boards(new QCheckBox(translator(Phrase::PaperBoards), this)),
      m_onPicture(new QCheckBox(this)),
      m_why(new QLabel(this)) {
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
  column->addWidget(m_onPicture);
  column->addWidget(m_why);
  m_why->setWordWrap(true);
  showPicture(nullptr, {});
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
  connect(m_onPicture, &QCheckBox::clicked, this, models::guarded(m_session, [this] { takePicture(); }));
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
  m_onPicture->setEnabled(isCertificate(row));
  const auto lack = papers::lackOf(chosen(), m_session.contest());
  const QString why = lack ? toQt(papers::lackText(*lack, m_translator.language())) : QString();
  m_why->setText(lack ? m_translator(Phrase::PaperNotNow).arg(why) : QString());
  m_preview->setEnabled(!lack);
  m_pdf->setEnabled(!lack);
}

db::PaperOf PapersDialog::chosen() const {
  const PaperRow& row = rowAt(*m_papers);
  const contest::EventId event = row.span == PaperSpan::Contest ? contest::EventId{} : m_event;
  db::PaperOf of = papers::paperOf(row.form, event, m_translator.language());
  of.copies = row.copies;
  if (row.span == PaperSpan::Round) of.round = contest::RoundNumber{m_round->value()};
  if (m_boards->isEnabled() && m_boards->isChecked()) of.design = papers::kBoardsDesign;
  return of;
}

std::optional<papers::Paper> PapersDialog::paper() {
  auto made = papers::made(m_session.desk(), chosen());
  if (made) {
    if (m_onPicture->isEnabled()) compose::putBehindCertificates(made->document, m_picture);
    return *std::move(made);
  }
  const bool isWithoutSheets = made.error().refusal == desk::Refusal::NoSuchSheet;
  m_why->setText(isWithoutSheets ? m_translator(Phrase::NoSheetOfRound) : m_session.sentence(made.error()));
  return std::nullopt;
}

void PapersDialog::takePicture() {
  if (!m_onPicture->isChecked()) return showPicture(nullptr, {});
  m_onPicture->setChecked(false);
  auto* dialog =
      new QFileDialog(this, m_translator.plain(Phrase::PaperOnPicture),
                      QFileInfo(m_session.path()).absolutePath(), m_translator(Phrase::PictureFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          models::guarded(m_session, [this](const QString& path) { readPicture(path); }));
  dialog->open();
}

// A contest is never read as anything else while it is open.
void PapersDialog::readPicture(const QString& path) {
  const auto place = desk::contestPlaceOf(path.toStdU16String(), m_session.path().toStdU16String());
  std::string bytes;
  if (QFile file(path); place == desk::ContestPlace::None && file.open(QIODevice::ReadOnly)) {
    bytes = file.read(static_cast<qint64>(render::kMostPictureBytes) + 1).toStdString();
  }
  const bool isPicture = bytes.size() <= render::kMostPictureBytes && !render::pictureIn(bytes).isNull();
  if (!isPicture) {
    const std::string most = std::to_string(render::kMostPictureBytes >> 20);
    m_why->setText(path + QStringLiteral(": ") +
                   toQt(words::said(words::CliPhrase::PictureUnreadable, m_translator.language(), {most})));
    return;
  }
  m_why->clear();
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
  if (const auto made = paper()) previewPaper(*made, m_session, m_translator, this);
}

void PapersDialog::exportPdf() {
  const auto made = paper();
  if (!made) return;
  const PaperRow& row = rowAt(*m_papers);
  QString name = QStringLiteral("%1 %2").arg(toQt(eventAtHand()->setup.name), m_translator.plain(row.name));
  if (row.span == PaperSpan::Round) name += QStringLiteral(" %1").arg(m_round->value());
  exportPaper(*made, name, m_session, m_translator, m_page);
}

}  // namespace damath::views
