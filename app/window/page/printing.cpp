// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/printing.hpp"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QScreen>

#include "app/papers/paper_bundle.hpp"
#include "app/papers/paper_issue.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/page/page.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/session/file_work.hpp"
#include "app/window/session/own_desk.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "reports/render/lacking_letters.hpp"
#include "reports/render/print.hpp"
#include "words/phrase.hpp"

namespace damath::window {

namespace {

using words::Phrase;

// The message about the numbers of the documents that the register has. `done` is shown after success,
// `failed` after failure. If a document is not registered, `done` says why. Both texts are empty if there is
// nothing to say.
struct Registered {
  QString done;
  QString failed;
};
Registered registered(const papers::PaperBundle& bundle, const Translator& translator) {
  const auto said = [&](Phrase phrase, const std::string& word) {
    return QStringLiteral("; ") + toQt(words::said(phrase, translator.language(), {word}));
  };
  std::string numbers;
  std::string why;
  for (const std::int64_t number : bundle.keptNumbers()) {
    numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
  }
  for (const papers::Issue& issue : bundle.issues()) {
    if (issue.unregistered) why = words::message(*issue.unregistered, translator.language());
  }
  Registered told;
  if (!numbers.empty()) told = {said(Phrase::PrintedAs, numbers), said(Phrase::PrintedNothing, numbers)};
  if (!why.empty()) told.done += said(Phrase::PrintedUnregistered, why);
  return told;
}

// Returns the page of the window that contains the widget or opened the widget's dialog; null if there is
// none.
Page* pageBehind(QWidget* widget) {
  while (widget != nullptr && qobject_cast<Page*>(widget) == nullptr) widget = widget->parentWidget();
  return qobject_cast<Page*>(widget);
}

// Returns the titles of the documents and the name of their event or contest, for a message.
QString titlesOf(const std::vector<papers::Paper>& papers) {
  QStringList titles;
  for (const papers::Paper& paper : papers) {
    if (!paper.document.forms.empty()) titles << toQt(compose::titleOf(paper.document.forms.front()));
  }
  titles.removeDuplicates();
  return titles.isEmpty() ? QString()
                          : (titles << toQt(papers.front().document.title)).join(QStringLiteral(", "));
}

// Returns one document as a list; keeps an error.
MadePapers listed(MadePaper made) {
  if (!made) return Unexpected<desk::DeskError>(made.error());
  std::vector<papers::Paper> list;
  list.push_back(*std::move(made));
  return list;
}

render::Watch watchOf(const FileWork::Watch& watch) {
  return [&watch](std::size_t done, std::size_t all) {
    return watch(static_cast<int>(done), static_cast<int>(all));
  };
}

// Writes a PDF file. Another thread draws the pages into a temporary file. Then the window's thread registers
// the documents and moves the temporary file to its place.
class PdfFile : public std::enable_shared_from_this<PdfFile> {
 public:
  PdfFile(std::vector<papers::Paper> papers, QString path, Session& session, const Translator& translator,
          Page& page)
      : m_path(std::move(path)),
        m_session(session),
        m_translator(translator),
        m_page(page),
        m_bundle(session.desk(), std::move(papers), session.author(), translator.language()) {}

  void write() {
    m_bundle.announce();
    const auto draw = [own = shared_from_this(),
                       size = Workplace::paper()](const FileWork::Watch& watch) -> FileWork::Report {
      const render::Documents documents = own->m_bundle.documents();
      const auto file = render::writePdfBeside(documents, size, own->m_path, watchOf(watch));
      if (!file) return [own, error = file.error()] { own->fail(error); };
      const std::string lacking = render::lackingLetters(documents).toStdString();
      return [own, file = *file, lacking] { own->finish(*file, lacking); };
    };
    WorkDialog::run(m_session, m_translator, {Phrase::PaperBeingMade, Phrase::EndWork}, draw, &m_page);
  }

 private:
  void finish(platform::DurableFile& file, const std::string& lacking) {
    // If another document was registered under an announced number meanwhile, announces new numbers and draws
    // the documents again.
    if (!m_bundle.keep()) return write();
    const auto moved = render::moveToPlace(file, m_path);
    if (!moved) return fail(moved.error());
    QString message = m_translator(Phrase::PdfWritten).arg(QDir::toNativeSeparators(m_path)) +
                      registered(m_bundle, m_translator).done;
    if (!lacking.empty()) {
      message += QStringLiteral("; ") +
                 toQt(words::said(words::Phrase::LettersLacking, m_translator.language(), {lacking}));
    }
    Q_EMIT m_page.said(message);
  }

  void fail(const render::RenderError& error) {
    const QString number = registered(m_bundle, m_translator).failed;
    if (error.fault == render::RenderFault::Stopped) {
      Q_EMIT m_page.said(m_translator(Phrase::WorkEnded) + number);
    } else {
      m_session.refusals().show(filledIn(m_translator(Phrase::CannotWrite), m_path, toQt(error.reason)) +
                                number);
    }
  }

  QString m_path;
  Session& m_session;
  const Translator& m_translator;
  Page& m_page;
  papers::PaperBundle m_bundle;
};

// Asks for the printer and prints the documents. The preview closes when printing starts, because it is no
// longer needed.
void choosePrinter(PreviewDialog& preview, const std::shared_ptr<const std::vector<papers::Paper>>& papers,
                   Session& session, const Translator& translator) {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  if (!Workplace::printer().isEmpty()) printer->setPrinterName(Workplace::printer());
  printer->setPageSize(render::pageSize(Workplace::paper()));
  printer->setDocName(toQt(papers->front().document.title));
  auto* chosen = new QPrintDialog(printer.get(), &preview);
  chosen->setAttribute(Qt::WA_DeleteOnClose);
  // The dialog offers no range of pages, because all pages are always printed.
  chosen->setOption(QAbstractPrintDialog::PrintPageRange, false);
  QObject::connect(chosen, &QDialog::accepted, &preview,
                   guarded(session, [printer, papers, &preview, &session, &translator] {
                     printPapers(printer, *papers, session, translator, *preview.parentWidget());
                     preview.accept();
                   }));
  chosen->open();
}

}  // namespace

void makePapers(std::vector<db::PaperOf> of, Session& session, const Translator& translator, QWidget& over,
                std::function<void(MadePapers made)> take, std::function<void(const QString& why)> unopened) {
  if (over.findChild<WorkDialog*>({}, Qt::FindDirectChildrenOnly) != nullptr) return;
  if (!unopened) unopened = [&session](const QString& why) { session.refusals().show(why); };
  const auto work = [of = std::move(of), take = std::move(take), unopened = std::move(unopened),
                     place = session.place(), known = session.desk().openFile().outcomes,
                     language = translator.language()](const FileWork::Watch& watch) -> FileWork::Report {
    OwnDesk own(place, OwnDesk::Use::Any, known);
    if (!own.opening.desk) {
      const QString why = toQt(words::asSentence(words::message(own.opening.verdict, language)));
      return [unopened, why] { unopened(why); };
    }
    const auto all = std::make_shared<MadePapers>(std::vector<papers::Paper>());
    bool isWanted = true;
    for (const db::PaperOf& each : of) {
      auto made = papers::made(*own.opening.desk, each, [&](std::size_t done, std::size_t count) {
        isWanted = watch(static_cast<int>(done), static_cast<int>(count));
        return isWanted;
      });
      if (!isWanted) return [] {};
      if (!made) {
        *all = Unexpected<desk::DeskError>(made.error());
        break;
      }
      (*all)->push_back(*std::move(made));
    }
    return [take, all] { take(std::move(*all)); };
  };
  WorkDialog::run(session, translator, {Phrase::PaperBeingMade, Phrase::EndWork}, work, &over);
}

void makePaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over,
               std::function<void(MadePaper made)> take, std::function<void(const QString& why)> unopened) {
  makePapers(
      {of}, session, translator, over,
      [take = std::move(take)](MadePapers made) {
        if (!made) return take(Unexpected<desk::DeskError>(made.error()));
        take(std::move(made->front()));
      },
      std::move(unopened));
}

void previewPapers(MadePapers made, Session& session, const Translator& translator, QWidget* parent) {
  if (!made) return session.refusals().show(session.refusals().sentence(made.error()));
  using Papers = std::vector<papers::Paper>;
  const auto unmarked = std::make_shared<const Papers>(*made);
  const auto marked = std::make_shared<Papers>(*std::move(made));
  ShownDocuments documents;
  for (papers::Paper& paper : *marked) {
    papers::markAsPreview(paper, translator.language());
    documents.emplace_back(marked, &paper.document);
  }
  auto* dialog = new PreviewDialog(translator, std::move(documents), Workplace::paper(), parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  // The preview dialog is smaller than the screen, so that its title bar and its lower edge are visible.
  constexpr QSize kUseful(900, 760);
  constexpr QSize kFrame(16, 48);
  dialog->resize(kUseful.boundedTo(parent->screen()->availableGeometry().size() - kFrame));
  QObject::connect(dialog, &PreviewDialog::failed, &session.refusals(),
                   qOverload<const QString&>(&Refusals::show));
  QObject::connect(dialog, &PreviewDialog::printAsked, dialog,
                   guarded(session, [dialog, marked, &session, &translator] {
                     choosePrinter(*dialog, marked, session, translator);
                   }));
  const QPointer<Page> page = pageBehind(parent);
  dialog->offerPdf(page != nullptr);
  QObject::connect(dialog, &PreviewDialog::pdfAsked, dialog,
                   guarded(session, [page, unmarked, &session, &translator] {
                     if (page != nullptr) exportPapers(*unmarked, session, translator, *page);
                   }));
  dialog->open();
}

void previewPaper(MadePaper made, Session& session, const Translator& translator, QWidget* parent) {
  previewPapers(listed(std::move(made)), session, translator, parent);
}

void previewPaper(const db::PaperOf& of, Session& session, const Translator& translator, QWidget& over) {
  makePaper(of, session, translator, over, [&session, &translator, &over](MadePaper made) {
    previewPaper(std::move(made), session, translator, &over);
  });
}

void printPapers(const std::shared_ptr<QPrinter>& printer, std::vector<papers::Paper> papers,
                 Session& session, const Translator& translator, QWidget& over) {
  const auto bundle = std::make_shared<papers::PaperBundle>(session.desk(), std::move(papers),
                                                            session.author(), translator.language());
  bundle->issue();
  const Registered number = registered(*bundle, translator);
  const QString what = titlesOf(bundle->papers());
  const QPointer<Page> page = pageBehind(&over);
  const auto work = [printer, bundle, number, what, page, size = Workplace::paper(), &session,
                     &translator](const FileWork::Watch& watch) -> FileWork::Report {
    const auto goesOn = [&](std::size_t done, std::size_t all) {
      const bool isWanted = watch(static_cast<int>(done), static_cast<int>(all));
      if (!isWanted) printer->abort();
      return isWanted;
    };
    const auto printed = render::printOn(*printer, bundle->documents(), size, goesOn);
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

void exportPapers(MadePapers made, Session& session, const Translator& translator, Page& page) {
  if (!made) return session.refusals().show(session.refusals().sentence(made.error()));
  const std::string name = words::fileNameOf(papers::fileSubjectsOf(*made, session.contest()), "pdf",
                                             session.contest(), translator.language());
  const QString folder = QFileInfo(session.path()).absolutePath();
  const auto write = [papers = std::make_shared<std::vector<papers::Paper>>(*std::move(made)), &session,
                      &translator, &page](const QString& path) {
    if (session.isRefusedAsContest(path)) return;
    std::make_shared<PdfFile>(std::move(*papers), path, session, translator, page)->write();
  };
  chooseTarget({Phrase::ExportPdf, QDir(folder).filePath(toQt(name)), Phrase::PdfFiles},
               {QStringLiteral("pdf")}, session, translator, &page, write);
}

void exportPaper(MadePaper made, Session& session, const Translator& translator, Page& page) {
  exportPapers(listed(std::move(made)), session, translator, page);
}

void exportPaper(const db::PaperOf& of, Session& session, const Translator& translator, Page& page) {
  makePaper(of, session, translator, page, [&session, &translator, &page](MadePaper made) {
    exportPaper(std::move(made), session, translator, page);
  });
}

}  // namespace damath::window
