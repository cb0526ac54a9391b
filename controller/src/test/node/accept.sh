#!/bin/sh
# Our records read by parsers that are not ours; needs node 20 and npm, and the records that RecordsForOthersTest leaves in controller/target/records.
set -eu
cd "$(dirname "$0")"
[ -d node_modules/ajv ] && [ -d node_modules/@sabaki ] || npm install --silent
exec node accept.mjs
