// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edit.hpp"

#include "db/detail/tables/edit_frame.hpp"

namespace damath::db {

Edit::Edit(Reading reading, std::unique_ptr<detail::Frame> frame)
    : m_reading(std::move(reading)), m_frame(std::move(frame)) {}
Edit::Edit(Edit&&) noexcept = default;
Edit& Edit::operator=(Edit&&) noexcept = default;
Edit::~Edit() = default;

const Reading& Edit::reading() const {
  return m_reading;
}

void Edit::answer(ConfirmationAnswer answer) {
  m_frame->confirmations.push_back(std::move(answer));
}

std::optional<std::int64_t> Edit::act() const {
  return m_frame->act;
}

StoreResult<void> Edit::commit() {
  auto done = detail::guardedOn(m_frame->database(), [this] {
    if (m_frame->failure) throw detail::Refused(m_frame->failure->fault, m_frame->failure->detail);
    m_frame->commit();
  });
  if (!done) m_frame->failure = done.error();
  return done;
}

}  // namespace damath::db
