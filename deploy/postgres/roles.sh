#!/bin/sh
# The first start of an empty PostgreSQL: who owns the tables, who only reads and writes rows, and in which role acts of
# staff do so.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$CAMP_OWNER_PASSWORD" -v web="$CAMP_WEB_PASSWORD" --username postgres <<'SQL'
create role camp login password :'owner';
create role camp_web login password :'web';
create role camp_staff nologin;
grant camp_staff to camp with admin option;
create database camp owner camp;
SQL
