// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/printing.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QScreen>
#include <QSettings>
#include <memory>

#include "app/desk/keeping/contest_place.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/parts/workplace.hpp"
#include "app/words/catalogue/cli_words.hpp"
#include "reports/render/lacking_letters.hpp"
#include "reports/render/print.hpp"

namespace damath::views {

namespace {

using models::fromQt;
using models::toQt;
using words::Phrase;

QString paperKey() {
  return QStringLiteral("paper");
}

void write(const compose::Document& document, const QString& path, models::Session& session,
           const models::Translator& translator, Page& page) {
  // The dialog asks whether a file may be replaced; a contest may not, whatever is answered.
  using words::CliPhrase;
  const auto place = desk::contestPlaceOf(path.toStdU16String(), session.path().toStdU16String());
  if (place != desk::ContestPlace::None) {
    const bool isFile = place == desk::ContestPlace::File;
    const CliPhrase phrase = isFile ? CliPhrase::OutputIsContest : CliPhrase::OutputIsCopies;
    return session.refuse(path + QStringLiteral(": ") + toQt(words::said(phrase, translator.language())));
  }
  const auto written = render::writePdf(document, chosenPaper(), path);
  if (!written)
    return session.refuse(translator(Phrase::CannotWrite).arg(path, toQt(written.error().reason)));
  QString told = translator(Phrase::PdfWritten).arg(QDir::toNativeSeparators(path));
  const std::string lacking = render::lackingLetters(document).toStdString();
  if (!lacking.empty()) {
    told +=
        QStringLiteral("; ") + toQt(words::said(CliPhrase::LettersLacking, translator.language(), {lacking}));
  }
  Q_EMIT page.said(told);
}

}  // namespace

render::Paper chosenPaper() {
  const QString name = QSettings().value(paperKey()).toString();
  return render::parsePaper(fromQt(name)).value_or(render::Paper::A4);
}

void choosePaper(render::Paper paper) {
  QSettings().setValue(paperKey(), toQt(render::toText(paper)));
}

void previewDocument(const compose::Document& document, models::Session& session,
                     const models::Translator& translator, QWidget* parent) {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  if (!Workplace::printer().isEmpty()) printer->setPrinterName(Workplace::printer());
  printer->setPageSize(render::pageSize(chosenPaper()));
  printer->setDocName(toQt(document.title));
  auto* dialog = new QPrintPreviewDialog(printer.get(), parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(translator.plain(Phrase::Print));
  // Its title bar and its lower edge stay on the screen.
  constexpr QSize kUseful(900, 760);
  constexpr QSize kFrame(16, 48);
  dialog->resize(kUseful.boundedTo(parent->screen()->availableGeometry().size() - kFrame));
  QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                   models::guarded(session, [printer, document, &session, &translator](QPrinter* device) {
                     const auto printed = render::printOn(*device, document, chosenPaper());
                     if (!printed) {
                       session.refuse(translator(Phrase::CannotPrint).arg(toQt(printed.error().reason)));
                     }
                   }));
  dialog->open();
}

void exportDocument(const compose::Document& document, const QString& suggestion, models::Session& session,
                    const models::Translator& translator, Page& page) {
  const QString folder = QFileInfo(session.path()).absolutePath();
  auto* dialog = new QFileDialog(&page, translator.plain(Phrase::ExportPdf),
                                 QDir(folder).filePath(suggestion + QStringLiteral(".pdf")),
                                 translator(Phrase::PdfFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("pdf"));
  QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                   models::guarded(session, [document, &session, &translator, &page](const QString& path) {
                     write(document, path, session, translator, page);
                   }));
  dialog->open();
}

}  // namespace damath::views
