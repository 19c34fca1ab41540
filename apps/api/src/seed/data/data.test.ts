import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { test } from 'node:test';
import { usernameSchema } from '@barg/contract/names';
import { isServerName } from '../../modules/accounts/reserved-usernames.ts';
import { SETTINGS } from '../../modules/settings/settings.defaults.ts';
import { isExactAmount } from '../../platform/money.ts';
import { readPreparedMedia, variantPath, type PreparedPicture } from '../media-folder.ts';
import { fans, operators } from './fans.ts';
import { galleries } from './galleries.ts';
import { performers } from './performers.ts';
import { pictures, type PictureName } from './pictures.ts';
import { posts } from './posts/index.ts';
import { products } from './products.ts';
import { threads } from './threads/index.ts';
import type { DemoAudience } from './types.ts';
import { videos } from './videos.ts';

const allPosts = Object.values(posts).flat();
const everyone = [...performers, ...fans, ...operators];
const fanNames = new Set(fans.map(({ username }) => username));
/** What somebody who does not subscribe pays; null for what is not sold. */
const priceOf = (audience: DemoAudience | undefined): number | null => {
  if (typeof audience !== 'object') return null;
  return 'paid' in audience ? audience.paid : audience.subscribersOr;
};
const performerNames = new Set(performers.map(({ username }) => username));

test('gives everybody a name of their own that the product accepts', () => {
  const names = everyone.map(({ username }) => username);
  assert.equal(new Set(names).size, names.length);
  for (const name of names) {
    assert.equal(usernameSchema.parse(name), name);
    assert.equal(isServerName(name), false, name);
  }
});

test('keeps prices within the bounds of the settings', () => {
  const { minimumSubscriptionPrice: minimum, maximumSubscriptionPrice: maximum } = SETTINGS;
  for (const { username, monthlyPrice } of performers) {
    const isWithin = monthlyPrice >= minimum.value && monthlyPrice <= maximum.value && isExactAmount(monthlyPrice);
    assert.ok(monthlyPrice === 0 || isWithin, username);
  }
  for (const { audience } of [...allPosts, ...galleries, ...videos]) {
    const price = priceOf(audience);
    assert.ok(price === null || (price >= 2 && price <= 20), String(price));
  }
});

test('writes every post anew, and a teaser for each that is not free', () => {
  assert.equal(allPosts.length, 150);
  assert.equal(new Set(allPosts.map(({ text }) => text)).size, 150);
  for (const { text, audience, teaser } of allPosts) assert.equal(teaser !== undefined, audience !== undefined, text);
});

test('lets people comment only on what everyone can read, and talk only to performers', () => {
  for (const { comments = [], audience, text } of allPosts) {
    assert.ok(comments.length === 0 || audience === undefined, text);
    const authors = comments.flatMap(([author, , { replies = [] } = {}]) => [author, ...replies.map(([name]) => name)]);
    for (const author of authors) assert.ok(fanNames.has(author) || performerNames.has(author), author);
  }
  for (const { fan, performer } of threads) {
    assert.ok(fanNames.has(fan), fan);
    assert.ok(performerNames.has(performer), performer);
  }
  assert.equal(new Set(threads.map(({ fan, performer }) => `${fan} ${performer}`)).size, threads.length);
});

test('offers only what its people have, at prices that the product accepts', () => {
  const { maximumWalletPrice: maximum } = SETTINGS;
  for (const { performer, offer, comments = [], title } of products) {
    assert.ok(performerNames.has(performer), title);
    for (const [author] of comments) assert.ok(fanNames.has(author) || author === performer, title);
    const price = 'price' in offer ? offer.price : priceOf(offer.audience);
    assert.ok(price === null || (price > 0 && price <= maximum.value && isExactAmount(price)), title);
  }
});

test('has each picture in every size', async () => {
  const { pictures: prepared } = await readPreparedMedia();
  assert.deepEqual(Object.keys(prepared).sort(), Object.keys(pictures).sort());
  for (const [name, { variants }] of Object.entries(prepared) as Array<[PictureName, PreparedPicture]>) {
    assert.equal(variants.length, 6, name);
    await Promise.all(variants.map((variant) => access(variantPath(name, variant))));
  }
});
