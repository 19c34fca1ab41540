import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { readAgoraOptions } from './agora-config.ts';
import { makeAgoraToken } from './agora-token.ts';
import { readAgoraToken } from '../testing/read-agora-token.ts';

const OPTIONS = { appId: '970ca35de60c44645bbae8a215061b33', certificate: '5cfd2fd1755d40ecb72977518be15d3b' };
const GRANT = {
  channel: '0197a000-0000-7000-8000-000000000001',
  uid: 2_882_341_273,
  issuedAt: 1_700_000_000,
  goodFor: 300,
};

test('a token says what was granted, and no more', () => {
  const publisher = readAgoraToken(makeAgoraToken(OPTIONS, { ...GRANT, role: 'publisher' }));
  assert.deepEqual(
    { ...publisher, salt: 0, signature: '' },
    {
      ...{ appId: OPTIONS.appId, issuedAt: GRANT.issuedAt, goodFor: 300, channel: GRANT.channel, uid: '2882341273' },
      privileges: { 1: 300, 2: 300, 3: 300, 4: 300 },
      ...{ salt: 0, signature: '' },
    },
  );
  const subscriber = readAgoraToken(makeAgoraToken(OPTIONS, { ...GRANT, role: 'subscriber' }));
  assert.deepEqual(subscriber.privileges, { 1: 300 });
});

test('it is signed with the certificate, which it does not hold', () => {
  const token = makeAgoraToken(OPTIONS, { ...GRANT, role: 'subscriber', salt: 7 });
  const bytes = inflateSync(Buffer.from(token.slice(3), 'base64'));
  assert.ok(!bytes.includes(OPTIONS.certificate));
  const number = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
  const sign = (key: Buffer, text: Buffer | string) => createHmac('sha256', key).update(text).digest();
  const key = sign(number(7), sign(number(GRANT.issuedAt), OPTIONS.certificate));
  assert.equal(readAgoraToken(token).signature, sign(key, bytes.subarray(2 + 32)).toString('hex'));
  const other = makeAgoraToken({ ...OPTIONS, certificate: '0'.repeat(32) }, { ...GRANT, role: 'subscriber', salt: 7 });
  assert.notEqual(other, token);
});

test("it is the same as Agora's own package (2.0.6) makes of it", () => {
  assert.equal(
    inflated(makeAgoraToken(OPTIONS, { ...GRANT, role: 'publisher', salt: 12_345_678 })),
    inflated(AGORAS_OWN),
  );
});

/** `new AccessToken2(...)` with the same facts, salt and time. */
const AGORAS_OWN =
  '007eJxTYBDRc3kx0cFTf8bzpnJh5mt2+vfTVl/9/j77t8a5gNNfEpgVGCzNDZITjU1TUs0Mkk1MzExMk5ISUy0SjQxNDcwMk4yNGT4Gp+owMjD4Je5hYGRgZGBhYGQA8ZnAJDOYZAGTKgwGhpbmiQYGBroGIMIcRFjAuFBgyMVgZGFhZGxiaGRuDADJ+CYC';
/** How it is compressed depends on the version of zlib. */
const inflated = (token: string): string =>
  token.slice(0, 3) + inflateSync(Buffer.from(token.slice(3), 'base64')).toString('hex');

test('half a configuration is refused', () => {
  assert.equal(readAgoraOptions({ AGORA_APP_ID: '', AGORA_APP_CERTIFICATE: '' }), null);
  assert.throws(
    () => readAgoraOptions({ AGORA_APP_ID: OPTIONS.appId, AGORA_APP_CERTIFICATE: '' }),
    /AGORA_APP_CERTIFICATE/,
  );
  assert.throws(
    () => readAgoraOptions({ AGORA_APP_ID: '', AGORA_APP_CERTIFICATE: OPTIONS.certificate }),
    /AGORA_APP_ID/,
  );
});
