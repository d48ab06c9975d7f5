// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/check_view.hpp"

#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "app/papers/head_mark.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

CheckView::CheckView(Session& session, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_translator(translator),
      m_verdict(wrappedLabel(this)),
      m_headsLabel(new QLabel(this)),
      m_heads(new QLineEdit(this)),
      m_list(new ListTable(this)) {
  m_list->setStretching({0});
  m_list->setWrapping();
  m_headsLabel->setBuddy(m_heads);
  arrange(*flush<QVBoxLayout>(this),
          {m_verdict, inRow({m_headsLabel, {m_heads, 1}}, kFieldGap), {m_list, 1}});
  connect(m_heads, &QLineEdit::returnPressed, this, &CheckView::checkAsked);
  connect(m_list, &ListTable::opened, this, guarded(m_session, [this](const QVariant& key) {
            const auto row = static_cast<std::size_t>(key.toInt());
            if (m_check && row < m_check->problems.size()) Q_EMIT opened(m_check->problems[row]);
          }));
}

void CheckView::retranslate() {
  m_list->setAccessibleName(m_translator.plain(Phrase::ProblemsFound));
  m_headsLabel->setText(m_translator(Phrase::HeadsOnPapers));
  m_heads->setPlaceholderText(m_translator(Phrase::HeadsOnPapersHow));
  m_heads->setToolTip(m_translator(Phrase::HeadsOnPapersTip));
  m_heads->setAccessibleName(m_translator.plain(Phrase::HeadsOnPapers));
  show(std::move(m_check));
}

void CheckView::show(std::optional<FileCheck> check) {
  m_check = std::move(check);
  const words::Language language = m_translator.language();
  const std::size_t count = m_check ? m_check->problems.size() : 0;
  const QString sound = toQt(words::said(words::Phrase::ContestSound, language));
  QString verdict;
  if (!m_check) {
    verdict = m_translator(Phrase::NotCheckedYet);
  } else if (!m_check->isWhole) {
    verdict = filledIn(m_translator(Phrase::CheckEnded), m_check->at, count);
  } else if (count == 0) {
    verdict = filledIn(m_translator(Phrase::CheckedSound), m_check->at, sound);
  } else {
    verdict = filledIn(m_translator(Phrase::CheckedProblems), m_check->at, count);
  }
  if (m_check && !m_check->heads.empty()) {
    const auto unconfirmed =
        std::ranges::count_if(m_check->heads, [](const auto& answer) { return !answer.isConfirmed(); });
    verdict += u' ' + filledIn(m_translator(Phrase::HeadsConfirmed), unconfirmed, m_check->heads.size());
  }
  m_verdict->setText(verdict);
  m_list->setPlaceholder(m_check ? m_translator(Phrase::NoProblems) : m_translator(Phrase::HowToCheck));
  std::vector<TableRow> rows;
  for (std::size_t i = 0; i < count; ++i) {
    rows.push_back(
        {{{.text = toQt(words::message(m_check->problems[i], language)), .icon = icon(Symbol::Error)}},
         static_cast<int>(i)});
  }
  for (std::size_t i = 0; m_check && i < m_check->heads.size(); ++i) {
    const db::HeadAnswer& answer = m_check->heads[i];
    rows.push_back({{{.text = toQt(papers::message(answer, language)),
                      .icon = icon(answer.isConfirmed() ? Symbol::Good : Symbol::Error)}},
                    static_cast<int>(count + i)});
  }
  m_list->setTable({m_translator(Phrase::ProblemHeading)}, std::move(rows));
}

}  // namespace damath::window
