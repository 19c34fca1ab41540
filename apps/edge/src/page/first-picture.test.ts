import assert from 'node:assert/strict';
import test from 'node:test';
import { pictureSetAt } from './first-picture.ts';

const size = (name: string, width: number) => ({ avif: `/${name}.avif`, webp: `/${name}.webp`, width, height: 1 });
const thumbnails = { small: size('s', 320), medium: size('m', 640), large: size('l', 1280) };

test('finds a picture at its place, each of its files with its width', () => {
  const page = { data: [{ files: [{ thumbnails }] }] };
  assert.equal(pictureSetAt(page, '/data/0/files/0/thumbnails'), '/s.avif 320w, /m.avif 640w, /l.avif 1280w');
});

test('finds none where nothing lies, or something else', () => {
  const nothing = [{ data: [] }, { data: [{ files: [{ thumbnails: null }] }] }, null, 'text', { data: 'text' }];
  for (const page of nothing) assert.equal(pictureSetAt(page, '/data/0/files/0/thumbnails'), null);
  assert.equal(pictureSetAt({ picture: { ...thumbnails, large: '/l.avif' } }, '/picture'), null);
});
