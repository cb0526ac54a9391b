#!/usr/bin/env bash
# Installs what the tests of schematics/ need: kicad-cli 9 from the backports of the Debian release, and ngspice. About 130 MB, 30 s.
# Called by .ci/run before the tests; does nothing where both programs are installed. Without them those tests are skipped and say so.
set -u
command -v kicad-cli >/dev/null && command -v ngspice >/dev/null && exit 0
if [ "$(id -u)" != 0 ]; then
    echo "schematics-tools: kicad-cli or ngspice missing and not root: the tests that need them will be skipped" >&2
    exit 0
fi
backports=/etc/apt/sources.list.d/backports.sources
if [ ! -e "$backports" ]; then
    # The machine's own source, with the suite exchanged: no host is named here.
    source=$(grep -l '^Suites: bookworm bookworm-updates' /etc/apt/sources.list.d/*.sources | head -1)
    [ -n "$source" ] || { echo "schematics-tools: no Debian 12 source found; kicad and ngspice were not installed" >&2; exit 1; }
    sed -E 's/^Suites:.*/Suites: bookworm-backports/' "$source" | awk '/^Types/{n++} n==1' > "$backports"
fi
apt-get update -qq
apt-get install -y -qq --no-install-recommends -t bookworm-backports kicad
apt-get install -y -qq --no-install-recommends ngspice
kicad-cli version
