// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_issue.hpp"

#include <utility>

#include "app/papers/head_mark.hpp"
#include "app/papers/paper_mark.hpp"
#include "app/words/texts/moment_words.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

// Returns the imprint of a registered paper: number, time, digest, and the head of the journal.
compose::Imprint imprintOf(const db::IssuedPaper& paper, const std::string& head, words::Language language) {
  const std::string number = std::to_string(paper.number);
  const std::string digest = shownDigest(paper.digest);
  return {words::said(words::Phrase::Imprint, language, {number, words::localMoment(paper.at), digest, head}),
          codeOf(paper)};
}

compose::Imprint unregisteredImprint(const compose::Document& document, const std::string& now,
                                     const std::string& head, words::Language language) {
  const auto digest = digestOf(document);
  return {words::said(words::Phrase::ImprintUnregistered, language,
                      {words::localMoment(now), digest ? shownDigest(*digest) : "?", head}),
          {}};
}

}  // namespace

void markAsPreview(Paper& paper, words::Language language) {
  paper.document.imprint = compose::Imprint{words::said(words::Phrase::ImprintPreview, language), {}};
}

Issue issue(desk::Desk& desk, Paper& paper, const desk::Author& author, words::Language language) {
  Numbering numbering(desk, paper, author, language);
  do {
    numbering.announce();
  } while (!numbering.keep());
  return numbering.issue();
}

Numbering::Numbering(desk::Desk& desk, Paper& paper, desk::Author author, words::Language language)
    : m_desk(desk), m_paper(paper), m_author(std::move(author)), m_language(language) {}

void Numbering::announce(int before) {
  constexpr int kMostTries = 4;
  const desk::PaperRegister papers(m_desk);
  if (m_paper.of.form.empty() || m_issue.unregistered) return unregister(m_issue.unregistered);
  const auto digest = digestOf(m_paper.document);
  if (!digest) return unregister(digest.error());
  const bool isAtOnce = ++m_tries > kMostTries;
  for (;;) {
    auto announced = papers.announce(m_paper.of, *digest, m_author, m_paper.head.number);
    if (!announced) return unregister(announced.error());
    m_announced = *std::move(announced);
    if (!isAtOnce) {
      m_announced->paper.number += before;
      break;
    }
    const auto kept = papers.keep(*m_announced);
    if (!kept) return unregister(kept.error());
    m_isKept = *kept;
    if (m_isKept) break;
  }
  m_issue = {m_announced->paper.number, {}};
  m_paper.document.imprint = imprintOf(m_announced->paper, headText(), m_language);
}

bool Numbering::keep() {
  if (!m_announced || m_isKept) return true;
  const auto kept = desk::PaperRegister(m_desk).keep(*m_announced);
  if (!kept) {
    m_issue = {{}, kept.error()};
    return false;
  }
  m_isKept = *kept;
  return m_isKept;
}

std::string Numbering::headText() const {
  if (m_paper.head.number > 0) return shownHead(m_paper.head);
  // A paper that was not made from the content of the file shows the present head of the journal.
  const auto head = desk::PaperRegister(m_desk).head();
  return head ? shownHead(*head) : "?";
}

void Numbering::unregister(std::optional<desk::DeskError> why) {
  m_announced.reset();
  m_issue = {{}, std::move(why)};
  m_paper.document.imprint =
      unregisteredImprint(m_paper.document, desk::PaperRegister(m_desk).now(), headText(), m_language);
}

}  // namespace damath::papers
