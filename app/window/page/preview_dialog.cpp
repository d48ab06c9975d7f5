// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/preview_dialog.hpp"

#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kAroundPaper = 12;  // pixels of background around the drawn page
constexpr qreal kLeastDots = 24;
constexpr qreal kMostDots = 400;
constexpr qreal kZoomStep = 1.25;
constexpr qreal kMillimetresAnInch = 25.4;
constexpr int kNotch = 120;  // one step of a mouse wheel, in eighths of a degree; smaller steps turn no page

}  // namespace

// Shows the picture of a page on a background. After another page is chosen, shows a white page with a text
// until the picture of that page is ready.
class SheetOfPaper : public QWidget {
 public:
  using QWidget::QWidget;

  void lay(QSize paper) {
    m_paper = paper;
    setMinimumSize(paper + QSize(2 * kAroundPaper, 2 * kAroundPaper));
    update();
  }
  void showPage(const QImage& picture) {
    m_picture = picture;
    m_isShown = true;
    update();
  }
  // Shows `text` on a white page until the picture of the page is ready. Called only when another page is
  // chosen. After a change of the zoom, the old picture stays visible until the new one is ready.
  void wait(const QString& text) {
    m_isShown = false;
    m_waiting = text;
    update();
  }
  [[nodiscard]] bool isShown() const { return m_isShown; }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    const QRect paper(QPoint(std::max((width() - m_paper.width()) / 2, kAroundPaper),
                             std::max((height() - m_paper.height()) / 2, kAroundPaper)),
                      m_paper);
    painter.fillRect(paper, Qt::white);
    if (m_isShown) {
      painter.setRenderHint(QPainter::SmoothPixmapTransform);
      painter.drawImage(paper, m_picture);
    } else {
      painter.setPen(Qt::black);
      painter.drawText(paper, Qt::AlignCenter | Qt::TextWordWrap, m_waiting);
    }
    painter.setPen(palette().color(QPalette::Text));
    painter.drawRect(paper.adjusted(-1, -1, 0, 0));
  }

 private:
  QSize m_paper;
  QImage m_picture;
  QString m_waiting;
  bool m_isShown = false;
};

PreviewDialog::PreviewDialog(const Translator& translator, ShownDocuments documents, render::Paper paper,
                             QWidget* parent)
    : QDialog(parent),
      m_translator(translator),
      m_paper(paper),
      m_pictures(std::move(documents), paper),
      m_lacking(wrappedLabel(this)),
      m_page(new QSpinBox(this)),
      m_of(new QLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_sheet(new SheetOfPaper) {
  setWindowTitle(m_translator.plain(Phrase::Print));
  m_page->setRange(1, 1);
  m_page->setAccessibleName(m_translator.plain(Phrase::FoundPage));
  m_scroll->setWidget(m_sheet);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFocusPolicy(Qt::StrongFocus);
  m_scroll->setAccessibleName(m_translator.plain(Phrase::Print));
  m_scroll->viewport()->installEventFilter(this);
  m_lacking->setMargin(8);
  m_lacking->setAutoFillBackground(true);
  const Colours colours = coloursOf(m_lacking->palette());
  QPalette warning = m_lacking->palette();
  warning.setColor(QPalette::Window, colours.rootFill);
  warning.setColor(QPalette::WindowText, colours.rootInk);
  m_lacking->setPalette(warning);
  m_lacking->hide();
  auto* buttons = new QHBoxLayout;
  addButtons(*buttons);
  arrange(*new QVBoxLayout(this), {m_lacking, buttons, {m_scroll, 1}});
  addKeys();
  connect(m_page, &QSpinBox::valueChanged, this, &PreviewDialog::turn);
  connect(&m_pictures, &DocumentPictures::counted, this, &PreviewDialog::showCount);
  connect(&m_pictures, &DocumentPictures::drawn, this, &PreviewDialog::showPicture);
  connect(&m_pictures, &DocumentPictures::lookedThrough, this, &PreviewDialog::showLacking);
  connect(&m_pictures, &DocumentPictures::failed, this, &PreviewDialog::failed);
  m_sheet->wait(m_translator(Phrase::PreviewDrawing));
  showCount(0, false);
  m_scroll->setFocus();
  m_pictures.start();
}

PreviewDialog::~PreviewDialog() = default;

int PreviewDialog::page() const {
  return m_page->value();
}

bool PreviewDialog::isDrawn() const {
  return m_sheet->isShown();
}

QToolButton* PreviewDialog::addButton(QHBoxLayout& line, Phrase name, Symbol symbol) {
  QToolButton* button = addButton(line, name, QString());
  button->setIcon(icon(symbol));
  return button;
}

QToolButton* PreviewDialog::addButton(QHBoxLayout& line, Phrase name, const QString& text) {
  auto* button = new QToolButton(this);
  button->setText(text);
  button->setToolTip(m_translator.plain(name));
  button->setAccessibleName(m_translator.plain(name));
  button->setFocusPolicy(Qt::StrongFocus);
  line.addWidget(button);
  return button;
}

void PreviewDialog::addButtons(QHBoxLayout& line) {
  QToolButton* print = addButton(line, Phrase::PreviewPrint, Symbol::Print);
  print->setText(m_translator(Phrase::PreviewPrint));
  print->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(print, &QToolButton::clicked, this, &PreviewDialog::printAsked);
  m_pdf = addButton(line, Phrase::ExportPdf, Symbol::Pdf);
  m_pdf->setText(m_translator(Phrase::ExportPdf));
  m_pdf->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(m_pdf, &QToolButton::clicked, this, &PreviewDialog::pdfAsked);
  line.addSpacing(kAroundPaper);
  m_back = {addButton(line, Phrase::PreviewFirst, Symbol::First),
            addButton(line, Phrase::PreviewPrevious, Symbol::Previous)};
  line.addWidget(m_page);
  line.addWidget(m_of);
  m_on = {addButton(line, Phrase::PreviewNext, Symbol::Next),
          addButton(line, Phrase::PreviewLast, Symbol::Last)};
  connect(m_back[0], &QToolButton::clicked, this, [this] { m_page->setValue(1); });
  connect(m_back[1], &QToolButton::clicked, this, [this] { m_page->setValue(page() - 1); });
  connect(m_on[0], &QToolButton::clicked, this, [this] { m_page->setValue(page() + 1); });
  connect(m_on[1], &QToolButton::clicked, this, [this] { m_page->setValue(m_pages); });
  line.addSpacing(kAroundPaper);
  connect(addButton(line, Phrase::PreviewSmaller, QStringLiteral("−")), &QToolButton::clicked, this,
          [this] { zoom(1 / kZoomStep); });
  connect(addButton(line, Phrase::PreviewLarger, QStringLiteral("+")), &QToolButton::clicked, this,
          [this] { zoom(kZoomStep); });
  for (const auto& [name, how] :
       {std::pair(Phrase::PreviewWhole, Fit::Page), std::pair(Phrase::PreviewWidth, Fit::Width)}) {
    connect(addButton(line, name, m_translator(name)), &QToolButton::clicked, this,
            [this, how = how] { fit(how); });
  }
  line.addStretch(1);
}

void PreviewDialog::addKeys() {
  const auto onKey = [this](const QKeySequence& key, auto act) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, act);
  };
  onKey(Qt::Key_PageDown, [this] { m_page->setValue(page() + 1); });
  onKey(Qt::Key_PageUp, [this] { m_page->setValue(page() - 1); });
  onKey(Qt::Key_Home, [this] { m_page->setValue(1); });
  onKey(Qt::Key_End, [this] { m_page->setValue(m_pages); });
  onKey(QKeySequence::Print, [this] { Q_EMIT printAsked(); });
  onKey(QKeySequence::ZoomIn, [this] { zoom(kZoomStep); });
  onKey(QKeySequence::ZoomOut, [this] { zoom(1 / kZoomStep); });
  onKey(Qt::CTRL | Qt::Key_0, [this] { fit(Fit::Page); });
}

void PreviewDialog::turn(int page) {
  if (m_pages == 0) return;
  m_sheet->setAccessibleName(m_translator(Phrase::PreviewPage).arg(page).arg(m_pages));
  for (QToolButton* button : m_back) button->setEnabled(page > 1);
  for (QToolButton* button : m_on) button->setEnabled(page < m_pages);
  m_sheet->wait(m_translator(Phrase::PreviewDrawing));
  m_scroll->verticalScrollBar()->setValue(0);
  layOut();
}

void PreviewDialog::showCount(int pages, bool isAll) {
  const bool isFirst = m_pages == 0;
  m_pages = pages;
  m_page->setMaximum(std::max(pages, 1));
  m_of->setText(m_translator(isAll ? Phrase::PreviewOf : Phrase::PreviewCounting).arg(pages));
  for (QToolButton* button : m_back) button->setEnabled(page() > 1);
  for (QToolButton* button : m_on) button->setEnabled(page() < m_pages);
  if (isFirst) turn(page());
}

void PreviewDialog::showPicture(int page, const QImage& picture) {
  if (page + 1 != m_page->value()) return;
  m_sheet->lay((QSizeF(picture.size()) / devicePixelRatioF()).toSize());
  m_sheet->showPage(picture);
}

void PreviewDialog::offerPdf(bool isOffered) {
  m_pdf->setVisible(isOffered);
}

QString PreviewDialog::warning() const {
  return m_lacking->text();
}

void PreviewDialog::showLacking(const QString& letters) {
  m_isLookedThrough = true;
  if (letters.isEmpty()) return;
  m_lacking->setText(
      toQt(words::said(words::Phrase::LettersLacking, m_translator.language(), {letters.toStdString()})));
  m_lacking->show();
}

// Returns the zoom, in dots per inch, at which a portrait page fits into the window: the whole page with
// Fit::Page, its width with Fit::Width. A landscape page gets the same zoom and may be wider than the window.
qreal PreviewDialog::dotsToFit() const {
  const QSizeF paper = render::pageSize(m_paper).size(QPageSize::Millimeter) / kMillimetresAnInch;
  const QSizeF room =
      m_scroll->maximumViewportSize() - QSize(2 * kAroundPaper, 2 * kAroundPaper) - QSize(2, 2);
  const qreal width = room.width() / paper.width();
  return m_fit == Fit::Width
             ? (room.width() - m_scroll->verticalScrollBar()->sizeHint().width()) / paper.width()
             : std::min(width, room.height() / paper.height());
}

void PreviewDialog::layOut() {
  if (m_fit != Fit::None) m_dots = dotsToFit();
  m_dots = std::clamp(m_dots, kLeastDots, kMostDots);
  if (m_pages > 0) m_pictures.ask(page() - 1, m_dots * devicePixelRatioF());
}

void PreviewDialog::fit(Fit how) {
  m_fit = how;
  layOut();
}

void PreviewDialog::zoom(qreal factor) {
  m_fit = Fit::None;
  m_dots *= factor;
  layOut();
}

void PreviewDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  layOut();
}

void PreviewDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  layOut();
}

// Handles the mouse wheel. With Ctrl, the wheel zooms. Without Ctrl, it turns the page when the page cannot
// be scrolled further.
bool PreviewDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Wheel) return QDialog::eventFilter(watched, event);
  const auto* wheel = static_cast<QWheelEvent*>(event);
  const int steps = wheel->angleDelta().y();
  if (steps == 0) return QDialog::eventFilter(watched, event);
  if (wheel->modifiers().testFlag(Qt::ControlModifier)) {
    zoom(steps > 0 ? kZoomStep : 1 / kZoomStep);
    return true;
  }
  const QScrollBar* bar = m_scroll->verticalScrollBar();
  if (std::abs(steps) < kNotch) return QDialog::eventFilter(watched, event);
  const bool isAtEnd = steps > 0 ? bar->value() == bar->minimum() : bar->value() == bar->maximum();
  if (!isAtEnd) return QDialog::eventFilter(watched, event);
  m_page->setValue(page() + (steps > 0 ? -1 : 1));
  return true;
}

}  // namespace damath::window
