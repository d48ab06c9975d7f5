// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/products.hpp"
#include "app/cli/shell/damath.hpp"

int main(int argc, char** argv) {
  return static_cast<int>(damath::cli::run(argc, argv, damath::cli::programCommands()));
}
