import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOf, nameOf, requesterOf } from './requests.ts';

const SITE = 'http://localhost:4800';

test('files are named by their app, without the hash', () => {
  assert.equal(nameOf(`${SITE}/main.05feb965.js`), 'shell/main.js');
  assert.equal(nameOf(`${SITE}/remotes/feed/0a1b2c3d4e5f/remoteEntry.cdfc601c.js?attempt=2`), 'feed/remoteEntry.js');
});

test('a preload and a tag are told apart', () => {
  assert.equal(requesterOf({ type: 'parser', url: SITE }, true), 'preload in the page');
  assert.equal(requesterOf({ type: 'parser', url: SITE }, false), 'tag in the page');
});

test('code is found above native frames and waits', () => {
  const main = { callFrames: [{ url: `${SITE}/main.05feb965.js` }] };
  assert.equal(requesterOf({ type: 'script', stack: main }, false), 'shell/main.js');
  const later = { callFrames: [{ url: '' }], parent: main };
  assert.equal(requesterOf({ type: 'script', stack: later }, false), 'shell/main.js');
  assert.equal(requesterOf({ type: 'other' }, false), 'other');
});

test('what is no script is sorted by what it is', () => {
  const request = { url: SITE, startedAt: 0, received: 0, requester: '' };
  assert.equal(kindOf({ ...request, type: 'Document', mimeType: 'text/html' }), 'page');
  assert.equal(kindOf({ ...request, type: 'Other', mimeType: 'font/woff2' }), 'fonts');
  assert.equal(kindOf({ ...request, type: 'Fetch', mimeType: 'application/json' }), 'JSON');
  assert.equal(kindOf({ ...request, type: 'Manifest', mimeType: 'application/manifest+json' }), 'JSON');
  assert.equal(kindOf({ ...request, type: 'Image', mimeType: 'image/avif' }), 'pictures');
  assert.equal(kindOf({ ...request, type: 'Ping', mimeType: '' }), 'other');
});
