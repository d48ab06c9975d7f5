// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/guide_window.hpp"

#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <memory>

#include "app/papers/guide_paper.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "reports/render/print.hpp"

namespace damath::window {

using words::Phrase;

void GuideWindow::open(Session& session, const Translator& translator, QWidget& parent) {
  auto* guide = parent.findChild<GuideWindow*>({}, Qt::FindDirectChildrenOnly);
  if (guide == nullptr) guide = new GuideWindow(session, translator, parent);
  guide->show();
  guide->activateWindow();
}

GuideWindow::GuideWindow(Session& session, const Translator& translator, QWidget& parent)
    : QWidget(&parent, Qt::Window),
      m_session(session),
      m_translator(translator),
      m_text(new QTextBrowser(this)),
      m_print(new QPushButton(this)),
      m_pdf(new QPushButton(this)),
      m_message(new QLabel(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  m_text->setOpenLinks(false);
  m_message->setWordWrap(true);
  m_message->setTextFormat(Qt::PlainText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 12, 12, 12);
  column->addWidget(m_text, 1);
  column->addLayout(inRow({m_print, m_pdf, {m_message, 1}}));
  resize(720, 640);
  m_text->setFocus();
  connect(m_print, &QPushButton::clicked, this, &GuideWindow::choosePrinter);
  connect(m_pdf, &QPushButton::clicked, this, &GuideWindow::choosePdf);
  connect(&m_translator, &Translator::changed, this, &GuideWindow::retranslate);
  retranslate();
}

void GuideWindow::retranslate() {
  setWindowTitle(m_translator.plain(Phrase::FirstDayGuide));
  m_text->setAccessibleName(m_translator.plain(Phrase::FirstDayGuide));
  m_text->setMarkdown(toQt(papers::guideText(m_translator.language())));
  m_print->setText(m_translator(Phrase::GuidePrint));
  m_pdf->setText(m_translator(Phrase::GuideSave));
  m_message->clear();
}

void GuideWindow::choosePrinter() {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  if (!Workplace::printer().isEmpty()) printer->setPrinterName(Workplace::printer());
  printer->setPageSize(render::pageSize(Workplace::paper()));
  printer->setDocName(m_translator.plain(Phrase::FirstDayGuide));
  auto* chosen = new QPrintDialog(printer.get(), this);
  chosen->setAttribute(Qt::WA_DeleteOnClose);
  // The dialog offers no range of pages, because both pages are always printed.
  chosen->setOption(QAbstractPrintDialog::PrintPageRange, false);
  connect(chosen, &QDialog::accepted, this, [this, printer] {
    const auto printed =
        render::printOn(*printer, papers::guideDocument(m_translator.language()), Workplace::paper());
    m_message->setText(printed ? m_translator(Phrase::GuidePrinted)
                               : m_translator(Phrase::CannotPrint).arg(toQt(printed.error().reason)));
  });
  chosen->open();
}

void GuideWindow::choosePdf() {
  const QString folder = m_session.isOpen()
                             ? QFileInfo(m_session.path()).absolutePath()
                             : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  const QString name =
      fileNameOf(m_translator.plain(Phrase::FirstDayGuide), QStringLiteral("guide")) + QStringLiteral(".pdf");
  chooseTarget({Phrase::ExportPdf, QDir(folder).filePath(name), Phrase::PdfFiles}, {QStringLiteral("pdf")},
               m_session, m_translator, this, [this](const QString& path) { savePdf(path); });
}

void GuideWindow::savePdf(const QString& path) {
  if (m_session.isRefusedAsContest(path)) return;
  const auto written =
      render::writePdf(papers::guideDocument(m_translator.language()), Workplace::paper(), path);
  m_message->setText(written
                         ? m_translator(Phrase::PdfWritten).arg(QDir::toNativeSeparators(path))
                         : filledIn(m_translator(Phrase::CannotWrite), path, toQt(written.error().reason)));
}

void GuideWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    close();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace damath::window
