// Reads every record that RecordsForOthersTest has written to target/records with parsers that are not ours:
// SGF with @sabaki/sgf, the event logs against their JSON Schema with ajv. Exit 1 with the first record that is not accepted.
import { readFileSync } from 'node:fs';
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
let where = '';
try {
  const expected = readFileSync(join(records, 'moves.txt'), 'utf8').trim().split('\n');
  for (const file of ['FLAT.sgf', 'VARIATIONS.sgf']) {
    where = file;
    const games = sgf.parseBuffer(readFileSync(join(records, file)));
    if (games.length !== expected.length) throw new Error(`${games.length} games, not ${expected.length}`);
    games.forEach((game, number) => {
      where = `${file}, game ${number + 1}`;
      const root = game.data;
      if (root.FF[0] !== '4' || root.GM[0] !== '4' || root.SZ[0] !== '15') throw new Error('root');
      for (const key of Object.keys(root)) if (!/^[A-Z]+$/.test(key)) throw new Error(`identifier ${key}`);
      if (mainLine(game) !== expected[number]) throw new Error(`moves ${mainLine(game)}, not ${expected[number]}`);
      counts.sgf++;
    });
  }
  JSON.parse(readFileSync(join(records, 'logs.json'), 'utf8')).forEach((log, number) => {
    where = `logs.json, log ${number + 1}`;
    if (!validate(log)) throw new Error(JSON.stringify(validate.errors[0]));
    counts.json++;
  });
  if (counts.sgf === 0 || counts.json === 0) throw new Error('no records; run RecordsForOthersTest first');
  console.log(`accepted: ${counts.sgf} SGF games, ${counts.json} event logs`);
} catch (refused) {
  console.error(`not accepted: ${where}: ${refused.message}`);
  process.exit(1);
}
