import assert from 'node:assert/strict';
import test from 'node:test';
import { CONTRACT_VERSION } from '@barg/contract';
import { remoteConfig } from './remote.mjs';

interface Clean {
  keep: RegExp;
}

/** What a build of a remote with one page leaves in its folder. */
function cleanOf(isDrawn: boolean): Clean | true {
  const descriptor = {
    name: 'quiz',
    contract: CONTRACT_VERSION,
    routes: [{ path: '/quiz', expose: './quiz', layout: 'primary' as const, ...(isDrawn && { isDrawn }) }],
    nav: [],
    fills: [],
    offers: [],
    intents: [],
  };
  const made = remoteConfig({ descriptor, directory: import.meta.dirname, port: 4399 })({}, { mode: 'production' });
  return made.output.clean as Clean | true;
}

test('a build keeps the server bundle that is built beside it', () => {
  const clean = cleanOf(true);
  assert.ok(clean !== true && clean.keep.test('server/bundle.js'));
});

test('of a remote that no server draws any more no bundle of before stays, to be deployed', () => {
  assert.equal(cleanOf(false), true);
});
