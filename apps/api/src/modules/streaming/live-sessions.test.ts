import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTwoApis } from '../../testing/two-apis.ts';
import { needsRedis } from '../../testing/redis.ts';
import { ICE_FRAGMENT } from './ice-fragment.ts';
import { OFFER, offerTo } from './testing.ts';

const CREDENTIALS = ['a=ice-ufrag:EsAw', 'a=ice-pwd:P2uYro0UCOQ4zxjKXaWCBui1'];
const CANDIDATES = [
  ...['m=audio 9 UDP/TLS/RTP/SAVPF 0', 'a=mid:0'],
  ...['a=candidate:1387637174 1 udp 2122260223 192.0.2.1 61764 typ host', 'a=end-of-candidates'],
];
const FRAGMENT = [...CREDENTIALS, ...CANDIDATES, ''].join('\r\n');
const BEGUN_ANEW = FRAGMENT.replace('EsAw', 'ysXw');

interface Sent {
  method?: 'PATCH' | 'DELETE' | 'OPTIONS' | 'GET' | 'POST';
  tag?: string;
  body?: string;
  type?: string;
  token?: string;
}

const send = async ({ app }: TestApi, location: string, sent: Sent) => {
  const { method = 'PATCH', tag, body = FRAGMENT, type = ICE_FRAGMENT, token } = sent;
  const answer = await app.inject({
    method,
    url: new URL(location).pathname,
    headers: {
      ...(method === 'PATCH' && { 'content-type': type }),
      ...(tag !== undefined && { 'if-match': tag }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'PATCH' && { payload: body }),
  });
  const { code = null } = answer.body.startsWith('{') ? answer.json() : {};
  return { status: answer.statusCode, code, headers: answer.headers, body: answer.body };
};

const goLive = async (api: TestApi, performer: TestAccount) =>
  String((await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id);

/** A publisher's session: where it is, and the tag of its state. */
const connect = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const id = await goLive(api, performer);
  const { statusCode, headers } = await offerTo(api, `whip/${id}`, performer, `${OFFER}a=ice-ufrag:EsAw\r\n`);
  assert.equal(statusCode, 201);
  return { id, location: String(headers.location), tag: String(headers.etag), headers };
};

test('a client sends its candidates late, as RFC 9725 has it, and its session stays as it is', async (t) => {
  const api = await createTestApi(t);
  const { location, tag, headers } = await connect(api);
  assert.match(tag, /^"[\w-]{22}"$/);
  assert.equal(headers['accept-patch'], ICE_FRAGMENT);
  for (const named of [tag, `"other", ${tag}`, '*']) {
    const taken = await send(api, location, { tag: named });
    assert.deepEqual([taken.status, taken.body, taken.headers.etag], [204, '', undefined], named);
  }
  // Lines end as clients end them, and what is unknown in them is no matter.
  const loose = [...CREDENTIALS, 'a=ice-options:trickle', 'a=unknown', ...CANDIDATES].join('\n');
  assert.equal((await send(api, location, { tag, body: loose })).status, 204);
  assert.deepEqual(api.live.ended, []);
});

test('a request about another state, or about none, is refused, and so is a restart; the session goes on', async (t) => {
  const api = await createTestApi(t);
  const { id, location, tag } = await connect(api);
  const refused = async (sent: Sent) => {
    const { status, code } = await send(api, location, sent);
    return [status, code];
  };
  assert.deepEqual(await refused({}), [428, 'live.state_not_named']);
  for (const other of ['"other"', `W/${tag}`, tag.slice(1, -1), ''])
    assert.deepEqual(await refused({ tag: other }), [412, 'live.other_state'], other);
  for (const named of ['*', tag])
    assert.deepEqual(await refused({ tag: named, body: BEGUN_ANEW }), [422, 'live.no_ice_restart']);
  assert.deepEqual([api.live.ended, [...api.live.publishing]], [[], [id]]);
  assert.equal((await send(api, location, { tag })).status, 204);
});

test('what is no fragment of SDP is refused with what is taken', async (t) => {
  const api = await createTestApi(t);
  const { location, tag } = await connect(api);
  for (const type of ['application/sdp', 'application/json', 'text/plain']) {
    const refused = await send(api, location, { tag, type });
    assert.deepEqual([refused.status, refused.headers['accept-patch']], [415, ICE_FRAGMENT], type);
  }
  const [user = '', password = ''] = CREDENTIALS;
  const bodies = [
    ...['hello', '{}', 'v=0', user, password, CANDIDATES.join('\r\n'), `${user}\r\n${password}\r\nnot a line`],
    ...[`a=ice-ufrag:x\r\n${password}`, `${user}\r\na=ice-pwd:short`, `${FRAGMENT}${BEGUN_ANEW}`],
    `${user}\r\n${password}\r\na=\0`,
  ];
  for (const body of bodies) assert.equal((await send(api, location, { tag, body })).status, 400, body);
  assert.equal((await send(api, location, { tag, body: FRAGMENT + 'a=x\r\n'.repeat(4096) })).status, 413);
  assert.equal((await send(api, location, { tag, body: '' })).status, 422);
});

test('a session is ended by whoever has its address, with any token or none, and is gone then', async (t) => {
  const api = await createTestApi(t);
  const { id, location, tag } = await connect(api);
  // An encoder sends its stream key along, and others the credential by which they connected.
  for (const token of ['bsk_a-stream-key', undefined])
    assert.equal((await send(api, location, { method: 'DELETE', tag: '"another"', token })).status, 200);
  assert.deepEqual(api.live.ended, [`publish-${id}`, `publish-${id}`]);
  assert.deepEqual([(await send(api, location, { tag })).status], [404]);
});

test('the addresses say which methods they take', async (t) => {
  const api = await createTestApi(t);
  const { id, location } = await connect(api);
  const options = await send(api, location, { method: 'OPTIONS' });
  assert.deepEqual([options.status, options.headers['accept-patch']], [204, ICE_FRAGMENT]);
  for (const [address, methods] of [
    [location, 'DELETE, OPTIONS, PATCH'],
    [`http://localhost/api/streaming/whip/${id}`, 'OPTIONS, POST'],
    [`http://localhost/api/streaming/whep/${id}`, 'OPTIONS, POST'],
  ] as const) {
    const refused = await send(api, address, { method: 'GET' });
    assert.deepEqual([refused.status, refused.headers.allow], [405, methods], address);
  }
});

test('another process takes the candidates of a session too', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t, { SECRET_KEY: 'one key for both processes of the site' });
  const { location, tag } = await connect(one);
  assert.equal((await send(other, location, { tag })).status, 204);
  assert.equal((await send(other, location, { tag: '"other"' })).status, 412);
  assert.equal((await send(other, location, { tag: '*' })).status, 422);
});
