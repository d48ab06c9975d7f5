// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/paper_check_dialog.hpp"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>

#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper_check.hpp"
#include "app/papers/paper_mark.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/moment_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

PaperCheckDialog::PaperCheckDialog(Session& session, const Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_issued(new QListWidget(this)),
      m_number(new QLineEdit(this)),
      m_digest(new QLineEdit(this)),
      m_answer(new QPlainTextEdit(this)) {
  setWindowTitle(translator.plain(Phrase::CheckPaper));
  setIntroduction(translator(Phrase::CheckPaperIntroduction));
  setSubmitText(Phrase::CheckIt);
  setLeaveText(Phrase::Close);
  m_answer->setReadOnly(true);
  m_answer->setTabChangesFocus(true);
  m_answer->setMinimumSize(380, 130);
  m_answer->setPlaceholderText(translator(Phrase::CheckPaperHow));
  m_issued->setMinimumHeight(110);
  addField(Phrase::PaperNumber, m_number);
  addField(Phrase::PaperDigest, m_digest);
  addField(Phrase::CheckedPaper, m_answer);
  addField(Phrase::PapersIssued, m_issued);
  setWanted(m_number);
  fillIssued();
  // Follows the selection of the list, not its current row. Tab makes the first row current although the user
  // did not choose it.
  connect(m_issued, &QListWidget::itemSelectionChanged, this, [this] {
    const QList<QListWidgetItem*> chosen = m_issued->selectedItems();
    if (!chosen.isEmpty()) m_number->setText(chosen.front()->data(Qt::UserRole).toString());
  });
}

void PaperCheckDialog::fillIssued() {
  const auto issued = desk::PaperRegister(m_session.desk()).issued();
  if (!issued) return showRefusal(m_session.refusals().sentence(issued.error()));
  const words::Language language = m_translator.language();
  for (auto paper = issued->rbegin(); paper != issued->rend(); ++paper) {
    const std::string text = papers::paperText(paper->of, m_session.contest(), language);
    auto* item =
        new QListWidgetItem(QStringLiteral("%1   %2   %3   %4")
                                .arg(paper->number)
                                .arg(toQt(text), toQt(words::localMoment(paper->at)), toQt(paper->by)),
                            m_issued);
    item->setData(Qt::UserRole, QString::number(paper->number));
  }
  if (!issued->empty()) return;
  auto* none =
      new QListWidgetItem(toQt(words::asSentence(words::said(Phrase::NoPapers, language))), m_issued);
  none->setFlags(Qt::ItemIsEnabled);  // the row can be read but not selected
}

bool PaperCheckDialog::submit() {
  const words::Language language = m_translator.language();
  m_answer->clear();
  const std::string number = fromQt(m_number->text());
  const std::string digest = fromQt(m_digest->text());
  const auto mark = papers::parsePaperMark(number, digest);
  if (!mark) {
    const std::string both = digest.empty() ? number : number + " " + digest;
    showRefusal(toQt(words::said(Phrase::PaperMarkBad, language, {both})));
    return false;
  }
  const auto check = papers::checked(m_session.desk(), *mark);
  if (!check) {
    showRefusal(m_session.refusals().sentence(check.error()));
    return false;
  }
  QStringList lines;
  for (const std::string& line : papers::checkLines(*check, m_session.contest(), language))
    lines << toQt(line);
  // Shows a problem in the dialog's error line, where the user notices it.
  const QString wrong = check->isSound() ? QString() : lines.takeFirst();
  m_answer->setPlainText(lines.join(u'\n'));
  showRefusal(wrong);
  return false;
}

}  // namespace damath::window
