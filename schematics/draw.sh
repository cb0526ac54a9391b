#!/usr/bin/env bash
# Writes every generated file of this folder: project, parts list and drawings, and with kicad-cli installed the PDF and SVG of the sheets.
# "draw.sh spice" runs ngspice too and writes spice/margins.*.
set -eu
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
cd "$here/.."
for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release" 2>/dev/null || true)
    if [ "${version:-0}" -ge 21 ]; then export JAVA_HOME=$jdk; break; fi
done
mvn -B -ntp -q -pl schematics -am package -Dmaven.test.skip=true -Dspotless.check.skip -Djacoco.skip \
    dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory=target/lib
"${JAVA_HOME:?install a JDK of version 21 or newer}/bin/java" -Djava.awt.headless=true -Dorg.apache.commons.logging.Log=org.apache.commons.logging.impl.NoOpLog -cp "schematics/target/classes:schematics/target/lib/*" tengen.schematics.Main schematics "$@"
if command -v kicad-cli >/dev/null; then
    cd schematics
    mkdir -p out
    kicad-cli sch erc --severity-all --exit-code-violations -o target/erc.rpt tengen.kicad_sch
    kicad-cli sch export pdf -o out/tengen.pdf tengen.kicad_sch
    kicad-cli sch export svg -o out tengen.kicad_sch
    # Joins the strokes of a letter into one path, drops the date and the fourth decimal: a third smaller, and the same every day.
    perl -0pi -e 's/\n" \/>\n<path d="M/ M/g; s/ date [^<]*//; s/(\.\d{3})\d\b/$1/g; s/\n(L|M)/$1/g' out/*.svg
else
    echo "kicad-cli is not installed: out/ was not written" >&2
fi
