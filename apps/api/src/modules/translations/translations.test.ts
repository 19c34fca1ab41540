import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { SCREEN_LOCALES } from '@barg/contract';
import { createTestApi } from '../../testing/api.ts';
import { MAX_MESSAGES } from './translations.schema.ts';
import { flattenMessages, syncTranslations } from './translations.service.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../../../..');

const shippedTexts = async (locale: string): Promise<number> => {
  let count = 0;
  for await (const file of glob(`{apps,libs}/*/src/locales/**/${locale}.json`, { cwd: WORKSPACE })) {
    const messages = JSON.parse(await readFile(path.join(WORKSPACE, file), 'utf8'));
    count += flattenMessages(messages).length;
  }
  return count;
};

test('a language that is asked for as a whole comes as a whole, with room for twice as many texts', async () => {
  for (const locale of SCREEN_LOCALES) {
    const count = await shippedTexts(locale);
    assert.ok(count > 4000, `${locale} has ${count}`);
    assert.ok(count * 2 < MAX_MESSAGES, `${locale} has ${count}`);
  }
});

test('whoever takes a part of the texts is told how many there are', async (t) => {
  const api = await createTestApi(t);
  const messages = { one: 'One', two: 'Two', three: 'Three' };
  await syncTranslations(api.db, [{ locale: 'en-US', namespace: 'quiz', messages }]);
  const read = async (limit: string) =>
    (await api.guest.get(`/translations/search?locale=en-US&namespace=quiz${limit}`)).body.data;
  const [whole, part] = [await read(''), await read('&limit=2')];
  assert.deepEqual([whole.data.length, whole.total], [3, 3]);
  assert.deepEqual([part.data.length, part.total], [2, 3]);
});

test('a text that a new version has no more is there for the open pages of the one before', async (t) => {
  const api = await createTestApi(t);
  const sync = (messages: Record<string, string>) =>
    syncTranslations(api.db, [{ locale: 'en-US', namespace: 'quiz', messages }]);
  const read = async (): Promise<Record<string, string>> => {
    const { body } = await api.guest.get('/translations/search?locale=en-US&namespace=quiz');
    const rows = body.data.data as Array<{ key: string; value: string }>;
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };
  await sync({ stays: 'Stays', first: 'First', second: 'Second' });
  const second = { stays: 'Stays', second: 'Second', added: 'Added' };
  // By two workers, and again with the deployment of another remote.
  for (const _worker of [1, 2, 3]) await sync(second);
  assert.deepEqual(await read(), { ...second, first: 'First' });
  await sync({ stays: 'Stays', added: 'Added' });
  assert.deepEqual(await read(), { stays: 'Stays', second: 'Second', added: 'Added' }, 'two versions back is over');
  // A rollback brings it back as the version has it.
  await sync({ ...second, second: 'Second again' });
  assert.deepEqual(await read(), { ...second, second: 'Second again' });
});

test('what a language lacks comes in English, counted by the numbers of that language', async (t) => {
  const api = await createTestApi(t);
  const english = { play: 'Play', left_one: '{{amount}} left', left_other: '{{amount}} left', plan_one: 'Plan one' };
  await syncTranslations(api.db, [
    { locale: 'en-US', namespace: 'quiz', messages: { ...english, prize_one: 'a prize', prize_other: 'prizes' } },
    { locale: 'fa-IR', namespace: 'quiz', messages: { play: 'بازی', prize_one: 'جایزه', prize_other: 'جایزه‌ها' } },
    { locale: 'ru-RU', namespace: 'quiz', messages: { play: 'Играть' } },
    { locale: 'hi-IN', namespace: 'quiz', messages: { prize_one: 'इनाम', prize_other: 'इनाम' } },
  ]);
  const read = async (locale: string) => {
    const { body } = await api.guest.get(`/translations/search?locale=${locale}&namespace=quiz`);
    const { data, total } = body.data as { data: Array<{ key: string; value: string }>; total: number };
    assert.equal(total, data.length);
    return Object.fromEntries(data.map(({ key, value }) => [key, value]));
  };
  const left = '{{amount}} left';
  assert.deepEqual(await read('fa-IR'), {
    ...{ left_one: left, left_other: left, plan_one: 'Plan one', play: 'بازی' },
    ...{ prize_one: 'جایزه', prize_other: 'جایزه‌ها' },
  });
  assert.deepEqual(await read('ru-RU'), {
    ...{ left_few: left, left_many: left, left_one: left, left_other: left, plan_one: 'Plan one', play: 'Играть' },
    ...{ prize_few: 'prizes', prize_many: 'prizes', prize_one: 'prizes', prize_other: 'prizes' },
  });
  assert.deepEqual(await read('hi-IN'), {
    ...{ left_one: left, left_other: left, plan_one: 'Plan one', play: 'Play' },
    ...{ prize_one: 'इनाम', prize_other: 'इनाम' },
  });
});
