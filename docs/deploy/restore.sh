#!/bin/sh
# Adds what a back-up holds to a data folder or a server, which may be empty. What is there stays; what was deleted since stays deleted.
# BACKUP=/backup/2026-11-22.tar.gz   TO=/var/lib/taro or postgresql://…
set -eu
FROM=$(mktemp -d)
export FROM
trap 'rm -r "$FROM"' EXIT
tar -C "$FROM" -xzf "$BACKUP"
node dist/server/copy.js
