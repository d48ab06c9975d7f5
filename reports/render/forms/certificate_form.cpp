// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/picture.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/language.hpp"

namespace damath::render {

namespace {

using compose::Certificate;
using compose::CertificateDesign;

// Paints the frame of a certificate: two boxes, one inside the other.
void paintCertificateFrame(Canvas& canvas, const QRectF& box) {
  constexpr qreal kBetween = 2.4;
  canvas.frame(box.adjusted(1, 1, -1, -1), Rule::Heavy);
  canvas.frame(box.adjusted(kBetween, kBetween, -kBetween, -kBetween), Rule::Thin);
}

void paintCertificate(Canvas& canvas, const QRectF& box, const Certificate& form, words::Language language) {
  constexpr qreal kSide = 24;
  const QRectF inner = box.adjusted(kSide, 0, -kSide, 0);
  const auto line = [&](qreal share, qreal height, const std::string& text, const TextStyle& style) {
    const QRectF room(inner.left(), box.top() + box.height() * share, inner.width(), height);
    canvas.text(room, printable(text), style);
    return room;
  };
  line(0.12, 9, form.issuer, {5.4, 3, Weight::Regular, Align::Centre, 2});
  line(0.20, 16, form.title, {12, 7, Weight::Bold, Align::Centre, 1});
  line(0.32, 7, form.givenTo, {4.6, 3.4, Weight::Regular, Align::Centre, 1});
  const QRectF name = line(0.38, 19, form.name, {10, 4.5, Weight::Bold, Align::Centre, 2});
  canvas.horizontal(name.left() + 14, name.right() - 14, name.bottom() + 0.6, Rule::Thin);
  line(0.495, 8, form.school, {4.8, 3, Weight::Regular, Align::Centre, 2});
  line(0.56, 13, form.reason, {5.2, 3.4, Weight::Regular, Align::Centre, 2});
  line(0.635, 11, form.contest, {4.6, 3, Weight::Regular, Align::Centre, 2});
  line(0.70, 9, form.given, {4.2, 2.8, Weight::Regular, Align::Centre, 2});
  std::vector<SignatureLine> signatures;
  for (const std::string& role : form.signatures) signatures.push_back({role, {}});
  paintSignatures(canvas, QRectF(inner.left() + 14, box.top() + box.height() * 0.81, inner.width() - 28, 0),
                  signatures, language);
  if (!form.mark.empty()) {
    canvas.text(QRectF(inner.left(), box.bottom() - 13, inner.width(), 5), printable(form.mark),
                {3.4, 2.6, Weight::Bold, Align::Centre, 1});
  }
}

// Returns the background picture. Keeps the last picture of this thread. All certificates of a document share
// the picture, so it is read once and stored in a PDF once.
QImage pictureOf(const Certificate& form) {
  if (form.picture == nullptr) return {};
  thread_local std::shared_ptr<const std::string> last;
  thread_local QImage image;
  if (last != form.picture) {
    last = form.picture;
    image = pictureIn(*last);
  }
  return image;
}

}  // namespace

Flow flowOf(const Certificate& form, words::Language language, QSizeF area) {
  Flow flow;
  flow.area = area;
  flow.orientation = Orientation::Landscape;
  flow.background = pictureOf(form);
  flow.head = [](Canvas&, const QRectF&, PageNumber) {};
  flow.foot = [](Canvas&, const QRectF&, PageNumber) {};
  // A certificate with a background picture gets no frame, because the picture may have its own frame.
  const bool isFramed = form.design == CertificateDesign::Framed && flow.background.isNull();
  flow.blocks.push_back({flow.bodyHeight(),
                         [&form, language, isFramed](Canvas& canvas, const QRectF& box) {
                           if (isFramed) paintCertificateFrame(canvas, box);
                           paintCertificate(canvas, box, form, language);
                         },
                         Keep::Loose, std::nullopt});
  return flow;
}

}  // namespace damath::render
