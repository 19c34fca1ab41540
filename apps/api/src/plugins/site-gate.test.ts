import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';
import { setSetting } from '../testing/set-setting.ts';
import { openSocket } from '../testing/sockets.ts';

const PROXY = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
const germany = { 'cf-ipcountry': 'DE' };

const OPEN_TO_ALL = [
  '/settings/public',
  '/block/countries/check',
  '/health',
  '/translations/search?locale=fa-IR&limit=10',
];

test('a country on the site’s list gets 451 for everything but what the closed screen needs', async (t) => {
  const api = await createTestApi(t, PROXY);
  const [fan, operator] = [await api.createUser(), await api.createOperator()];
  await setSetting(api, 'blockedCountries', ['DE']);
  for (const requester of [api.guest, api.as(fan)]) {
    const refused = await requester.get('/performers/top', germany);
    assert.deepEqual([refused.status, refused.body.code], [451, 'site.country_blocked']);
    assert.equal((await requester.get('/performers/top', { 'cf-ipcountry': 'FR' })).status, 200);
    assert.equal((await requester.get('/performers/top')).status, 200);
  }
  for (const path of OPEN_TO_ALL) assert.equal((await api.guest.get(path, germany)).status, 200, path);
  const check = async (headers?: typeof germany) => (await api.guest.get('/block/countries/check', headers)).body.data;
  assert.deepEqual(await check(germany), { blocked: true, country: 'DE' });
  assert.deepEqual(await check(), { blocked: false, country: null });
  assert.equal((await api.as(operator).get('/block/countries/check', germany)).body.data.blocked, false);
  assert.equal((await api.as(operator).get('/performers/top', germany)).status, 200);
  const login = await api.guest.post('/auth/login', { username: 'nobody', password: 'nothing' }, germany);
  assert.notEqual(login.status, 451);
  await setSetting(api, 'blockedCountries', []);
  assert.equal((await api.guest.get('/performers/top', germany)).status, 200);
});

test('the list of countries is told to nobody', async (t) => {
  const api = await createTestApi(t, PROXY);
  await setSetting(api, 'blockedCountries', ['DE']);
  assert.equal((await api.guest.get('/settings/public')).body.data.blockedCountries, undefined);
  assert.deepEqual((await api.guest.post('/settings/keys', { keys: ['blockedCountries'] })).body.data, {});
});

test('maintenance closes the API at once for all but operators, and says when to come back', async (t) => {
  const api = await createTestApi(t);
  const [fan, operator] = [await api.createUser(), await api.createOperator()];
  assert.equal((await api.as(fan).get('/users/me')).status, 200);
  await setSetting(api, 'maintenanceMode', true);
  const refused = await api.as(fan).get('/users/me');
  assert.deepEqual(
    [refused.status, refused.body.code, refused.headers['retry-after']],
    [503, 'site.maintenance', '30'],
  );
  assert.equal((await api.guest.get('/performers/top')).status, 503);
  for (const path of OPEN_TO_ALL) assert.equal((await api.guest.get(path)).status, 200, path);
  assert.equal((await api.as(operator).get('/users/me')).status, 200);
  await setSetting(api, 'maintenanceMode', false);
  assert.equal((await api.as(fan).get('/users/me')).status, 200);
});

test('sockets from a blocked country are refused, and those that are open are closed', async (t) => {
  const api = await createTestApi(t, PROXY);
  const url = await api.listen();
  const open = await openSocket(t, url, await api.createUser(), germany);
  const elsewhere = await openSocket(t, url, await api.createUser());
  await setSetting(api, 'blockedCountries', ['DE']);
  await open.event('settings.changed');
  await open.disconnected;
  await elsewhere.event('settings.changed');
  assert.equal((await elsewhere.ask('stream.leave', { streamId: '00000000-0000-7000-8000-000000000001' })).ok, true);
  await assert.rejects(openSocket(t, url, undefined, germany));
});

test('an operator in a blocked country has a socket, and hands it to nobody', async (t) => {
  const api = await createTestApi(t, PROXY);
  const url = await api.listen();
  const [fan, operator] = [await api.createUser(), await api.createOperator()];
  await setSetting(api, 'blockedCountries', ['DE']);
  await assert.rejects(openSocket(t, url, fan, germany), /site.country_blocked/);
  const socket = await openSocket(t, url, operator, germany);
  await setSetting(api, 'siteName', 'Leaf');
  await socket.event('settings.changed', ({ data }) => data.keys.includes('siteName'));
  assert.equal((await socket.login(fan.token)).code, 'site.country_blocked');
});
