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
#include <QSaveFile>
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
Registered registered(const papers::Issue& issue, models::Session& session,
                      const models::Translator& translator) {
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

// Drawn and written beside its place in a thread of its own; registered, and moved there, in the window's.
class PdfFile : public std::enable_shared_from_this<PdfFile> {
 public:
  PdfFile(std::shared_ptr<papers::Paper> paper, QString path, models::Session& session,
          const models::Translator& translator, Page& page)
      : m_paper(std::move(paper)),
        m_path(std::move(path)),
        m_session(session),
        m_translator(translator),
        m_page(page),
        m_numbering(session.desk(), *m_paper, session.author(), translator.language()) {}

  void write() {
    m_numbering.announce();
    const auto draw = [own = shared_from_this(),
                       size = chosenPaper()](const FileWork::Watch& watch) -> FileWork::Report {
      const auto file = render::writePdfBeside(own->m_paper->document, size, own->m_path, watchOf(watch));
      if (!file) return [own, error = file.error()] { own->fail(error); };
      const std::string lacking = render::lackingLetters(own->m_paper->document).toStdString();
      return [own, file = *file, lacking] { own->finish(*file, lacking); };
    };
    WorkDialog::run(m_session, m_translator, {Phrase::PaperBeingMade, Phrase::EndWork}, draw, &m_page);
  }

 private:
  void finish(QSaveFile& file, const std::string& lacking) {
    // Another paper got its number: it is drawn again.
    if (!m_numbering.keep()) return write();
    const auto moved = render::moveToPlace(file);
    if (!moved) return fail(moved.error());
    QString message = m_translator(Phrase::PdfWritten).arg(QDir::toNativeSeparators(m_path)) +
                      registered(m_numbering.issue(), m_session, m_translator).done;
    if (!lacking.empty()) {
      message += QStringLiteral("; ") +
                 toQt(words::said(words::CliPhrase::LettersLacking, m_translator.language(), {lacking}));
    }
    Q_EMIT m_page.said(message);
  }

  void fail(const render::RenderError& error) {
    const QString number =
        m_numbering.isKept() ? registered(m_numbering.issue(), m_session, m_translator).failed : QString();
    if (error.fault == render::RenderFault::Stopped) {
      Q_EMIT m_page.said(m_translator(Phrase::WorkEnded) + number);
    } else {
      m_session.refuse(m_translator(Phrase::CannotWrite).arg(m_path, toQt(error.reason)) + number);
    }
  }

  std::shared_ptr<papers::Paper> m_paper;
  QString m_path;
  models::Session& m_session;
  const models::Translator& m_translator;
  Page& m_page;
  papers::Numbering m_numbering;
};

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
          const auto issue = papers::issue(session.desk(), copy, session.author(), translator.language());
          number = registered(issue, session, translator);
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
                     if (isRefusedAsContest(path, session, translator)) return;
                     std::make_shared<PdfFile>(paper, path, session, translator, page)->write();
                   }));
  dialog->open();
}

}  // namespace damath::views
