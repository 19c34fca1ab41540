import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RTL_CULTURES, SCREEN_LOCALES } from '@barg/contract';
import { createTestApi } from '../../testing/api.ts';
import { citiesOf, statesOf } from './places.ts';
import type {
  Country,
  Culture,
  DetailedLanguage,
  PhoneCode,
  SimpleLanguage,
  UserAdditional,
} from './reference.schema.ts';

test('guests read every list, and caches may keep it', async (t) => {
  const api = await createTestApi(t);
  const list = async <T>(path: string): Promise<T[]> => {
    const { status, body, headers } = await api.guest.get(path);
    assert.equal(status, 200, path);
    assert.match(String(headers['cache-control']), /public, max-age=86400/);
    assert.equal(body.data.total, body.data.data.length);
    assert.equal((await api.guest.get(path, { 'if-none-match': String(headers['etag']) })).status, 304, path);
    return body.data.data;
  };

  const simple = await list<SimpleLanguage>('/languages');
  assert.equal(simple.length, 184);
  assert.deepEqual(
    simple.find(({ code }) => code === 'fa'),
    { code: 'fa', name: 'Persian', nativeName: 'فارسی' },
  );

  const detailed = await list<DetailedLanguage>('/languages/list');
  assert.equal(new Set(detailed.map(({ family }) => family).filter(Boolean)).size, 27);
  const persian = detailed.find(({ iso639_3 }) => iso639_3 === 'fas');
  assert.deepEqual(
    [persian?.iso639_1, persian?.iso639_2en, persian?.direction, persian?.countries?.includes('IRN')],
    ['fa', 'per', 'RTL', true],
  );
  for (const code of ['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'ku', 'dv']) {
    assert.equal(detailed.find(({ iso639_1 }) => iso639_1 === code)?.direction, 'RTL', code);
  }

  const countries = await list<Country>('/countries/list');
  assert.ok(countries.length >= 249);
  assert.deepEqual(
    countries.find(({ code_2 }) => code_2 === 'IR'),
    {
      code_2: 'IR',
      code_3: 'IRN',
      numCode: '364',
      name: 'Iran',
      nativeName: 'ایران',
      flag: '/assets/flags/ir.svg',
      languages: ['fas'],
      langCultureMs: [{ langCultureName: 'fa-IR', displayName: 'Farsi - Iran', cultureCode: '0x0429' }],
    },
  );
  assert.ok(countries.find(({ code_2 }) => code_2 === 'AF')?.languages?.includes('pus'));

  const codes = await list<PhoneCode>('/phone-codes/list');
  assert.equal(codes.find(({ code_2 }) => code_2 === 'AF')?.phoneCode, '93');

  const cultures = await list<Culture>('/locales');
  for (const culture of RTL_CULTURES) {
    assert.equal(cultures.find(({ code }) => code === culture)?.direction, 'rtl', culture);
  }
  assert.deepEqual(
    cultures.filter(({ isComplete }) => isComplete).map(({ code }) => code),
    [...SCREEN_LOCALES],
  );
});

test('states and cities of a country; 404 for places that do not exist, 422 for what is no code', async (t) => {
  const api = await createTestApi(t);
  const states: Array<{ code: string; name: string; nativeName?: string }> = (await api.guest.get('/states/ir')).body
    .data.data;
  const tehran = states.find(({ name }) => name === 'Tehran');
  assert.ok(tehran);
  const cities: Array<{ name: string; nativeName?: string }> = (await api.guest.get(`/cities/IR/${tehran.code}`)).body
    .data.data;
  assert.equal(cities.find(({ name }) => name === 'Tehran')?.nativeName, 'تهران');
  const nameless = states.filter(({ nativeName }) => !/^\p{Script=Arabic}/u.test(nativeName ?? ''));
  assert.deepEqual(nameless, [], 'every state of Iran has its own name');
  for (const path of ['/states/XX', '/cities/IR/ZZ', '/cities/XX/01', '/cities/IR/all']) {
    assert.equal((await api.guest.get(path)).status, 404, path);
  }
  for (const path of ['/states/Iran', '/cities/IR/..%2F..', '/cities/1/1', '/user-additional?locale=xx-XX']) {
    assert.equal((await api.guest.get(path)).status, 422, path);
  }
});

test('every state has only its own cities, whichever place of the file they stand at', async () => {
  for (const country of ['AD', 'IR', 'US', 'ZW']) {
    for (const { code } of (await statesOf(country)).slice(0, 5)) {
      const cities = await citiesOf(country, code);
      assert.ok(
        cities?.every(({ state }) => state === code),
        `${country}.${code}`,
      );
    }
  }
  assert.ok((await citiesOf('US', 'CA'))?.some(({ name }) => name === 'Los Angeles'));
  assert.ok((await citiesOf('ZW', '10'))?.some(({ name }) => name === 'Harare'));
});

test('short lists are labelled in the language of the culture', async (t) => {
  const api = await createTestApi(t);
  const lists = async (locale: string): Promise<UserAdditional> =>
    (await api.guest.get(`/user-additional?locale=${locale}`)).body.data;
  const music = ({ crafts }: UserAdditional) => crafts.find(({ value }) => value === 'music')?.label;
  assert.deepEqual(
    [music(await lists('fa-IR')), music(await lists('ar-DZ')), music(await lists('div-MV'))],
    ['موسیقی', 'الموسيقى', 'Music'],
  );
});
