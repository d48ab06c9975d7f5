// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/lacking_letters.hpp"

#include <QGlyphRun>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QSet>
#include <QTextLayout>
#include <algorithm>
#include <vector>

#include "reports/render/draw/form_font.hpp"
#include "reports/render/form_parts.hpp"
#include "reports/render/page_set.hpp"

namespace damath::render {

namespace {

constexpr int kResolution = 300;

// Keeps the texts that are painted and lets everything else pass.
class TextEngine final : public QPaintEngine {
 public:
  TextEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

  bool begin(QPaintDevice* /*device*/) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState& /*state*/) override {}
  void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
  void drawImage(const QRectF& /*to*/, const QImage& /*image*/, const QRectF& /*from*/,
                 Qt::ImageConversionFlags /*flags*/) override {}
  void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
  void drawPath(const QPainterPath& /*path*/) override {}
  [[nodiscard]] Type type() const override { return QPaintEngine::User; }
  void drawTextItem(const QPointF& /*at*/, const QTextItem& item) override { m_text += item.text(); }

  [[nodiscard]] const QString& text() const { return m_text; }

 private:
  QString m_text;
};

class TextDevice final : public QPaintDevice {
 public:
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
  [[nodiscard]] const QString& text() const { return m_engine.text(); }

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth:
      case PdmHeight:
        return kResolution * 20;
      case PdmWidthMM:
      case PdmHeightMM:
        return 508;
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY:
        return kResolution;
      case PdmNumColors:
        return 2;
      case PdmDepth:
      case PdmDevicePixelRatio:
        return 1;
      case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
  }

 private:
  mutable TextEngine m_engine;
};

// By the form's own font or by one that the system offers in its place.
bool isShown(const QString& letter, Weight weight) {
  QTextLayout layout(letter, formFont(weight));
  layout.beginLayout();
  layout.createLine();
  layout.endLayout();
  const QList<QGlyphRun> runs = layout.glyphRuns();
  return !runs.isEmpty() &&
         std::ranges::none_of(runs, [](const QGlyphRun& run) { return run.glyphIndexes().contains(0); });
}

// Of the letters of a part that the form's own font does not have, each once.
QString strangersIn(const compose::Document& document, FormRange range) {
  TextDevice device;
  {
    QPainter painter(&device);
    const auto paint = [&](const PageSet& pages) {
      for (int page = 0; page < pages.count(); ++page) pages.paint(painter, page);
    };
    if (compose::isNumberedThrough(document)) {
      paint(PageSet(document, Paper::A4));
    } else {
      for (std::size_t form = range.first; form < range.last; ++form)
        paint(PageSet(document, Paper::A4, form));
    }
  }
  const QRawFont own = QRawFont::fromFont(formFont(Weight::Regular));
  QString strangers;
  QSet<char32_t> asked;
  for (const char32_t letter : device.text().toStdU32String()) {
    if (!QChar::isPrint(letter) || QChar::isSpace(letter) || asked.contains(letter)) continue;
    asked.insert(letter);
    if (!own.supportsCharacter(letter)) strangers += QString::fromUcs4(&letter, 1);
  }
  return strangers;
}

}  // namespace

QString lackingLetters(const compose::Document& document) {
  if (!loadFormFont()) return {};
  const std::vector<FormRange> ranges = partsOf(document);
  std::vector<QString> strangers(ranges.size());
  overParts(
      ranges.size(), [&](std::size_t i) { strangers[i] = strangersIn(document, ranges[i]); }, [] {});
  QString lacking;
  for (const QString& part : strangers) {
    for (const char32_t letter : part.toStdU32String()) {
      const QString one = QString::fromUcs4(&letter, 1);
      if (lacking.contains(one)) continue;
      if (!isShown(one, Weight::Regular) || !isShown(one, Weight::Bold)) lacking += one;
    }
  }
  return lacking;
}

}  // namespace damath::render
