#!/bin/sh
# Copies everything into an empty data folder, which a process could be started on. A server goes on meanwhile; a data folder
# has to be closed: stop its process first.
# FROM=/var/lib/taro or postgresql://…   TO=/backup/2026-11-22
set -eu
umask 077
node dist/server/copy.js
tar -C "$TO" -czf "$TO.tar.gz" pglite
rm -r "$TO"
