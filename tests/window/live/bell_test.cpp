// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/bell.hpp"

#include <gtest/gtest.h>

#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <mutex>
#include <vector>

#include "app/window/parts/workplace.hpp"

namespace damath::window {
namespace {

constexpr int kWait = 20'000;  // milliseconds; the longest wait for the thread

std::vector<std::int16_t> soundAt(int volume) {
  const QByteArray bytes = bellSamples(volume);
  std::vector<std::int16_t> samples(static_cast<std::size_t>(bytes.size()) / sizeof(std::int16_t));
  std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(samples.data()));
  return samples;
}

int loudestOf(const std::vector<std::int16_t>& samples) {
  int loudest = 0;
  for (const std::int16_t sample : samples) loudest = std::max(loudest, std::abs(int{sample}));
  return loudest;
}

class BellTest : public ::testing::Test {
 protected:
  void SetUp() override { QSettings().clear(); }
  void TearDown() override { QSettings().clear(); }

  // An output device that records its samples.
  Bell::Device recorder(bool isHeard) {
    return [this, isHeard] {
      return [this, isHeard](const QByteArray& samples) {
        const std::lock_guard guard(lock);
        played.push_back(samples);
        thread = QThread::currentThread();
        return isHeard;
      };
    };
  }
  std::size_t strokes() {
    const std::lock_guard guard(lock);
    return played.size();
  }

  std::mutex lock;
  std::vector<QByteArray> played;
  QThread* thread = nullptr;
};

TEST_F(BellTest, ThreeStrokesThatBeginAndEndSoftly) {
  const auto samples = soundAt(100);
  EXPECT_NEAR(static_cast<double>(samples.size()) / kBellRate, 0.66, 0.05);
  EXPECT_GT(loudestOf(samples), 28'000);
  EXPECT_EQ(samples.front(), 0);
  EXPECT_EQ(samples.back(), 0);
  // Silence of 1/20 second separates the strokes.
  int strokes = 0;
  int silent = kBellRate;
  for (const std::int16_t sample : samples) {
    if (std::abs(int{sample}) < 300) {
      ++silent;
      continue;
    }
    if (silent > kBellRate / 20) ++strokes;
    silent = 0;
  }
  EXPECT_EQ(strokes, 3);
}

TEST_F(BellTest, AsLoudAsItIsWanted) {
  EXPECT_NEAR(loudestOf(soundAt(50)), loudestOf(soundAt(100)) / 2.0, 50);
  EXPECT_EQ(loudestOf(soundAt(0)), 0);
}

TEST_F(BellTest, SoundsInAThreadOfItsOwnAtTheVolumeOfTheWorkplace) {
  Bell bell(recorder(true), nullptr);
  QSignalSpy unheard(&bell, &Bell::unheard);
  bell.strike();
  ASSERT_TRUE(QTest::qWaitFor([&] { return strokes() == 1; }, kWait));
  EXPECT_EQ(played.front(), bellSamples(100)) << "loud where nobody chose";
  EXPECT_NE(thread, QThread::currentThread());
  Workplace::setBellVolume(25);
  bell.strike();
  ASSERT_TRUE(QTest::qWaitFor([&] { return strokes() == 2; }, kWait));
  EXPECT_EQ(played.back(), bellSamples(25));
  EXPECT_EQ(unheard.count(), 0);
}

TEST_F(BellTest, SilentWhereTheWorkplaceWantsIt) {
  Workplace::setBellVolume(0);
  Bell bell(recorder(true), nullptr);
  QSignalSpy unheard(&bell, &Bell::unheard);
  bell.strike();
  Workplace::setBellVolume(100);
  bell.strike();
  ASSERT_TRUE(QTest::qWaitFor([&] { return strokes() > 0; }, kWait));
  EXPECT_EQ(strokes(), 1U);
  EXPECT_EQ(unheard.count(), 0);
}

TEST_F(BellTest, WithoutADeviceTheSystemBeepsAndNobodyWaits) {
  Bell bell(recorder(false), nullptr);
  QSignalSpy unheard(&bell, &Bell::unheard);
  bell.strike();
  EXPECT_TRUE(QTest::qWaitFor([&] { return unheard.count() == 1; }, kWait));
  bell.strike();
  EXPECT_TRUE(QTest::qWaitFor([&] { return unheard.count() == 2; }, kWait));
}

TEST_F(BellTest, AServerOfSoundsThatDoesNotAnswerHoldsNobodyUp) {
  const auto goes = std::make_shared<std::atomic<bool>>(false);
  const auto entered = std::make_shared<std::atomic<bool>>(false);
  const auto began = std::chrono::steady_clock::now();
  {
    Bell bell(
        [goes, entered] {
          *entered = true;
          while (!*goes) QThread::msleep(5);
          return [](const QByteArray&) { return false; };
        },
        nullptr);
    bell.strike();
    ASSERT_TRUE(QTest::qWaitFor([&] { return entered->load(); }, kWait));
  }
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(10)) << "the window closes";
  *goes = true;
  QTest::qWait(100);  // the late answer of the sound server is ignored
}

}  // namespace
}  // namespace damath::window
