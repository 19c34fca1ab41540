import assert from 'node:assert/strict';
import test from 'node:test';
import { ownSite, siteOf } from './own-site.ts';

test('a repository of its own names its site, this workspace none', () => {
  assert.equal(siteOf('{"name":"quiz-remote","barg":{"site":"https://barg.example"}}'), 'https://barg.example');
  for (const manifest of ['{}', '{"barg":{}}', '{"barg":{"site":7}}']) assert.equal(siteOf(manifest), undefined);
  assert.equal(ownSite(), undefined);
});
