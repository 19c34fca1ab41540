import assert from 'node:assert/strict';
import { request as connect } from 'node:http';
import type { TestContext } from 'node:test';
import type { Part } from '../../processes/start-part.ts';
import type { Checks, Stage } from '../hold-on.ts';
import { ask, formOf, newFan, newFans, type Person } from '../people.ts';
import { openWindow, WAYS } from '../window.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const PART = 100_000;

/** A photo of some size: what stands behind its end is ignored by whoever shows it. */
const largePhoto = ({ photo }: Stage): Buffer => Buffer.concat([photo, Buffer.alloc(5 * PART - photo.length, 7)]);

/** Begins an upload of the performer's, which any process goes on with. */
async function beginUpload({ site, performer }: Stage, size: number) {
  const headers = { authorization: performer.token, ...TUS };
  const begun = await fetch(`${site.url}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(size) },
  });
  assert.equal(begun.status, 201, await begun.text());
  const route = new URL(begun.headers.get('location') ?? '', site.url).pathname;
  const ofPart = (offset: number) => ({
    ...headers,
    ...{ 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
  });
  return {
    offset: async ({ url }: Pick<Part, 'url'>): Promise<number> =>
      Number((await fetch(url + route, { method: 'HEAD', headers })).headers.get('upload-offset')),
    send: async ({ url }: Pick<Part, 'url'>, offset: number, bytes: Buffer): Promise<void> => {
      const body = new Uint8Array(bytes);
      const answer = await fetch(url + route, { method: 'PATCH', headers: ofPart(offset), body });
      assert.equal(answer.status, 204, await answer.text());
      assert.equal(answer.headers.get('upload-offset'), String(offset + bytes.length));
    },
    /** Sends the beginning of what is announced, and no more. */
    fallSilent: ({ url }: Pick<Part, 'url'>, bytes: Buffer, announced: number): Promise<void> =>
      new Promise((resolve) => {
        const request = connect(url + route, {
          method: 'PATCH',
          headers: { ...ofPart(0), 'content-length': announced },
        });
        request.on('error', () => undefined);
        request.write(bytes, () => resolve());
      }),
  };
}

/** The pictures of an account once they are made; asked of any process. */
const avatarOf = async ({ site }: Stage, who: Person) =>
  (await ask(site, who, '/users/me')).avatar as { small: { webp: string } } | null;

/** Files of which each process receives a part. */
export const uploads: Checks = {
  'an upload goes on by another process with each part': async (_t, stage) => {
    const { apis } = stage.site;
    const bytes = largePhoto(stage);
    const upload = await beginUpload(stage, bytes.length);
    for (let offset = 0; offset < bytes.length; offset += PART) {
      const api = apis[(offset / PART) % apis.length] ?? stage.site;
      assert.equal(await upload.offset(api), offset);
      await upload.send(api, offset, bytes.subarray(offset, offset + PART));
    }
  },
};

/** Files that a worker tells of, who has no sockets itself. */
export const progress: Checks = {
  'every window of hers is told when a picture is ready': async (t, { site, performer, photo }) => {
    const windows = await Promise.all(WAYS.map((way) => openWindow(t, site, performer, way)));
    const body = formOf(photo, 'leaf.jpg', 'image/jpeg');
    const { _id } = await ask(site, performer, '/performer/feeds/photo/upload', { body });
    for (const window of windows)
      await window.event('file.progressed', ({ data }) => data.fileId === _id && data.status === 'ready');
  },
};

/** Waits for as long as a process that was killed holds what it received. */
export const cutUploads: Checks = {
  'an upload whose process is killed in the middle of a part goes on by another': async (_t, stage) => {
    const [victim, other] = stage.site.apis;
    assert.ok(victim && other);
    const bytes = largePhoto(stage);
    const upload = await beginUpload(stage, bytes.length);
    await upload.fallSilent(victim, bytes.subarray(0, PART), bytes.length);
    await victim.kill();
    const offset = await upload.offset(other);
    assert.ok(offset <= PART);
    await upload.send(other, offset, bytes.subarray(offset));
    await victim.start();
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
