#!/usr/bin/env bash
# Writes every generated file of this folder: project, parts list and drawings, and with kicad-cli installed the PDF and SVG of the sheets.
# "draw.sh spice" runs ngspice too and writes spice/margins.*.
set -eu
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
cd "$here/.."
mvn -B -ntp -q -pl schematics -am package -DskipTests -Dspotless.check.skip -Djacoco.skip \
    dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory=target/lib
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
"$java" -Djava.awt.headless=true -cp "schematics/target/classes:schematics/target/lib/*" tengen.schematics.Main schematics "$@"
if command -v kicad-cli >/dev/null; then
    cd schematics
    mkdir -p out
    kicad-cli sch erc --severity-all --exit-code-violations -o target/erc.rpt tengen.kicad_sch
    kicad-cli sch export pdf -o out/tengen.pdf tengen.kicad_sch
    kicad-cli sch export svg -o out tengen.kicad_sch
else
    echo "kicad-cli is not installed: out/ was not written" >&2
fi
