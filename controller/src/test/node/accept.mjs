// Reads every record that RecordsForOthersTest has written to target/records with parsers that are not ours:
// SGF with @sabaki/sgf, the event logs against their JSON Schema with ajv. Exit 1 with the first file that is not accepted.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sgf from '@sabaki/sgf';
import Ajv2020 from 'ajv/dist/2020.js';

const controller = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const records = join(controller, 'target', 'records');
const schema = join(controller, 'src', 'main', 'resources', 'tengen', 'score', 'format', 'score-1.schema.json');
const validate = new Ajv2020({ strict: true, allErrors: false }).compile(JSON.parse(readFileSync(schema, 'utf8')));

/** Returns the moves of the main line, such as hh hg, a pass as --. */
function mainLine(root) {
  const moves = [];
  for (let node = root; node; node = node.children[0]) {
    for (const colour of ['B', 'W']) {
      if (node.data[colour]) {
        if ((moves.length % 2 === 0) !== (colour === 'B')) throw new Error(`move ${moves.length + 1} is ${colour}`);
        moves.push(node.data[colour][0] || '--');
      }
    }
  }
  return moves.join(' ');
}

const counts = { sgf: 0, json: 0 };
let file = '';
try {
  for (file of readdirSync(records).sort()) {
    const bytes = readFileSync(join(records, file));
    if (file.endsWith('.sgf')) {
      const games = sgf.parseBuffer(bytes);
      const root = games[0].data;
      const expected = readFileSync(join(records, file.replace(/\.sgf$/, '.moves')), 'utf8').trim();
      if (games.length !== 1 || root.FF[0] !== '4' || root.GM[0] !== '4' || root.SZ[0] !== '15') throw new Error('root');
      for (const key of Object.keys(root)) if (!/^[A-Z]+$/.test(key)) throw new Error(`identifier ${key}`);
      if (mainLine(games[0]) !== expected) throw new Error(`moves ${mainLine(games[0])}, not ${expected}`);
      counts.sgf++;
    } else if (file.endsWith('.json')) {
      if (!validate(JSON.parse(bytes.toString('utf8')))) throw new Error(JSON.stringify(validate.errors[0]));
      counts.json++;
    }
  }
  if (counts.sgf === 0 || counts.json === 0) throw new Error('no records; run RecordsForOthersTest first');
  console.log(`accepted: ${counts.sgf} SGF games, ${counts.json} event logs`);
} catch (refused) {
  console.error(`not accepted: ${file}: ${refused.message}`);
  process.exit(1);
}
