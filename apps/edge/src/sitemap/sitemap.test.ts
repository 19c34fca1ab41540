import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { ApiAnswerError, type AskApi } from '../boot-source.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge, SITE } from '../testing/open-edge.ts';

const AFTER = '01890000-0000-7000-8000-000000000000';
const routes = [
  { path: '/', expose: './home', layout: 'home', isDrawn: true },
  { path: '/posts/:id', expose: './home', layout: 'home', isDrawn: true },
  { path: '/home', expose: './home', layout: 'home' },
] as const;

async function open(t: TestContext, changes: { ask?: AskApi } = {}) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  await deployment.deploy('feed', remoteFiles(descriptorOf('feed', { routes })));
  const asked: string[] = [];
  const site: AskApi = async (path, _headers, { headers }) => {
    if (path === '/api/settings/public') return { siteName: 'Barg' };
    if (path === '/api/block/countries/check') return { blocked: headers['cf-ipcountry'] === 'DE' };
    asked.push(path);
    if (path === '/api/sitemap')
      return {
        parts: [
          { kind: 'posts', after: null },
          { kind: 'posts', after: AFTER },
        ],
      };
    if (path === '/api/sitemap/posts')
      return { entries: [{ path: '/posts/1', changedAt: '2026-01-02T03:04:05.000Z' }] };
    if (path === `/api/sitemap/posts?after=${AFTER}`) return { entries: [{ path: '/a&b', changedAt: null }] };
    throw new ApiAnswerError(path, 422);
  };
  const edge = await openEdge(t, deployment, { ask: site, ...changes });
  const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers });
  return { get, asked };
}

const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);

test('names the parts of all pages, and the pages of each part', async (t) => {
  const { get } = await open(t);
  const index = await get('/sitemap.xml', { accept: 'text/html' });
  assert.equal(index.headers['content-type'], 'application/xml; charset=utf-8');
  assert.match(index.body, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
  const [own = '', posts = '', later = ''] = addressesIn(index.body).map((address) =>
    address.replaceAll('&amp;', '&').replace(SITE, ''),
  );
  assert.deepEqual(addressesIn((await get(own)).body), [`${SITE}/`, `${SITE}/contact`]);
  const { body } = await get(posts);
  assert.match(body, /<urlset xmlns=/);
  assert.match(
    body,
    /<url><loc>https:\/\/barg\.example\/posts\/1<\/loc><lastmod>2026-01-02T03:04:05\.000Z<\/lastmod><\/url>/,
  );
  assert.deepEqual(addressesIn((await get(later)).body), [`${SITE}/a&amp;b`]);
});

test('asks once for all who read, and not at all for whom the site is closed', async (t) => {
  const { get, asked } = await open(t);
  await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
  await get('/sitemap.xml');
  assert.deepEqual(asked, ['/api/sitemap']);
  const closed = await get('/sitemap.xml', { 'cf-ipcountry': 'DE' });
  assert.deepEqual([closed.statusCode, closed.body.includes('<loc>')], [451, false]);
  const resting = await open(t, { ask: async () => ({ maintenanceMode: true }) });
  const { statusCode, headers } = await resting.get('/sitemap.xml');
  assert.deepEqual([statusCode, headers['retry-after']], [503, '30']);
});

test('a part that is none is not found, and an API that is away is told of as that, and not kept', async (t) => {
  const { get, asked } = await open(t);
  const elsewhere = AFTER.replace(/0$/, '1');
  for (const none of ['secrets', '..%2Fusers%2Fme', `posts&after=${elsewhere}`, 'posts&after=', 'profiles'])
    assert.equal((await get(`/sitemap.xml?part=${none}`)).statusCode, 404, none);
  assert.deepEqual(asked, ['/api/sitemap'], 'the API reads no part that the list does not name');
  let isAway = true;
  const ask: AskApi = async (path) => {
    if (path !== '/api/sitemap') return {};
    if (isAway) throw new Error('away');
    return { parts: [] };
  };
  const other = await open(t, { ask });
  assert.equal((await other.get('/sitemap.xml')).statusCode, 503);
  isAway = false;
  assert.equal((await other.get('/sitemap.xml')).statusCode, 200);
});

test('the rules for robots say where the list is', async (t) => {
  const { get } = await open(t);
  assert.equal((await get('/robots.txt')).body, `User-agent: *\n\nSitemap: ${SITE}/sitemap.xml\n`);
});
