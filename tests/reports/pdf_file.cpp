// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/pdf_file.hpp"

#include <gtest/gtest.h>

#include <QImage>
#include <QProcess>
#include <QRegularExpression>

namespace damath::samples {

PdfFile::PdfFile(const compose::Document& document, render::Paper paper) {
  const auto written = render::writePdf(document, paper, path());
  EXPECT_TRUE(written.has_value()) << (written ? "" : written.error().reason);
}

QString PdfFile::run(const QString& tool, const QStringList& arguments) const {
  QProcess process;
  process.start(tool, arguments);
  EXPECT_TRUE(process.waitForFinished(120'000)) << tool.toStdString();
  EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
  return QString::fromUtf8(process.readAllStandardOutput());
}

QString PdfFile::code(int page) const {
  const QString picture = m_dir.filePath(QStringLiteral("code"));
  run(QStringLiteral("pdftoppm"),
      {QStringLiteral("-r"), QStringLiteral("300"), QStringLiteral("-gray"), QStringLiteral("-singlefile"),
       QStringLiteral("-f"), QString::number(page), path(), picture});
  return run(QStringLiteral("zbarimg"),
             {QStringLiteral("--quiet"), QStringLiteral("--raw"), picture + QStringLiteral(".pgm")})
      .trimmed();
}

QStringList PdfFile::codes() const {
  QStringList found;
  for (int page = 1; page <= pages(); ++page) found << code(page);
  return found;
}

QString PdfFile::text(int page) const {
  QStringList arguments{QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8")};
  if (page > 0) {
    arguments << QStringLiteral("-f") << QString::number(page) << QStringLiteral("-l")
              << QString::number(page);
  }
  return run(QStringLiteral("pdftotext"), arguments << path() << QStringLiteral("-"));
}

QList<PdfFile::Word> PdfFile::words(int page) const {
  const QString number = QString::number(page);
  const QString told =
      run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), QStringLiteral("-f"), number,
                                        QStringLiteral("-l"), number, path(), QStringLiteral("-")});
  static const QRegularExpression word(QStringLiteral(
      "<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">([^<]*)<"));
  QList<Word> words;
  for (auto match = word.globalMatch(told); match.hasNext();) {
    const auto one = match.next();
    const auto millimetres = [&one](int part) { return one.captured(part).toDouble() * 25.4 / 72; };
    words << Word{one.captured(5),
                  QRectF(QPointF(millimetres(1), millimetres(2)), QPointF(millimetres(3), millimetres(4)))};
  }
  return words;
}

QStringList PdfFile::pageSizes() const {
  const QString info = run(QStringLiteral("pdfinfo"), {QStringLiteral("-l"), QStringLiteral("999"), path()});
  static const QRegularExpression size(QStringLiteral("Page +\\d+ size: +([\\d.]+ x [\\d.]+ pts)"));
  QStringList sizes;
  for (auto match = size.globalMatch(info); match.hasNext();) sizes << match.next().captured(1);
  return sizes;
}

int PdfFile::pages() const {
  return static_cast<int>(pageSizes().size());
}

QString PdfFile::fonts() const {
  return run(QStringLiteral("pdffonts"), {path()});
}

QRectF PdfFile::inkOf(int page) const {
  const QString number = QString::number(page);
  const QString root = m_dir.filePath(QStringLiteral("page"));
  run(QStringLiteral("pdftoppm"),
      {QStringLiteral("-r"), QStringLiteral("50.8"), QStringLiteral("-gray"), QStringLiteral("-f"), number,
       QStringLiteral("-l"), number, QStringLiteral("-singlefile"), path(), root});
  const QImage image = QImage(root + QStringLiteral(".pgm")).convertToFormat(QImage::Format_Grayscale8);
  EXPECT_FALSE(image.isNull());
  QRect ink;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qGray(image.pixel(x, y)) < 200) ink |= QRect(x, y, 1, 1);
    }
  }
  constexpr qreal kPixelsAMillimetre = 2;
  return QRectF(ink.x() / kPixelsAMillimetre, ink.y() / kPixelsAMillimetre, ink.width() / kPixelsAMillimetre,
                ink.height() / kPixelsAMillimetre);
}

QString bare(const QString& text) {
  return text.normalized(QString::NormalizationForm_KC).simplified().remove(QLatin1Char(' '));
}

void expectTexts(const QString& page, const QStringList& texts) {
  const QString plain = bare(page);
  for (const QString& text : texts) EXPECT_TRUE(plain.contains(bare(text))) << text.toStdString();
}

}  // namespace damath::samples
