// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/self_test.hpp"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_form.hpp"
#include "app/window/sample_contest.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "reports/render/print.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// The steps of the self-test. Each step returns the reason of a failure, or an empty text on success.
class SelfTest {
 public:
  SelfTest(Session& session, const Translator& translator, MainWindow& window)
      : m_session(session), m_translator(translator), m_window(window) {
    QObject::connect(&session.refusals(), &Refusals::told, &m_listener,
                     [this](const QString& text) { m_refusal = text; });
  }

  QString run() {
    if (!m_folder.isValid()) return m_folder.errorString();
    if (const QString fault = openSample(); !fault.isEmpty()) return fault;
    if (const QString fault = auditSheets(); !fault.isEmpty()) return fault;
    return print();
  }
  [[nodiscard]] int audited() const { return m_audited; }

 private:
  [[nodiscard]] QString pathOf(const char* name) const { return QDir(m_folder.path()).filePath(toQt(name)); }

  QString openSample() {
    const QString path = pathOf("sample.damath");
    if (!m_session.opener().create(path, sampleHead())) return m_refusal;
    if (const auto filled = fillSample(m_session.desk(), m_session.author()); !filled) {
      m_session.refusals().show(filled.error());
      return m_refusal;
    }
    if (!m_window.openFile(path)) return m_refusal;
    m_window.show();
    QApplication::processEvents();
    return m_refusal;
  }

  // Audits all scoresheets of the sample. The audit must find mistakes in at least one of them, and the
  // replay must follow every game.
  QString auditSheets() {
    int withMistakes = 0;
    const desk::SheetDesk desk(m_session.desk());
    for (const contest::Event& event : m_session.contest().events) {
      for (const contest::Game& game : event.games) {
        const auto view = desk.sheetInForce(event.id, desk::Place{game.round, game.board});
        if (!view && view.error().refusal == desk::Refusal::NoSuchSheet) continue;
        if (!view) return m_session.refusals().sentence(view.error());
        ++m_audited;
        if (!view->report.isFollowed()) return m_translator(Phrase::SelfTestAudit);
        withMistakes += view->report.findings.empty() ? 0 : 1;
      }
    }
    return withMistakes > 0 ? QString() : m_translator(Phrase::SelfTestAudit);
  }

  QString print() {
    const contest::EventId event = m_session.contest().events.front().id;
    const auto paper = papers::made(
        m_session.desk(), papers::paperOf(papers::PaperForm::Tally, event, m_translator.language()));
    if (!paper) {
      m_session.refusals().show(paper.error());
      return m_refusal;
    }
    const QString path = pathOf("tally.pdf");
    const auto written = render::writePdf(paper->document, render::Paper::A4, path);
    if (!written) return toQt(written.error().reason);
    return QFileInfo(path).size() > 0 ? QString() : path;
  }

  Session& m_session;
  const Translator& m_translator;
  MainWindow& m_window;
  const QObject m_listener;  // the receiver of a connection, so that the connection ends when the test ends
  const QTemporaryDir m_folder;
  QString m_refusal;
  int m_audited = 0;
};

}  // namespace

int selfTest(Session& session, const Translator& translator, MainWindow& window) {
  SelfTest test(session, translator, window);
  const QString fault = test.run();
  if (fault.isEmpty()) {
    QTextStream(stdout) << filledIn(translator(Phrase::SelfTestPassed), test.audited()) << Qt::endl;
    return 0;
  }
  QTextStream(stderr) << QStringLiteral("damath-console: ") << translator(Phrase::SelfTestFailed).arg(fault)
                      << Qt::endl;
  return 1;
}

}  // namespace damath::window
