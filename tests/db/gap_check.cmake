# Two scripts with a gap between them.
list(APPEND CMAKE_MODULE_PATH "${MODULES}")
include(EmbedMigrations)
file(WRITE "${FOLDER}/0001_create_first.sql" "SELECT 1;")
file(WRITE "${FOLDER}/0003_add_more.sql" "SELECT 3;")
damath_embed_migrations("${FOLDER}/migrations.inc" "${FOLDER}")
