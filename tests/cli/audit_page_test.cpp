// What the page of an audit looks like.
#include <gtest/gtest.h>
