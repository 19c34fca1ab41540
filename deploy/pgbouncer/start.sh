#!/bin/sh
# The password comes by the environment and lies in a file that only this account reads.
set -eu
umask 077
printf '"barg" "%s"\n' "$POSTGRES_PASSWORD" >/tmp/users.txt
exec pgbouncer /etc/barg/pgbouncer.ini
