import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iceServersOf, linksOf } from './ice-servers.ts';
import { readTurnOptions } from './turn-config.ts';

const NOW = Date.UTC(2026, 0, 1);
const SECRET = 'shared with coturn';
/** echo -n "1767312000:fan" | openssl dgst -sha1 -hmac "shared with coturn" -binary | base64 */
const EXPECTED = 'Jvp0tHaDmYwY667AY7T50Q9byFY=';

test('credentials of TURN expire after a day and are signed as coturn checks them', () => {
  const turn = { urls: ['turn:turn.example:3478', 'stun:turn.example:3478'], secret: SECRET };
  const [relay, stun] = iceServersOf(turn, 'fan', NOW);
  const expiry = NOW / 1000 + 86_400;
  assert.deepEqual(relay, { url: 'turn:turn.example:3478', username: `${expiry}:fan`, credential: EXPECTED });
  assert.deepEqual(stun, { url: 'stun:turn.example:3478' });
  assert.deepEqual(linksOf([relay ?? { url: '' }, stun ?? { url: '' }]), [
    `<turn:turn.example:3478>; rel="ice-server"; username="${expiry}:fan"; credential="${EXPECTED}"; credential-type="password"`,
    '<stun:turn.example:3478>; rel="ice-server"',
  ]);
  assert.deepEqual(iceServersOf(null, 'fan', NOW), []);
});

test('a wrong TURN_URL, or one without its secret, prevents the start', () => {
  const read = (TURN_URL: string, TURN_SECRET = '') => readTurnOptions({ TURN_URL, TURN_SECRET });
  assert.equal(read(''), null);
  assert.deepEqual(read('stun:a.example')?.urls, ['stun:a.example']);
  assert.deepEqual(read('turns:a.example:5349?transport=tcp, turn:[2001:db8::1]:3478', SECRET)?.urls.length, 2);
  assert.throws(() => read('turn:a.example'), /TURN_SECRET/);
  assert.throws(() => read('http://a.example', SECRET), /TURN_URL/);
  assert.throws(() => read('turn:a.example>; rel="x', SECRET), /TURN_URL/);
});
