// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/set_up_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/parts/layouts.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"
#include "reports/render/draw/printable.hpp"

namespace damath::window {

using board::Piece;
using board::Side;
using board::Square;
using words::Phrase;

namespace {

constexpr int kEditorSide = 300;
constexpr int kBesideBoard = 370;  // the height above and below the board that other fields need, in pixels

std::size_t indexOfSquare(Square square) {
  return static_cast<std::size_t>(square.number());
}

}  // namespace

void SquareChooser::mousePressEvent(QMouseEvent* event) {
  BoardView::mousePressEvent(event);
  if (const auto square = drawing().squareAt(event->position())) choose(*square);
}

void SquareChooser::choose(Square square) {
  Q_EMIT squareChosen(square.number());
}

SetUpDialog::SetUpDialog(Session& session, const Translator& translator, const game::Law& law,
                         const board::Position& position, Side below, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_law(law),
      m_pieces(piecesOf(position)),
      m_board(new SquareChooser(translator, this)),
      m_side(new QComboBox(this)),
      m_chip(new QComboBox(this)),
      m_dama(new QCheckBox(this)),
      m_toMove(new QComboBox(this)) {
  setWindowTitle(m_translator.plain(Phrase::SetUpBoard));
  setIntroduction(m_translator(Phrase::SetUpHint));
  m_board->setGame(m_law.game);
  m_board->setChipSet(m_law.set);
  m_board->setBelow(below);
  m_board->setMinimumSize(kEditorSide, kEditorSide);
  // Limits the height of the board, so that all fields fit on the screen of a notebook.
  m_board->setMaximumHeight(std::max(kEditorSide, screen()->availableGeometry().height() - kBesideBoard));
  auto* empty = new QPushButton(m_translator(Phrase::EmptyBoard), this);
  auto* start = new QPushButton(m_translator(Phrase::StartPosition), this);
  for (QPushButton* button : {empty, start}) button->setAutoDefault(false);
  connect(empty, &QPushButton::clicked, this, [this] {
    m_pieces = {};
    showBoard();
  });
  connect(start, &QPushButton::clicked, this, [this] {
    m_pieces = piecesOf(m_law.hasScores() ? rules::startPosition(m_law.set, m_law.ruleset)
                                          : game::lawOfCompanion(m_law.game).start);
    showBoard();
  });
  auto* body = new QWidget(this);
  auto* column = flush<QVBoxLayout>(body);
  column->addWidget(m_board, 1);
  auto* row = inRow({empty, start, Placed::room(1)});
  column->addLayout(row);
  addWide(body);
  for (const Side side : board::kSides) {
    const QString name = toQt(words::sideName(m_law.game, side, m_translator.language()));
    m_side->addItem(name);
    m_toMove->addItem(name);
  }
  m_dama->setText(m_translator(m_law.hasScores() ? Phrase::Dama : Phrase::King));
  addField(Phrase::ChipOfSide, m_side);
  addField(Phrase::ChipToPut, m_chip);
  addField(Phrase::RankToPut, m_dama);
  addField(Phrase::SideToMove, m_toMove);
  setFieldVisible(m_chip, m_law.hasScores());
  m_toMove->setCurrentIndex(position.toMove() == Side::Blue ? 0 : 1);
  setSubmitText(Phrase::PlayFromHere);
  setFirst(m_board);
  // Sets the order of the Tab key to the visible order of the fields.
  setTabOrder(m_board, empty);
  setTabOrder(empty, start);
  setTabOrder(start, m_side);
  connect(m_board, &SquareChooser::squareChosen, this, [this](int number) { put(Square(number)); });
  connect(m_side, &QComboBox::currentIndexChanged, this, [this] { fillChips(); });
  fillChips();
  showBoard();
  fitHeight();
}

SetUpDialog::Pieces SetUpDialog::piecesOf(const board::Position& position) {
  Pieces pieces;
  for (int number = 0; number < board::kSquares; ++number) {
    pieces[static_cast<std::size_t>(number)] = position.at(Square(number));
  }
  return pieces;
}

// Fills the list of chips, and marks the chips that are on the board already. If the user puts such a chip
// again, it moves.
void SetUpDialog::fillChips() {
  const Side side = m_side->currentIndex() == 0 ? Side::Blue : Side::Red;
  const QSignalBlocker quiet(m_chip);
  const int chosen = m_chip->currentIndex();
  m_chip->clear();
  for (std::size_t chip = 0; chip < m_law.set.chips.size(); ++chip) {
    const QString text = render::printableCell(m_law.set.chips[chip].text);
    m_chip->addItem(stands(side, chip) ? m_translator(Phrase::ChipOnBoard).arg(text) : text);
  }
  m_chip->setCurrentIndex(std::max(0, chosen));
}

void SetUpDialog::put(Square square) {
  std::optional<Piece>& place = m_pieces[indexOfSquare(square)];
  if (place) {
    take(*place);
    place.reset();
    return showBoard();
  }
  Piece piece;
  piece.side = m_side->currentIndex() == 0 ? Side::Blue : Side::Red;
  // A chip on its far row is always a dama, because a chip becomes a dama there (P1).
  const bool isDama = m_dama->isChecked() || square.y() == board::farRow(piece.side);
  piece.rank = isDama ? board::Rank::Dama : board::Rank::Ordinary;
  if (m_law.hasScores()) {
    piece.chip = static_cast<board::ChipIndex>(m_chip->currentIndex());
    for (std::optional<Piece>& other : m_pieces) {
      if (other && other->side == piece.side && other->chip == piece.chip) other.reset();
    }
  } else {
    board::PositionBuilder builder(piece.side);
    for (int number = 0; number < board::kSquares; ++number) {
      if (const auto& other = m_pieces[static_cast<std::size_t>(number)]) {
        static_cast<void>(builder.put(Square(number), *other));
      }
    }
    const auto free = builder.freeChip(piece.side, 0);
    if (!free) return showRefusal(m_translator(Phrase::NoChipFree));
    piece.chip = *free;
  }
  place = piece;
  showBoard();
  chooseNext(piece.side);
}

// Selects the chip that was removed from the board, so that the next click puts it back.
void SetUpDialog::take(const Piece& piece) {
  m_side->setCurrentIndex(piece.side == Side::Blue ? 0 : 1);
  m_dama->setChecked(piece.rank == board::Rank::Dama);
  if (m_law.hasScores()) m_chip->setCurrentIndex(static_cast<int>(piece.chip));
}

bool SetUpDialog::stands(Side side, std::size_t chip) const {
  return std::ranges::any_of(m_pieces, [&](const std::optional<Piece>& piece) {
    return piece && piece->side == side && piece->chip == chip;
  });
}

// Selects the next chip that is not on the board, so that the user can put one chip after another.
void SetUpDialog::chooseNext(Side side) {
  const int count = m_chip->count();
  for (int i = 1; i < count; ++i) {
    const int next = (m_chip->currentIndex() + i) % count;
    if (!stands(side, static_cast<std::size_t>(next))) return m_chip->setCurrentIndex(next);
  }
}

board::Position SetUpDialog::position() const {
  board::PositionBuilder builder(m_toMove->currentIndex() == 0 ? Side::Blue : Side::Red);
  for (int number = 0; number < board::kSquares; ++number) {
    if (const auto& piece = m_pieces[static_cast<std::size_t>(number)]) {
      static_cast<void>(builder.put(Square(number), *piece));
    }
  }
  // build() cannot fail here, because put() accepted only chips that give a valid position.
  return *builder.build();
}

void SetUpDialog::showBoard() {
  showRefusal({});
  fillChips();
  m_board->setPosition(position(), std::nullopt);
}

bool SetUpDialog::submit() {
  const board::Position position = this->position();
  if (position.of(Side::Blue) == 0 || position.of(Side::Red) == 0) {
    showRefusal(m_translator(Phrase::SideWithoutChip));
    return false;
  }
  Q_EMIT setUp(position);
  return true;
}

}  // namespace damath::window
