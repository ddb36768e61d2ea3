#!/bin/sh
# A field on all cores of this machine, in so many parts.
set -e
: "${DECK:=deck.txt}" "${FIELD:=lists}" "${GAMES:=1000}" "${SEED:=7}" "${PARTS:=16}"
mkdir -p parts
seq "$PARTS" | parallel --will-cite scouter match "$DECK" --field "$FIELD" --games "$GAMES" --seed "$SEED" \
  --shard "{}/$PARTS" --resume "parts/{}.part" --jobs 1 --no-time --quiet '>' /dev/null
scouter merge parts/*.part
