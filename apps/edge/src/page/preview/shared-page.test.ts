import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import type { FirstCall, RouteDescriptor } from '@barg/contract';
import type { EdgeOptions } from '../../edge-options.ts';
import { ApiAnswerError } from '../../boot-source.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../../testing/deployment.ts';
import { openEdge, SITE } from '../../testing/open-edge.ts';

const pictureOf = (name: string) => ({
  large: { webp: `/api/media/${name}.webp?e=1&a=public`, width: 1440, height: 960 },
});
const posts: Record<string, object> = {
  open: { by: 'Mahsa', text: 'The path\nabove the village', picture: pictureOf('path'), alt: 'A path' },
  locked: { by: 'Mahsa', text: '', teaser: 'Layers', picture: null, avatar: pictureOf('face') },
  bare: { by: 'Mahsa', text: '', picture: null },
  hostile: { by: '"><script>alert(1)</script>$& &amp;', text: "</title><img src=x onerror='x'>" },
};
/** What only members are told. */
const SECRET = 'The third layer is ochre.';

const ask: EdgeOptions['ask'] = async (path, { authorization }, { headers }) => {
  if (path === '/api/settings/public') return { siteName: 'Leaf <b>' };
  if (path === '/api/users/me') return { _id: '1', role: 'user' };
  if (path === '/api/block/countries/check') return { blocked: headers['cf-ipcountry'] === 'DE' };
  if (path === '/api/posts/forbidden') throw new ApiAnswerError(path, 403);
  const post = posts[path.replace('/api/posts/', '')];
  if (!post) throw new ApiAnswerError(path, 404);
  return authorization ? { ...post, text: SECRET } : post;
};

const firstCalls: FirstCall[] = [
  {
    path: '/posts/:id',
    preview: {
      type: 'article',
      title: ['/by'],
      text: ['/text', '/teaser'],
      pictures: [{ at: '/picture', alt: '/alt' }, { at: '/avatar' }],
    },
  },
];
const routes: RouteDescriptor[] = [
  { path: '/posts/:id', expose: './home', layout: 'home', firstCalls },
  { path: '/plain', expose: './home', layout: 'home' },
  { path: '/wallet', expose: './home', layout: 'home', auth: true },
  { path: '/user/account/:section?', expose: './home', layout: 'primary', auth: true },
  { path: '/operator/*', expose: './home', layout: 'own', operatorOnly: true },
];

const setUp = async (t: TestContext, changes: Partial<EdgeOptions> = {}) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  await deployment.deploy('feed', remoteFiles(descriptorOf('feed', { routes })));
  const edge = await openEdge(t, deployment, { ask, ...changes });
  return async (url: string, headers: Record<string, string> = {}) => {
    const { body } = await edge.inject({ url, headers: { accept: 'text/html', ...headers } });
    const head = body.slice(0, body.indexOf('</head>'));
    const tag = (key: string) => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(head)?.[1];
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1];
    return { body, head, tag, canonical, title: /<title>(.*?)<\/title>/s.exec(head)?.[1] };
  };
};

test('introduces the page by the answer that a guest gets', async (t) => {
  const open = await setUp(t);
  const { tag, canonical, title } = await open('/posts/open?locale=en-US');
  assert.equal(title, 'Mahsa · Leaf &lt;b&gt;');
  assert.equal(tag('description'), 'The path above the village');
  assert.equal(tag('og:title'), 'Mahsa');
  assert.equal(tag('og:description'), 'The path above the village');
  assert.equal(tag('og:type'), 'article');
  assert.equal(tag('og:site_name'), 'Leaf &lt;b&gt;');
  assert.equal(tag('og:locale'), 'en_US');
  assert.equal(tag('og:image'), `${SITE}/api/media/path.webp?e=1&amp;a=public`);
  assert.equal(tag('og:image:width'), '1440');
  assert.equal(tag('og:image:height'), '960');
  assert.equal(tag('og:image:alt'), 'A path');
  assert.equal(tag('twitter:card'), 'summary_large_image');
  assert.equal(tag('og:url'), `${SITE}/posts/open?locale=en-US`);
  assert.equal(canonical, `${SITE}/posts/open?locale=en-US`);
  assert.equal(tag('robots'), undefined);
});

test('shows of what is locked what everybody is shown', async (t) => {
  const { tag } = await (await setUp(t))('/posts/locked');
  assert.equal(tag('og:description'), 'Layers');
  assert.equal(tag('og:image'), `${SITE}/api/media/face.webp?e=1&amp;a=public`);
});

test('lends a page without words and picture those of the site', async (t) => {
  const { tag } = await (await setUp(t))('/posts/bare');
  assert.equal(tag('og:title'), 'Mahsa');
  assert.match(tag('og:description') ?? '', /\p{Script=Arabic}/u);
  assert.equal(tag('og:image'), `${SITE}/icon-512.png`);
  assert.equal(tag('twitter:card'), 'summary');
});

test('no words leave their place in the page', async (t) => {
  const { head, tag, title } = await (await setUp(t))('/posts/hostile');
  assert.equal(title, '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; &amp;amp; · Leaf &lt;b&gt;');
  assert.equal(tag('og:description'), "&lt;/title&gt;&lt;img src=x onerror='x'&gt;");
  assert.doesNotMatch(head, /<script>|<img|<b>/);
});

test('members, strangers to the page and blocked countries get what the site says of itself', async (t) => {
  const open = await setUp(t);
  const { tag: ofSite } = await open('/plain');
  const said = ofSite('og:description');
  assert.match(said ?? '', /\p{Script=Arabic}/u);
  const cases: Array<[string, Record<string, string>]> = [
    ['/posts/open', { cookie: 'token=good' }],
    ['/posts/forbidden', {}],
    ['/posts/gone', {}],
    ['/posts/open', { 'cf-ipcountry': 'DE' }],
  ];
  for (const [url, headers] of cases) {
    const { head, tag, title } = await open(url, headers);
    assert.equal(title, 'Leaf &lt;b&gt;', url);
    assert.equal(tag('og:title'), 'Leaf &lt;b&gt;', url);
    assert.equal(tag('og:description'), said, url);
    assert.equal(tag('og:type'), 'website', url);
    assert.equal(tag('og:image'), `${SITE}/icon-512.png`, url);
    assert.equal(tag('twitter:card'), 'summary', url);
    assert.ok(![SECRET, 'Mahsa', 'village'].some((words) => head.includes(words)), url);
  }
  assert.match((await open('/plain?locale=en-US')).tag('description') ?? '', /^A place for people/);
});

test('what is not there has no address that may be passed on; what needs an account is left out of searches', async (t) => {
  const open = await setUp(t);
  for (const [url, headers] of [
    ['/posts/gone', {}],
    ['/posts/open', { 'cf-ipcountry': 'DE' }],
  ] as const) {
    const { tag, canonical } = await open(url, headers);
    assert.deepEqual([tag('og:url'), canonical], [undefined, undefined]);
  }
  for (const url of ['/wallet', '/auth/login', '/Operator/users', '/user/account'])
    assert.equal((await open(url)).tag('robots'), 'noindex', url);
  for (const url of ['/', '/plain', '/contact', '/page/terms'])
    assert.equal((await open(url)).tag('robots'), undefined);
});

test('names the address that its operator says, whatever host is asked for and by whom the link was marked', async (t) => {
  const open = await setUp(t);
  const marked = await open('/posts/open/?fbclid=x&utm_source=y&locale=fa-IR', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  assert.equal(marked.canonical, `${SITE}/posts/open`);
  assert.equal(marked.tag('og:title'), 'Mahsa');
  assert.doesNotMatch(marked.body, /evil\.example/);
  assert.equal((await open('/page/"><x>')).canonical, `${SITE}/page/%22%3E%3Cx%3E`);
  // Nobody's page.
  assert.equal((await open('//evil.example/')).canonical, undefined);
});

test('names no address where nobody said one', async (t) => {
  const open = await setUp(t, { site: { origin: 'http://localhost:3000', isGuess: true } });
  const { tag, canonical } = await open('/posts/open');
  assert.deepEqual([tag('og:url'), canonical], [undefined, undefined]);
  assert.match(tag('og:image') ?? '', /^http:\/\/localhost:3000\//);
});

test('the registry, which every page carries, says nothing of what the web tier alone reads', async (t) => {
  const { body } = await (await setUp(t))('/plain');
  assert.doesNotMatch(body, /firstCalls|preview/);
});
