import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { SETTINGS } from '../settings/settings.defaults.ts';
import { BOUNDS } from '../settings/settings.values.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';

const open = async (api: TestApi) => {
  const operator = await api.createOperator();
  const as = api.as(operator);
  const version = async (): Promise<string> => {
    const answer = await as.get('/operator/settings');
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data.version;
  };
  const change = async (changes: object) => as.put('/operator/settings', { version: await version(), ...changes });
  return { operator, as, version, change };
};

test('every setting can be read, and a change shows at once, is told to open pages and is written down', async (t) => {
  const api = await createTestApi(t);
  const { operator, as, change } = await open(api);
  const { settings } = (await as.get('/operator/settings')).body.data;
  assert.equal(settings.commissionPercent, 20);
  assert.deepEqual(settings.blockedCountries, []);
  const changed = await change({ siteName: '  <b>Le\u0000af</b> ', minimumTipPrice: 2.95, maximumTipPrice: 10000 });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  assert.equal(changed.body.data.settings.siteName, 'Leaf');
  const seen = (await api.guest.get('/settings/public')).body.data;
  assert.equal(seen.siteName, 'Leaf');
  assert.equal(seen.minimumTipPrice, 2.95);
  assert.equal(seen.commissionPercent, undefined);
  const told = api.events.filter(({ event }) => event.name === 'settings.changed');
  assert.deepEqual(
    told.map(({ target, event }) => [target.kind, event.data]),
    [['everyone', { keys: ['siteName', 'minimumTipPrice'] }]],
  );
  const [entry] = (await as.get('/operator/audit-log')).body.data.data;
  assert.equal(entry.action, 'settings.changed');
  assert.equal(entry.operator._id, operator.id);
  assert.deepEqual(entry.details, {
    siteName: { before: 'Barg', after: 'Leaf' },
    minimumTipPrice: { before: 10, after: 2.95 },
  });
});

test('of two operators on the same version the second is told', async (t) => {
  const api = await createTestApi(t);
  const { as, version } = await open(api);
  const seen = await version();
  const both = await Promise.all([
    as.put('/operator/settings', { version: seen, siteName: 'One' }),
    as.put('/operator/settings', { version: seen, siteName: 'Two' }),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(both.find(({ status }) => status === 409)?.body.code, 'settings.changed_meanwhile');
});

test('a save that changes nothing leaves no trace', async (t) => {
  const api = await createTestApi(t);
  const { as, change } = await open(api);
  assert.equal((await change({ siteName: 'Barg' })).status, 200);
  assert.equal((await as.get('/operator/audit-log')).body.data.total, 0);
  assert.equal(api.events.length, 0);
});

test('what no setting may be is refused with the name of the field', async (t) => {
  const api = await createTestApi(t);
  const { change } = await open(api);
  const refused: Array<[object, string]> = [
    [{ siteName: ' ' }, 'siteName'],
    [{ siteName: '\u3164' }, 'siteName'],
    [{ logo: 'https://elsewhere.example/logo.png' }, 'logo'],
    [{ favicon: '//elsewhere.example/x.ico' }, 'favicon'],
    [{ favicon: '/\\elsewhere.example' }, 'favicon'],
    [{ menus: [{ title: 'x', path: 'javascript:alert(1)' }] }, 'menus.0.path'],
    [{ menus: [{ title: 'x', path: `/${'a'.repeat(2048)}` }] }, 'menus.0.path'],
    [{ locale: 'de-AT' }, 'locale'],
    [{ currency: 'XXQ' }, 'currency'],
    [{ tokenValue: 0 }, 'tokenValue'],
    [{ minimumTipPrice: 1.005 }, 'minimumTipPrice'],
    [{ minimumTipPrice: -1 }, 'minimumTipPrice'],
    [{ freeSubscriptionDuration: 1.5 }, 'freeSubscriptionDuration'],
    [{ gaCode: 'UA-1' }, 'gaCode'],
    [{ googleReCaptchaSiteKey: 'secret' }, 'googleReCaptchaSiteKey'],
    [{ blockedCountries: ['ir'] }, 'blockedCountries.0'],
    [{ blockedCountries: ['IR', 'ZZ'] }, 'blockedCountries.1'],
    [{ blockedCountries: ['IR', 'IR'] }, 'blockedCountries'],
    [{ commissionPercent: 101 }, 'commissionPercent'],
  ];
  for (const [changes, path] of refused) {
    const answer = await change(changes);
    assert.equal(answer.status, 422, JSON.stringify(changes));
    assert.deepEqual(
      [...new Set(answer.body.details.map((fault: { path: string }) => fault.path))],
      [path],
      JSON.stringify(changes),
    );
  }
  assert.equal((await change({ unknown: true })).status, 422);
});

test('bounds that would cross name both settings and both numbers, whichever of them was changed', async (t) => {
  const api = await createTestApi(t);
  const { change } = await open(api);
  assert.ok(BOUNDS.length >= 3);
  for (const [lower, upper] of BOUNDS) {
    const [low, high] = [SETTINGS[lower].value, SETTINGS[upper].value];
    for (const [changes, seen] of [
      [{ [lower]: high + 1 }, { low: high + 1, high }],
      [{ [upper]: low - 0.5 }, { low, high: low - 0.5 }],
      [
        { [lower]: 700, [upper]: 600 },
        { low: 700, high: 600 },
      ],
    ] as const) {
      const { status, body } = await change(changes);
      const write = (value: number) => value.toLocaleString('fa-IR');
      assert.deepEqual([status, body.code], [422, 'settings.bounds_crossed'], JSON.stringify(changes));
      for (const part of [lower, upper, write(seen.low), write(seen.high)])
        assert.ok(body.message.includes(part), part);
      assert.deepEqual(
        body.details.map(({ path }: { path: string }) => path),
        [lower, upper],
      );
      for (const { message } of body.details) {
        for (const part of [write(seen.low), write(seen.high)]) assert.ok(message.includes(part), message);
      }
    }
    assert.equal((await change({ [lower]: 500, [upper]: 500 })).status, 200, 'equal bounds leave one price');
    assert.equal((await change({ [lower]: low, [upper]: high })).status, 200);
  }
});

test('a picture of the site is everyone’s to see', async (t) => {
  const api = await createTestApi(t);
  const { as } = await open(api);
  const bytes = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#1f6a43' } })
    .png()
    .toBuffer();
  const file = { field: 'file', name: 'logo.png', type: 'image/png', bytes };
  const { status, body } = await as.upload('/operator/site-pictures', file);
  assert.equal(status, 200, JSON.stringify(body));
  await api.runJobs();
  const picture = await api.guest.get(`/media/${body.data._id}/medium.webp`);
  assert.equal(picture.status, 200);
  assert.equal(picture.headers['content-type'], 'image/webp');
  const text = { ...file, name: 'logo.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://x"/>') };
  assert.equal((await as.upload('/operator/site-pictures', text)).status, 415);
});
