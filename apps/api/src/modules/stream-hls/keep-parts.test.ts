import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi } from '../../testing/api.ts';
import { goLive } from '../recordings/testing.ts';
import { keepParts, placeOf } from './keep-parts.ts';
import { noteDemand, removeOld } from './stream-hls.repository.ts';
import { partialSegment, untilSo } from './testing.ts';

test('numbers of segments and of connections go on, and never fall after all was lost', () => {
  const last = { run: partialSegment('', 0, 5, 0).run, segment: 5, sequence: 1005, breaks: 7 };
  assert.deepEqual(placeOf(partialSegment('', 0, 5, 3), last, 0), { sequence: 1005, breaks: 7 });
  assert.deepEqual(placeOf(partialSegment('', 0, 8, 0), last, 0), { sequence: 1008, breaks: 7 });
  assert.deepEqual(placeOf(partialSegment('', 1, 0, 0), last, 0), { sequence: 1006, breaks: 8 });
  assert.deepEqual(placeOf(partialSegment('', 1, 0, 0), undefined, 90), { sequence: 90, breaks: 90 });
});

test('a stream is packaged while somebody watches it by HLS, and what it was is removed', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [id, other] = [await goLive(api, performer), await goLive(api, await api.createPerformer())];
  afterTest(t, await keepParts(api.context));
  for (const room of [id, other, `private-${id}`]) api.live.report(room, true, 0);
  await noteDemand(api.db, id);
  await untilSo(() => api.live.packaged.has(id));
  assert.deepEqual([...api.live.packaged], [id]);

  const stored = () =>
    api.db
      .selectFrom('hls_parts')
      .select(['sequence', 'number', 'bytes'])
      .orderBy('sequence')
      .orderBy('number')
      .execute();
  for (const number of [0, 1]) api.live.reportPart(partialSegment(id, 0, 0, number));
  api.live.reportPart(partialSegment(id, 0, 1, 0));
  api.live.reportPart(partialSegment(id, 1, 0, 0));
  await untilSo(async () => (await stored()).length === 4);
  const rows = await stored();
  const [first] = rows;
  assert.ok(first);
  assert.deepEqual(
    rows.map(({ sequence, number, bytes }) => [sequence - first.sequence, number, bytes.toString()]),
    [
      ...[
        [0, 0, '0/0/0;'],
        [0, 1, '0/0/1;'],
      ],
      ...[
        [1, 0, '0/1/0;'],
        [2, 0, '1/0/0;'],
      ],
    ],
  );

  await api.db
    .updateTable('hls_demands')
    .set({ until: new Date(Date.now() - 1000) })
    .execute();
  await untilSo(() => !api.live.packaged.has(id));
  const longAgo = new Date(Date.now() - 120_000);
  await api.db.updateTable('hls_runs').set({ created_at: longAgo }).execute();
  await api.db
    .updateTable('hls_parts')
    .set({ stored_at: longAgo })
    .where('sequence', '<', first.sequence + 2)
    .execute();
  await removeOld(api.db);
  assert.equal((await stored()).length, 1);
  assert.equal((await api.db.selectFrom('hls_runs').select('run').execute()).length, 1, 'the other still has a part');
});
