import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Checks, Stage } from '../hold-on.ts';
import { ask, formOf, newFan, newFans, type Person } from '../people.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const PART = 100_000;

/** Begins an upload for an answer's file and sends it in parts, each by the next process. */
async function uploadByAll({ site, performer, photo }: Stage): Promise<Response> {
  const bytes = Buffer.concat([photo, Buffer.alloc(5 * PART - photo.length, 7)]);
  const headers = { authorization: performer.token, ...TUS };
  const begun = await fetch(`${site.url}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length) },
  });
  assert.equal(begun.status, 201, await begun.text());
  const route = new URL(begun.headers.get('location') ?? '', site.url).pathname;
  let last = begun;
  for (let offset = 0; offset < bytes.length; offset += PART) {
    const { url = site.url } = site.apis[(offset / PART) % site.apis.length] ?? {};
    const told = await fetch(url + route, { method: 'HEAD', headers });
    assert.equal(told.headers.get('upload-offset'), String(offset));
    last = await fetch(url + route, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes.subarray(offset, offset + PART)),
    });
    assert.ok(last.ok, await last.text());
  }
  return last;
}

/** The pictures of an account once they are made; asked of any process. */
const avatarOf = async ({ site }: Stage, who: Person) =>
  (await ask(site, who, '/users/me')).avatar as { small: { webp: string } } | null;

/** Files of which each process receives a part. */
export const uploads: Checks = {
  'an upload goes on by another process with each part': async (_t, stage) => {
    assert.equal((await uploadByAll(stage)).headers.get('upload-offset'), String(5 * PART));
  },
};

const sendAvatar = ({ site, photo }: Stage, who: Person) =>
  ask(site, who, '/users/avatar/upload', { body: formOf(photo, 'me.jpg', 'image/jpeg') });

/** Waits until the pictures are made, and handed out by every process. */
async function assertAvatar(t: TestContext, stage: Stage, who: Person, timeout: number): Promise<void> {
  await t.waitFor(async () => assert.ok(await avatarOf(stage, who)), { timeout, interval: 100 });
  const address = (await avatarOf(stage, who))?.small.webp ?? '';
  for (const { url } of stage.site.apis) assert.equal((await fetch(url + address)).status, 200);
}

/** Where answering and working are different processes. */
export const workers: Checks = {
  'what came while there was no worker is done by the next one': async (t, stage) => {
    const { worker } = stage.site;
    const fan = await newFan(stage.site);
    await worker.kill();
    await sendAvatar(stage, fan);
    await worker.start();
    await assertAvatar(t, stage, fan, 60_000);
  },
};

/** After a whole silence, so of the long run. */
export const jobs: Checks = {
  'jobs of a process that was killed are taken over': async (t, stage) => {
    const { site } = stage;
    const fans = await newFans(site, 4);
    // Some are done, some begun and some not, whenever the kill comes.
    await Promise.all(fans.map((fan) => sendAvatar(stage, fan)));
    await site.worker.kill();
    await site.worker.start();
    await Promise.all(fans.map((fan) => assertAvatar(t, stage, fan, 150_000)));
  },
};
