import assert from 'node:assert/strict';
import test from 'node:test';
import type { Preview } from '@barg/contract';
import { pagePreviewOf } from './page-preview.ts';

const preview: Preview = {
  type: 'article',
  title: ['/title'],
  text: ['/text', '/teaser'],
  pictures: [{ at: '/cover', alt: '/alt' }, { at: '/performer/avatar' }],
};
const origins = { site: 'https://barg.example', store: 'https://pictures.example' };
const pictureOf = (webp: unknown) => ({ large: { webp, width: 1440, height: 960 } });
const addressOf = (webp: unknown) =>
  pagePreviewOf({ title: 'T', cover: pictureOf(webp) }, preview, origins)?.picture?.address;

test('takes the first words and the first picture that lie where the remote says', () => {
  const open = { title: 'T', text: 'Words', teaser: 'Teaser', cover: pictureOf('/c.webp'), alt: 'A path' };
  assert.deepEqual(pagePreviewOf(open, preview, origins), {
    type: 'article',
    title: 'T',
    text: 'Words',
    picture: { address: 'https://barg.example/c.webp', width: 1440, height: 960, alt: 'A path' },
  });
  const locked = { ...open, text: '', cover: null, performer: { avatar: pictureOf('/a.webp') } };
  const { text, picture } = pagePreviewOf(locked, preview, origins) ?? {};
  assert.equal(text, 'Teaser');
  assert.deepEqual(picture, { address: 'https://barg.example/a.webp', width: 1440, height: 960, alt: '' });
});

test('takes pictures of the site and of its public store, and of nobody else', () => {
  assert.equal(
    addressOf('/api/media/1/large.webp?e=1&a=public'),
    'https://barg.example/api/media/1/large.webp?e=1&a=public',
  );
  assert.equal(addressOf('https://pictures.example/p.webp'), 'https://pictures.example/p.webp');
  const foreign = [
    'https://evil.example/p.webp',
    '//evil.example/p.webp',
    '/\\evil.example/p',
    'http://barg.example/p',
  ];
  for (const address of [...foreign, 'javascript:alert(1)', 'data:image/webp,x', 5])
    assert.equal(addressOf(address), undefined, String(address));
});

test('is none without a title, whatever lies there', () => {
  for (const data of [null, undefined, 'text', [], { text: 'Words' }, { title: { first: 'T' } }, { title: '\u202E' }])
    assert.equal(pagePreviewOf(data, preview, origins), null);
});
