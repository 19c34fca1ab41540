import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import test from 'node:test';
import type { FirstCall } from '@barg/contract';
import { remoteDescriptorSchema } from '@barg/contract/schemas';
import { WORKSPACE } from '../workspace.ts';
import { descriptorOf, remoteApps } from '../workspace-remotes.ts';
import { wrongPlaces, type OpenApi } from './answer-places.ts';

const api = JSON.parse(await readFile(path.join(WORKSPACE, 'libs/api-client/openapi.json'), 'utf8')) as OpenApi;

const POST: FirstCall = {
  path: '/user/feeds/:postId',
  picture: '/files/0/thumbnails',
  preview: { type: 'article', title: ['/performer/name'], pictures: [{ at: '/thumbnail/thumbnails' }] },
};
const preview = POST.preview as NonNullable<FirstCall['preview']>;

test('every place that a remote of this workspace names exists in what the API answers', async () => {
  const descriptors = await Promise.all((await remoteApps()).map(descriptorOf));
  const calls = descriptors.flatMap(({ routes }) => routes.flatMap(({ firstCalls = [] }) => firstCalls));
  assert.ok(calls.filter((call) => call.preview).length >= 5);
  assert.deepEqual(
    calls.flatMap((call) => wrongPlaces(call, api)),
    [],
  );
});

test('finds places that do not exist, hold something else, or belong to no answer', () => {
  assert.deepEqual(wrongPlaces(POST, api), []);
  const wrong = (changes: Partial<typeof preview>) =>
    wrongPlaces({ ...POST, preview: { ...preview, ...changes } }, api);
  assert.deepEqual(wrong({ title: ['/performer/nmae'] }), ['/user/feeds/:postId: no text can lie at /performer/nmae']);
  assert.equal(wrong({ text: ['/performer'] }).length, 1);
  assert.equal(wrong({ text: ['/likeCount'] }).length, 1);
  assert.equal(wrong({ pictures: [{ at: '/files/thumbnails' }] }).length, 1);
  assert.equal(wrong({ pictures: [{ at: '/files/0/thumbnails', alt: '/files/0/url/0' }] }).length, 1);
  assert.equal(wrongPlaces({ ...POST, picture: '/files/0' }, api).length, 1);
  assert.deepEqual(wrongPlaces({ ...POST, path: '/nobody/:postId' }, api), [
    '/nobody/:postId: the API has no such answer',
  ]);
});

test('a descriptor with a preview under a wrong name or with a broken place is not published', async () => {
  const descriptor = await descriptorOf('feed-remote');
  const route = { path: '/posts/:postId', expose: './post', layout: 'home' };
  const isGood = (changed: object): boolean =>
    remoteDescriptorSchema.safeParse({
      ...descriptor,
      routes: [{ ...route, firstCalls: [{ ...POST, preview: changed }] }],
    }).success;
  assert.ok(isGood(preview));
  for (const wrong of [
    { ...preview, title: ['performer/name'] },
    { ...preview, title: ['/a b'] },
    { ...preview, title: [] },
    { ...preview, titel: ['/title'] },
    { ...preview, type: 'music' },
    { ...preview, pictures: [{ thumbnails: '/cover/thumbnails' }] },
  ])
    assert.ok(!isGood(wrong), JSON.stringify(wrong));
});
