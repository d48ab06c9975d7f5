// SPDX-License-Identifier: GPL-3.0-or-later
// Taking changes back: at once where it is the last one and one's own, else after a question with the list of
// all that goes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "app/desk/keeping/history_desk.hpp"
#include "app/models/contest/session.hpp"

class QWidget;

namespace damath::views {

// The last change, or every one after the journal's row `to`. `said` is given what is to be said of it.
void takeBack(models::Session& session, const models::Translator& translator, std::optional<std::int64_t> to,
              QWidget* parent, std::function<void(const QString&)> said);

// The act of the journal's row alone, whatever came since.
void takeBackAct(models::Session& session, const models::Translator& translator, std::int64_t row,
                 QWidget* parent, std::function<void(const QString&)> said);

// What was taken back or done again, with what went along.
[[nodiscard]] QString stepText(const models::Translator& translator, words::Phrase phrase,
                               const desk::HistoryDone& done);

}  // namespace damath::views
