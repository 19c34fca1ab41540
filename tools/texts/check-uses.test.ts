import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkUses } from './check-uses.ts';
import type { Use } from './find-uses.ts';
import { meaningsOf } from './read-texts.ts';

const texts = new Map([
  [
    'feed',
    meaningsOf(
      new Map([
        ['title', 'Home'],
        ['hello', 'Hello {{name}}'],
        ['likes_one', '{{amount}} like'],
        ['likes_other', '{{amount}} likes'],
        ['tabs.posts', 'Posts'],
        ['tabs.photos', 'Photos'],
      ]),
    ),
  ],
]);

const use = (key: string, values: string[] = []): Use => ({
  place: 'a.tsx:1',
  namespaces: ['feed'],
  keys: [key],
  values,
  hasOwnValues: values.length > 0,
});

const check = (uses: Use[], literals: string[] = []) =>
  checkUses({ uses, literals: new Set(literals), composed: new Set() }, texts, () => []);

test('names what is asked for and not there', () => {
  assert.deepEqual(check([use('titel')]).missing, ['a.tsx:1: no text "titel" in feed']);
  assert.deepEqual(check([], ['feed:nav.home']).missing, ['the code names "feed:nav.home", which is no text']);
});

test('names values that lack or that no text takes, and a missing count', () => {
  assert.match(check([use('hello')]).wrong.join(), /needs {{name}}/);
  assert.match(check([use('title', ['name'])]).wrong.join(), /no text here has {{name}}/);
  assert.match(check([use('likes', ['amount'])]).wrong.join(), /gets no count/);
  assert.deepEqual(check([use('hello', ['name']), use('feed:likes', ['count', 'amount'])]).wrong, []);
});

test('counts what an open key can mean as used, and names what lies idle', () => {
  assert.deepEqual(check([use('tabs.*'), use('title')], ['hello']).unused, ['feed:likes']);
});
