// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/station/hall_cards.hpp"

#include <QDir>

#include "app/halls/hall_people.hpp"
#include "app/models/text/qt_text.hpp"
#include "app/views/pages/printing.hpp"
#include "reports/render/print.hpp"

namespace damath::views {

QString writtenCards(const station::HallFolder& folder, const station::HallFacts& facts,
                     const std::vector<station::NewPerson>& people, const std::string& name,
                     models::Session& session, const models::Translator& translator) {
  const QString cards = QString::fromStdU16String(folder.cards().u16string());
  QString path = QDir(cards).filePath(models::toQt(name) + QStringLiteral(".pdf"));
  QDir().mkpath(cards);
  const auto written =
      render::writePdf(halls::cardsOf(facts, people, translator.language()), chosenPaper(), path);
  if (written) return path;
  session.refusals().show(
      translator(words::Phrase::HallCardsFailed).arg(path, models::toQt(written.error().reason)));
  return {};
}

}  // namespace damath::views
