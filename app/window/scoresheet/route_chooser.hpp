// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the possible routes of an ambiguous capture. Each route is a small board with the position after the
// capture. The user chooses with the number of the route, with Return or with a click.
#pragma once

#include <QWidget>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/sheet/settle/open_turn.hpp"

class QGridLayout;
class QLabel;
class QToolButton;

namespace damath::window {

class RouteChooser : public QWidget {
  Q_OBJECT

 public:
  static constexpr std::size_t kMost = 4;

  explicit RouteChooser(const Translator& translator, QWidget* parent = nullptr);

  void setChipSet(const rules::ChipSet& set) { m_set = set; }
  // Shows at most four routes. Hides this widget if there are fewer than two.
  void setRoutes(std::vector<sheet::OpenRoute> routes);
  [[nodiscard]] bool isOpen() const { return !m_routes.empty(); }

 Q_SIGNALS:
  void chosen(const damath::rules::Turn& turn);
  // Emitted when the keyboard focus must go back to the scoresheet.
  void left();

 private:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

  void showBoards();
  void ask();
  [[nodiscard]] QPixmap boardOf(const sheet::OpenRoute& route) const;
  void choose(std::size_t route);

  const Translator& m_translator;
  rules::ChipSet m_set;
  std::vector<sheet::OpenRoute> m_routes;
  QLabel* m_question;
  QGridLayout* m_grid;
  std::vector<QToolButton*> m_boards;
};

}  // namespace damath::window
