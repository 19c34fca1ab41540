import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { makeClip } from './processing/testing.ts';
import { sendToPost } from './testing.ts';

const EMPTY_BOX = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('free')]);

test('one account’s five long films let another’s short one be ready before the second of them', async (t) => {
  const api = await createTestApi(t);
  const [busy, other] = [await api.createPerformer(), await api.createPerformer()];
  const film = await makeClip(t, { size: '320x180' });
  const films: string[] = [];
  // Other bytes each, or they would be made once for all.
  for (let count = 0; count < 5; count += 1) {
    films.push(await sendToPost(api, busy, 'video', Buffer.concat([film, ...Array<Buffer>(count).fill(EMPTY_BOX)])));
  }
  const short = await sendToPost(api, other, 'video', await makeClip(t, { size: '160x90' }));
  await api.runJobs();
  const ready = api.events.flatMap(({ event }) =>
    event.name === 'file.progressed' && (event.data as { status: string }).status === 'ready'
      ? [(event.data as { fileId: string }).fileId]
      : [],
  );
  assert.deepEqual(ready, [films[0], short, ...films.slice(1)]);
});
