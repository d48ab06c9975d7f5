// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/printing.hpp"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QScreen>

#include "app/papers/paper_issue.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/page/page.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/session/own_desk.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "reports/render/lacking_letters.hpp"
#include "reports/render/print.hpp"
#include "words/phrase.hpp"

namespace damath::window {

namespace {

using words::Phrase;

// The message about the number of a printed document in the register. `done` is shown after success, `failed`
// after failure. If the document is not registered, `done` says why. Both texts are empty if there is nothing
// to say.
struct Registered {
  QString done;
  QString failed;
};
Registered registered(const papers::Issue& issue, const Translator& translator) {
  const auto said = [&](Phrase phrase, const std::string& word) {
    return QStringLiteral("; ") + toQt(words::said(phrase, translator.language(), {word}));
  };
  if (issue.number) {
    const std::string number = std::to_string(*issue.number);
    return {said(Phrase::PrintedAs, number), said(Phrase::PrintedNothing, number)};
  }
  if (!issue.unregistered) return {};
  return {said(Phrase::PrintedUnregistered, words::message(*issue.unregistered, translator.language())), {}};
}

// Returns the page of the window that contains the widget or opened the widget's dialog; null if there is
// none.
Page* pageBehind(QWidget* widget) {
  while (widget != nullptr && qobject_cast<Page*>(widget) == nullptr) widget = widget->parentWidget();
  return qobject_cast<Page*>(widget);
}

// Returns the name that is proposed for the PDF file of a document.
QString fileTitle(const papers::Paper& paper) {
  const auto& forms = paper.document.forms;
  const QString title = toQt(forms.empty() ? paper.document.title : compose::titleOf(forms.front()));
  return fileNameOf(title, QStringLiteral("document"));
}

render::Watch watchOf(const FileWork::Watch& watch) {
  return [&watch](std::size_t done, std::size_t all) {
    return watch(static_cast<int>(done), static_cast<int>(all));
  };
}

// Writes a PDF file. Another thread draws the pages into a temporary file. Then the window's thread registers
// the document and moves the temporary file to its place.
class PdfFile : public std::enable_shared_from_this<PdfFile> {
 public:
  PdfFile(std::shared_ptr<papers::Paper> paper, QString path, Session& session, const Translator& translator,
          Page& page)
      : m_paper(std::move(paper)),
        m_path(std::move(path)),
        m_session(session),
        m_translator(translator),
        m_page(page),
        m_numbering(session.desk(), *m_paper, session.author(), translator.language()) {}

  void write() {
    m_numbering.announce();
    const auto draw = [own = shared_from_this(),
                       size = Workplace::paper()](const FileWork::Watch& watch) -> FileWork::Report {
      const auto file = render::writePdfBeside(own->m_paper->document, size, own->m_path, watchOf(watch));
      if (!file) return [own, error = file.error()] { own->fail(error); };
      const std::string lacking = render::lackingLetters(own->m_paper->document).toStdString();
      return [own, file = *file, lacking] { own->finish(*file, lacking); };
    };
    WorkDialog::run(m_session, m_translator, {Phrase::PaperBeingMade, Phrase::EndWork}, draw, &m_page);
  }

 private:
  void finish(platform::DurableFile& file, const std::string& lacking) {
    // If another document was registered under the announced number meanwhile, announces a new number and
    // draws this document again.
    if (!m_numbering.keep()) return write();
    const auto moved = render::moveToPlace(file, m_path);
    if (!moved) return fail(moved.error());
    QString message = m_translator(Phrase::PdfWritten).arg(QDir::toNativeSeparators(m_path)) +
                      registered(m_numbering.issue(), m_translator).done;
    if (!lacking.empty()) {
      message += QStringLiteral("; ") +
                 toQt(words::said(words::Phrase::LettersLacking, m_translator.language(), {lacking}));
    }
    Q_EMIT m_page.said(message);
  }

  void fail(const render::RenderError& error) {
    const QString number =
        m_numbering.isKept() ? registered(m_numbering.issue(), m_translator).failed : QString();
    if (error.fault == render::RenderFault::Stopped) {
      Q_EMIT m_page.said(m_translator(Phrase::WorkEnded) + number);
    } else {
      m_session.refusals().show(m_translator(Phrase::CannotWrite).arg(m_path, toQt(error.reason)) + number);
    }
  }

  std::shared_ptr<papers::Paper> m_paper;
  QString m_path;
  Session& m_session;
  const Translator& m_translator;
  Page& m_page;
  papers::Numbering m_numbering;
};

// Asks for the printer and prints the document. The preview closes when printing starts, because it is no
// longer needed.
void choosePrinter(PreviewDialog& preview, const std::shared_ptr<const papers::Paper>& paper,
                   Session& session, const Translator& translator) {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  if (!Workplace::printer().isEmpty()) printer->setPrinterName(Workplace::printer());
  printer->setPageSize(render::pageSize(Workplace::paper()));
  printer->setDocName(toQt(paper->document.title));
  auto* chosen = new QPrintDialog(printer.get(), &preview);
  chosen->setAttribute(Qt::WA_DeleteOnClose);
  // The dialog offers no range of pages, because all pages are always printed.
  chosen->setOption(QAbstractPrintDialog::PrintPageRange, false);
  QObject::connect(chosen, &QDialog::accepted, &preview,
                   guarded(session, [printer, paper, &preview, &session, &translator] {
                     printPaper(printer, *paper, session, translator, *preview.parentWidget());
                     preview.accept();
                   }));
  chosen->open();
}

}  // namespace

void makePaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over,
               std::function<void(MadePaper made)> take, std::function<void(const QString& why)> unopened) {
  if (over.findChild<WorkDialog*>({}, Qt::FindDirectChildrenOnly) != nullptr) return;
  if (!unopened) unopened = [&session](const QString& why) { session.refusals().show(why); };
  const auto work = [of, take = std::move(take), unopened = std::move(unopened), place = session.place(),
                     known = session.desk().openFile().outcomes,
                     language = translator.language()](const FileWork::Watch& watch) -> FileWork::Report {
    OwnDesk own(place, OwnDesk::Use::Any, known);
    if (!own.opening.desk) {
      const QString why = toQt(words::asSentence(words::message(own.opening.verdict, language)));
      return [unopened, why] { unopened(why); };
    }
    bool isWanted = true;
    auto made = papers::made(*own.opening.desk, of, [&](std::size_t done, std::size_t all) {
      isWanted = watch(static_cast<int>(done), static_cast<int>(all));
      return isWanted;
    });
    if (!isWanted) return [] {};
    return [take, made = std::make_shared<MadePaper>(std::move(made))] { take(std::move(*made)); };
  };
  WorkDialog::run(session, translator, {Phrase::PaperBeingMade, Phrase::EndWork}, work, &over);
}

void previewPaper(MadePaper made, Session& session, const Translator& translator, QWidget* parent) {
  if (!made) return session.refusals().show(session.refusals().sentence(made.error()));
  const auto unmarked = std::make_shared<const papers::Paper>(*made);
  const auto paper = std::make_shared<papers::Paper>(*std::move(made));
  papers::markAsPreview(*paper, translator.language());
  const std::shared_ptr<const compose::Document> document(paper, &paper->document);
  auto* dialog = new PreviewDialog(translator, document, Workplace::paper(), parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  // The preview dialog is smaller than the screen, so that its title bar and its lower edge are visible.
  constexpr QSize kUseful(900, 760);
  constexpr QSize kFrame(16, 48);
  dialog->resize(kUseful.boundedTo(parent->screen()->availableGeometry().size() - kFrame));
  QObject::connect(dialog, &PreviewDialog::failed, &session.refusals(),
                   qOverload<const QString&>(&Refusals::show));
  QObject::connect(dialog, &PreviewDialog::printAsked, dialog,
                   guarded(session, [dialog, paper, &session, &translator] {
                     choosePrinter(*dialog, paper, session, translator);
                   }));
  const QPointer<Page> page = pageBehind(parent);
  dialog->offerPdf(page != nullptr);
  QObject::connect(dialog, &PreviewDialog::pdfAsked, dialog,
                   guarded(session, [page, unmarked, &session, &translator] {
                     if (page != nullptr)
                       exportPaper(*unmarked, fileTitle(*unmarked), session, translator, *page);
                   }));
  dialog->open();
}

void previewPaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over) {
  makePaper(of, session, translator, over, [&session, &translator, &over](MadePaper made) {
    previewPaper(std::move(made), session, translator, &over);
  });
}

void printPaper(const std::shared_ptr<QPrinter>& printer, papers::Paper paper, Session& session,
                const Translator& translator, QWidget& over) {
  const auto issue = papers::issue(session.desk(), paper, session.author(), translator.language());
  const Registered number = registered(issue, translator);
  const QString what =
      paper.document.forms.empty()
          ? QString()
          : QStringLiteral("%1, %2").arg(toQt(compose::titleOf(paper.document.forms.front())),
                                         toQt(paper.document.title));
  const QPointer<Page> page = pageBehind(&over);
  const auto work = [printer, paper = std::make_shared<papers::Paper>(std::move(paper)), number, what, page,
                     size = Workplace::paper(), &session,
                     &translator](const FileWork::Watch& watch) -> FileWork::Report {
    const auto goesOn = [&](std::size_t done, std::size_t all) {
      const bool isWanted = watch(static_cast<int>(done), static_cast<int>(all));
      if (!isWanted) printer->abort();
      return isWanted;
    };
    const auto printed = render::printOn(*printer, paper->document, size, goesOn);
    QString message = translator(Phrase::PaperPrinted).arg(what) + number.done;
    if (!printed && printed.error().fault == render::RenderFault::Stopped) {
      message = translator(Phrase::WorkEnded) + number.failed;
    } else if (!printed) {
      return [reason = toQt(printed.error().reason), number, &session, &translator] {
        session.refusals().show(translator(Phrase::CannotPrint).arg(reason) + number.failed);
      };
    }
    return [page, message] {
      if (page != nullptr) Q_EMIT page->said(message);
    };
  };
  WorkDialog::run(session, translator, {Phrase::PaperBeingMade, Phrase::EndWork}, work,
                  page == nullptr ? over.window() : page.data());
}

void exportPaper(MadePaper made, const QString& suggestion, Session& session, const Translator& translator,
                 Page& page) {
  if (!made) return session.refusals().show(session.refusals().sentence(made.error()));
  const QString folder = QFileInfo(session.path()).absolutePath();
  const auto write = [paper = std::make_shared<papers::Paper>(*std::move(made)), &session, &translator,
                      &page](const QString& path) {
    if (session.isRefusedAsContest(path)) return;
    std::make_shared<PdfFile>(paper, path, session, translator, page)->write();
  };
  chooseTarget(
      {Phrase::ExportPdf, QDir(folder).filePath(suggestion + QStringLiteral(".pdf")), Phrase::PdfFiles},
      {QStringLiteral("pdf")}, session, translator, &page, write);
}

void exportPaper(const db::PaperOf& of, const QString& suggestion, Session& session,
                 const Translator& translator, Page& page) {
  makePaper(of, session, translator, page, [suggestion, &session, &translator, &page](MadePaper made) {
    exportPaper(std::move(made), suggestion, session, translator, page);
  });
}

}  // namespace damath::window
