import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNode, isNewEnough } from './find-node.mjs';
import { isInstalled } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'apps/shell': { version: '1.0.0' },
  'node_modules/@barg/shell': { link: true },
  'node_modules/leaf': { version: '2.0.0' },
  'libs/kit/node_modules/left-over': { version: '1.0.0', extraneous: true },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};

test('packages are installed when each wanted one is there in its version', () => {
  assert.ok(isInstalled(wanted, { 'node_modules/leaf': { version: '2.0.0' } }));
  assert.ok(!isInstalled(wanted, { 'node_modules/leaf': { version: '1.9.0' } }));
  assert.ok(!isInstalled(wanted, {}));
  assert.ok(!isInstalled(wanted, undefined));
});

test('an optional package may be absent, but not old', () => {
  const leaf = { 'node_modules/leaf': { version: '2.0.0' } };
  assert.ok(!isInstalled(wanted, { ...leaf, 'node_modules/for-another-platform': { version: '0.9.0' } }));
});

test('Node runs TypeScript from 22.18', () => {
  assert.deepEqual(['v20.20.2', 'v22.17.1', 'v22.18.0', 'v24.0.0', undefined].map(isNewEnough), [
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a program that npm’s scripts have started on the Node of the packages goes on with it', () => {
  assert.equal(findNode(), process.execPath);
});
