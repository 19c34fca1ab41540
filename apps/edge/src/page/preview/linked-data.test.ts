import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { FirstCall, PageFacts, Preview } from '@barg/contract';
import { ApiAnswerError, type AskApi } from '../../boot-source.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../../testing/deployment.ts';
import { openEdge, SITE } from '../../testing/open-edge.ts';

const PICTURE = { large: { webp: '/api/media/1.webp?a=public', width: 1440, height: 960 } };
const performer = { name: 'Mahsa', username: 'mahsa.art' };
const things: Record<string, object> = {
  '/api/posts/open': { performer, text: 'The path', publishedAt: '2026-01-02T03:04:05.000Z', isLocked: false, PICTURE },
  '/api/posts/locked': { performer, text: '', teaser: 'Layers', publishedAt: 'x', isLocked: true, file: '/secret.mp4' },
  '/api/posts/hostile': { performer: { ...performer, name: '</script><script>alert(1)</script>' }, text: 'x' },
  '/api/products/1': { title: 'A bowl', performer, price: 48.5, stock: 0 },
  '/api/performers/mahsa.art': { ...performer, bio: 'Paints' },
};

const ask: AskApi = async (path) => {
  if (path === '/api/settings/public') return { siteName: 'Barg', tokenValue: 1.1, currency: 'usd' };
  if (path === '/api/users/me') return { _id: '1', role: 'user' };
  if (path.startsWith('/api/block')) return { blocked: false };
  const thing = things[path];
  if (!thing) throw new ApiAnswerError(path, 404);
  return thing;
};

const author = { name: '/performer/name', username: '/performer/username' };
const route = (path: string, call: string, type: Preview['type'], title: string, facts: PageFacts) => {
  const preview: Preview = { type, title: [title], text: ['/text', '/teaser', '/bio'], pictures: [{ at: '/PICTURE' }] };
  const firstCalls: FirstCall[] = [{ path: call, preview, facts }];
  return { path, expose: './home', layout: 'home', firstCalls } as const;
};
const work: PageFacts = { author, publishedAt: '/publishedAt', isLocked: '/isLocked' };
const routes = [
  route('/posts/:id', '/posts/:id', 'article', '/performer/name', work),
  route('/films/:id', '/posts/:id', 'video.other', '/performer/name', work),
  route('/products/:id', '/products/:id', 'product', '/title', { author, price: '/price', stock: '/stock' }),
  route('/:username', '/performers/:username', 'profile', '/name', {
    author: { name: '/name', username: '/username' },
  }),
];

const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  await deployment.deploy('feed', remoteFiles(descriptorOf('feed', { routes })));
  const edge = await openEdge(t, deployment, { ask });
  return async (url: string, cookie = '') => {
    const { body, headers } = await edge.inject({ url, headers: { accept: 'text/html', cookie } });
    const found = [...body.matchAll(/<script type="application\/ld\+json" nonce="([^"]+)">(.*?)<\/script>/gs)];
    assert.ok(found.length <= 1, url);
    const [[, nonce = '', json = 'null'] = []] = found;
    const isOwn = String(headers['content-security-policy']).includes(`'nonce-${nonce}'`);
    return { thing: JSON.parse(json) as Record<string, unknown> | null, json, isOwn };
  };
};

const mahsa = { '@type': 'Person', name: 'Mahsa', alternateName: 'mahsa.art', url: `${SITE}/mahsa.art` };

test('posts, films, products and profiles are named as search engines name them', async (t) => {
  const open = await setUp(t);
  const { thing, isOwn } = await open('/posts/open');
  assert.ok(isOwn);
  assert.deepEqual(thing, {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    headline: 'Mahsa',
    articleBody: 'The path',
    image: `${SITE}/api/media/1.webp?a=public`,
    datePublished: '2026-01-02T03:04:05.000Z',
    author: mahsa,
    isAccessibleForFree: true,
    url: `${SITE}/posts/open`,
  });
  const film = (await open('/films/open')).thing;
  assert.deepEqual([film?.['@type'], film?.uploadDate], ['VideoObject', '2026-01-02T03:04:05.000Z']);
  const profile = (await open('/mahsa.art')).thing;
  assert.equal(profile?.['@type'], 'ProfilePage');
  assert.deepEqual(profile?.mainEntity, { ...mahsa, description: 'Paints', image: `${SITE}/icon-512.png` });
});

test('a product has its price in the money of the site, and says whether any is left', async (t) => {
  const { thing } = await (await setUp(t))('/products/1');
  assert.equal(thing?.['@type'], 'Product');
  assert.deepEqual(thing?.offers, {
    '@type': 'Offer',
    price: '53.35',
    priceCurrency: 'USD',
    availability: 'https://schema.org/OutOfStock',
    url: `${SITE}/products/1`,
  });
});

test('of what is locked nothing is told but what everybody is', async (t) => {
  const { thing, json } = await (await setUp(t))('/films/locked');
  assert.deepEqual([thing?.description, thing?.isAccessibleForFree, thing?.uploadDate], ['Layers', false, undefined]);
  assert.doesNotMatch(json, /secret/);
});

test('no words end the block, and neither members nor pages that are not there have one', async (t) => {
  const open = await setUp(t);
  assert.equal((await open('/posts/hostile')).thing?.headline, '</script><script>alert(1)</script>');
  assert.equal((await open('/posts/open', 'token=t')).thing, null);
  assert.equal((await open('/posts/none')).thing, null);
});
