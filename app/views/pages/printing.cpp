// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/printing.hpp"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPaintEngine>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QProgressDialog>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <memory>

#include "app/models/text/qt_text.hpp"
#include "app/papers/register.hpp"
#include "app/views/dialogs/work_dialog.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/pages/preview_keys.hpp"
#include "app/views/parts/file_choice.hpp"
#include "app/views/parts/theme.hpp"
#include "app/views/parts/workplace.hpp"
#include "app/words/catalogue/cli_words.hpp"
#include "reports/render/lacking_letters.hpp"
#include "reports/render/print.hpp"

namespace damath::views {

namespace {

using models::FileWork;
using models::fromQt;
using models::toQt;
using words::Phrase;

QString paperKey() {
  return QStringLiteral("paper");
}

// What is said of the paper's place in the register, where it came out and where it did not; empty where
// nothing is.
struct Registered {
  QString done;
  QString failed;
};
Registered registered(papers::Paper& paper, models::Session& session, const models::Translator& translator) {
  const auto issue = papers::issue(session.desk(), paper, session.author(), translator.language());
  using words::CliPhrase;
  const auto said = [&](CliPhrase phrase, const std::string& word) {
    return QStringLiteral("; ") + toQt(words::said(phrase, translator.language(), {word}));
  };
  if (issue.number) {
    const std::string number = std::to_string(*issue.number);
    return {said(CliPhrase::PrintedAs, number), said(CliPhrase::PrintedNothing, number)};
  }
  if (!issue.unregistered) return {};
  return {said(CliPhrase::PrintedUnregistered, fromQt(session.sentence(*issue.unregistered))), {}};
}

// A preview is drawn to be looked at; what comes of it goes to a printer or a file.
bool isToLookAt(const QPrinter& device) {
  const QPaintEngine* engine = device.paintEngine();
  return engine != nullptr && engine->type() == QPaintEngine::Picture;
}

// The page that a dialog, or what is on it, belongs to; null where that is none.
Page* pageBehind(QWidget* widget) {
  while (widget != nullptr && qobject_cast<Page*>(widget) == nullptr) widget = widget->parentWidget();
  return qobject_cast<Page*>(widget);
}

// Of pages that only the window's own thread can draw: a bar and a button to stop, shown where it takes more
// than a moment.
render::Watch watchOver(QWidget& over, const models::Translator& translator) {
  constexpr int kMoment = 400;  // milliseconds
  auto bar = std::make_shared<QProgressDialog>(&over);
  bar->setWindowTitle(translator.plain(Phrase::Print));
  bar->setLabelText(translator(Phrase::PaperBeingMade));
  bar->setWindowModality(Qt::WindowModal);
  bar->setMinimumDuration(kMoment);
  return [bar](std::size_t done, std::size_t all) {
    bar->setMaximum(static_cast<int>(all) + 1);
    bar->setValue(static_cast<int>(done));
    return !bar->wasCanceled();
  };
}

// Above the pages, before any of them is printed.
void tellOfLacking(QPrintPreviewDialog& dialog, const compose::Document& document,
                   const models::Translator& translator) {
  const std::string lacking = render::lackingLetters(document).toStdString();
  auto* layout = qobject_cast<QBoxLayout*>(dialog.layout());
  if (lacking.empty() || layout == nullptr) return;
  auto* message = new QLabel(
      toQt(words::said(words::CliPhrase::LettersLacking, translator.language(), {lacking})), &dialog);
  message->setWordWrap(true);
  message->setTextFormat(Qt::PlainText);
  message->setMargin(8);
  message->setAutoFillBackground(true);
  const Colours colours = coloursOf(message->palette());
  QPalette palette = message->palette();
  palette.setColor(QPalette::Window, colours.rootFill);
  palette.setColor(QPalette::WindowText, colours.rootInk);
  message->setPalette(palette);
  layout->insertWidget(0, message);
}

render::Watch watchOf(const FileWork::Watch& watch) {
  return [&watch](std::size_t done, std::size_t all) {
    return watch(static_cast<int>(done), static_cast<int>(all));
  };
}

// Drawn and written in a thread of its own, once it is registered.
void write(const std::shared_ptr<papers::Paper>& paper, const QString& path, models::Session& session,
           const models::Translator& translator, Page& page) {
  if (isRefusedAsContest(path, session, translator)) return;
  const Registered number = registered(*paper, session, translator);
  const auto draw = [paper, path, number, size = chosenPaper(), &session, &translator,
                     &page](const FileWork::Watch& watch) -> FileWork::Report {
    const auto written = render::writePdf(paper->document, size, path, watchOf(watch));
    if (!written && written.error().fault == render::RenderFault::Stopped) {
      return
          [number, &translator, &page] { Q_EMIT page.said(translator(Phrase::WorkEnded) + number.failed); };
    }
    if (!written) {
      return [path, number, reason = toQt(written.error().reason), &session, &translator] {
        session.refuse(translator(Phrase::CannotWrite).arg(path, reason) + number.failed);
      };
    }
    const std::string lacking = render::lackingLetters(paper->document).toStdString();
    return [path, number, lacking, &translator, &page] {
      QString message = translator(Phrase::PdfWritten).arg(QDir::toNativeSeparators(path)) + number.done;
      if (!lacking.empty()) {
        message += QStringLiteral("; ") +
                   toQt(words::said(words::CliPhrase::LettersLacking, translator.language(), {lacking}));
      }
      Q_EMIT page.said(message);
    };
  };
  WorkDialog::run(session, translator, {Phrase::PaperBeingMade, Phrase::EndWork}, draw, &page);
}

}  // namespace

render::Paper chosenPaper() {
  const QString name = QSettings().value(paperKey()).toString();
  return render::parsePaper(fromQt(name)).value_or(render::Paper::A4);
}

void choosePaper(render::Paper paper) {
  QSettings().setValue(paperKey(), toQt(render::toText(paper)));
}

void previewPaper(const MadePaper& made, models::Session& session, const models::Translator& translator,
                  QWidget* parent) {
  if (!made) return session.refuse(session.sentence(made.error()));
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  if (!Workplace::printer().isEmpty()) printer->setPrinterName(Workplace::printer());
  printer->setPageSize(render::pageSize(chosenPaper()));
  printer->setDocName(toQt(made->document.title));
  auto* dialog = new QPrintPreviewDialog(printer.get(), parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(translator.plain(Phrase::Print));
  // Its title bar and its lower edge stay on the screen.
  constexpr QSize kUseful(900, 760);
  constexpr QSize kFrame(16, 48);
  dialog->resize(kUseful.boundedTo(parent->screen()->availableGeometry().size() - kFrame));
  addPreviewKeys(*dialog, *printer);
  tellOfLacking(*dialog, made->document, translator);
  // Of many forms the first is there at once; the others follow while it is looked at.
  constexpr std::size_t kMany = 12;
  const compose::Document& all = made->document;
  auto isWhole = std::make_shared<bool>(all.forms.size() < kMany || compose::isNumberedThrough(all));
  QObject::connect(
      dialog, &QPrintPreviewDialog::paintRequested, dialog,
      models::guarded(session, [printer, dialog, paper = *made, isWhole, &session,
                                &translator](QPrinter* device) {
        papers::Paper copy = paper;
        Registered number;
        if (!isToLookAt(*device)) {
          number = registered(copy, session, translator);
        } else {
          papers::markAsPreview(copy, translator.language());
          if (!std::exchange(*isWhole, true)) {
            copy.document.forms.resize(1);
            QTimer::singleShot(0, dialog,
                               [dialog] { dialog->findChild<QPrintPreviewWidget*>()->updatePreview(); });
          }
        }
        const auto printed =
            render::printOn(*device, copy.document, chosenPaper(), watchOver(*dialog, translator));
        const bool isStopped = !printed && printed.error().fault == render::RenderFault::Stopped;
        if (!printed && !(isStopped && number.failed.isEmpty())) {
          session.refuse(translator(Phrase::CannotPrint).arg(toQt(printed.error().reason)) + number.failed);
        }
        Page* page = printed && !isToLookAt(*device) ? pageBehind(dialog) : nullptr;
        if (page != nullptr) {
          const QString what = QStringLiteral("%1, %2").arg(
              toQt(compose::titleOf(paper.document.forms.front())), toQt(paper.document.title));
          Q_EMIT page->said(translator(Phrase::PaperPrinted).arg(what) + number.done);
        }
      }));
  dialog->open();
}

void exportPaper(MadePaper made, const QString& suggestion, models::Session& session,
                 const models::Translator& translator, Page& page) {
  if (!made) return session.refuse(session.sentence(made.error()));
  const QString folder = QFileInfo(session.path()).absolutePath();
  auto* dialog = new QFileDialog(&page, translator.plain(Phrase::ExportPdf),
                                 QDir(folder).filePath(suggestion + QStringLiteral(".pdf")),
                                 translator(Phrase::PdfFiles));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("pdf"));
  QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                   models::guarded(session, [paper = std::make_shared<papers::Paper>(*std::move(made)),
                                             &session, &translator, &page](const QString& path) {
                     write(paper, path, session, translator, page);
                   }));
  dialog->open();
}

}  // namespace damath::views
