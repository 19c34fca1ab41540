import assert from 'node:assert/strict';
import { rm, symlink } from 'node:fs/promises';
import test, { type TestContext } from 'node:test';
import { RTL_CULTURES, type RouteDescriptor } from '@barg/contract';
import type { EdgeOptions } from './edge-options.ts';
import { ApiAnswerError } from './boot-source.ts';
import { createDeployment, descriptorOf, remoteFiles } from './testing/deployment.ts';
import { openEdge } from './testing/open-edge.ts';

const fan = { _id: '1', name: 'Nilou', locale: 'en-US', theme: 'dark' };

const ask: EdgeOptions['ask'] = async (path, headers) => {
  if (path === '/api/settings/public') return { siteName: 'Barg </script>' };
  if (headers.authorization === 'good') return fan;
  throw new ApiAnswerError(path, 401);
};

const setUp = async (t: TestContext, changes: Partial<EdgeOptions> = {}) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const feed = await deployment.deploy('feed', remoteFiles(descriptorOf('feed')));
  const edge = await openEdge(t, deployment, { publishing: deployment.publishing, ask, ...changes });
  const open = (url: string, headers: Record<string, string> = {}) =>
    edge.inject({ url, headers: { accept: 'text/html', ...headers } });
  const bootOf = (html: string) =>
    JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;
  return { ...deployment, feed, edge, open, bootOf };
};

test('answers every address of a page with the shell, also one that looks like a file, or where nobody has a page', async (t) => {
  const { open } = await setUp(t);
  for (const [url, status] of [
    ['/', 200],
    ['/home', 200],
    ['/page/terms', 200],
    ['/mahsa.art', 404],
    ['/messages/1', 404],
    ['/notes.txt', 404],
  ] as const) {
    const answer = await open(url);
    assert.equal(answer.statusCode, status, url);
    assert.match(answer.body, /<div id="root">/);
  }
});

test('answers 404 for a file that is not there', async (t) => {
  const { edge } = await setUp(t);
  for (const url of ['/nope.js', '/assets/nope.woff2', '/remotes/feed/0/nope.js', '/remotes/nobody/1/x.js']) {
    assert.equal((await edge.inject({ url, headers: { accept: '*/*' } })).statusCode, 404, url);
  }
});

test('answers 405 and what is allowed to a verb that no address knows', async (t) => {
  const { edge } = await setUp(t);
  const refusal = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, accept: string) => {
    const { statusCode, headers } = await edge.inject({ method, url, headers: { accept } });
    return [statusCode, headers.allow];
  };
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of ['/', '/home']) {
      assert.deepEqual(await refusal(method, url, 'text/html'), [405, 'GET, HEAD, POST'], `${method} ${url}`);
    }
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of ['/registry.json', '/robots.txt', '/manifest.webmanifest', '/app.js']) {
      assert.deepEqual(await refusal(method, url, '*/*'), [405, 'GET, HEAD'], `${method} ${url}`);
    }
  }
});

test('hands settings, registry and the account of the token to the page', async (t) => {
  const { open, bootOf } = await setUp(t);
  const answer = await open('/home', { cookie: 'token=good' });
  const boot = bootOf(answer.body);
  assert.deepEqual(boot.user, fan);
  assert.deepEqual(boot.settings, { siteName: 'Barg </script>' });
  assert.deepEqual(Object.keys((boot.registry as { remotes: object }).remotes), ['feed']);
  assert.equal(answer.headers['cache-control'], 'private, no-store');
});

test('sends what the page asks first along with it, and else what makes the calls', async (t) => {
  const { deploy, open, bootOf } = await setUp(t, {
    ask: async (path, headers, origin) =>
      path === '/api/feeds?limit=10'
        ? [headers.authorization ?? 'guest', headers['x-locale']]
        : ask(path, headers, origin),
  });
  const routes: RouteDescriptor[] = [
    { path: '/home', expose: './home', layout: 'home', firstCalls: [{ path: '/feeds?limit=10' }] },
    { path: '/plain', expose: './home', layout: 'home' },
  ];
  await deploy('feed', remoteFiles(descriptorOf('feed', { routes })));
  const home = await open('/home');
  assert.deepEqual(bootOf(home.body).answers, { '/feeds?limit=10': ['guest', 'fa-IR'] });
  assert.doesNotMatch(home.body, /calls\.1234abcd\.js/);
  assert.equal(home.headers['cache-control'], 'private, no-cache');
  const fans = await open('/home', { cookie: 'token=good' });
  assert.deepEqual(bootOf(fans.body).answers, { '/feeds?limit=10': ['good', 'en-US'] });
  assert.equal(fans.headers['cache-control'], 'private, no-store');
  for (const url of ['/plain', '/home?tab=suggested', '/auth/login']) {
    const page = await open(url);
    assert.deepEqual(bootOf(page.body).answers, {}, url);
    assert.match(page.body, /<link rel="preload" href="\/calls\.1234abcd\.js" as="script">/, url);
  }
});

test('has the picture fetched that the first answers are about, where there is one', async (t) => {
  const size = (name: string, width: number) => ({ avif: `/${name}.avif?a=1&b=2`, width });
  const thumbnails = { small: size('s', 320), medium: size('m', 640), large: size('l', 1280) };
  const { deploy, open } = await setUp(t, {
    ask: async (path, headers, origin) => {
      if (path === '/api/posts/open') return { files: [{ thumbnails }] };
      return path === '/api/posts/locked' ? { files: [{ thumbnails: null }] } : ask(path, headers, origin);
    },
  });
  const firstCalls = [{ path: '/posts/:id', picture: '/files/0/thumbnails' }];
  const routes: RouteDescriptor[] = [{ path: '/posts/:id', expose: './post', layout: 'home', firstCalls }];
  await deploy('feed', remoteFiles(descriptorOf('feed', { routes })));
  const set = ['s 320', 'm 640', 'l 1280'].map((file) => `/${file.replace(' ', '.avif?a=1&amp;b=2 ')}w`).join(', ');
  const link = `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" imagesizes="100vw">`;
  assert.ok((await open('/posts/open')).body.includes(link));
  assert.doesNotMatch((await open('/posts/locked')).body, /as="image"/);
});

test('answers 404 with the page where the API does not know what it is about', async (t) => {
  const { deploy, open } = await setUp(t, {
    ask: async (path, headers, origin) => {
      if (path === '/api/performers/mahsa') return { name: 'Mahsa' };
      if (path.startsWith('/api/performers/')) throw new ApiAnswerError(path, 404);
      return ask(path, headers, origin);
    },
  });
  const firstCalls = [{ path: '/performers/:username' }];
  const routes: RouteDescriptor[] = [{ path: '/:username', expose: './profile', layout: 'home', firstCalls }];
  await deploy('feed', remoteFiles(descriptorOf('feed', { routes })));
  const missing = await open('/nobody');
  assert.equal(missing.statusCode, 404);
  assert.match(missing.body, /boot-data/);
  assert.equal((await open('/mahsa')).statusCode, 200);
  // An address without a page is a 404, except for a developer whose remote is not deployed and may have one there.
  assert.equal((await open('/mahsa/nothing')).statusCode, 404);
  assert.equal((await open('/mahsa/nothing?mf-override=quiz@http://localhost:4306')).statusCode, 200);
  // The shell's own pages are not taken for usernames.
  for (const url of ['/', '/contact', '/Contact', '/auth/login']) assert.equal((await open(url)).statusCode, 200, url);
});

test('serves a guest when the API is silent, and keeps the token for another time', async (t) => {
  const silent = await setUp(t, { ask: () => new Promise(() => undefined) });
  const answer = await silent.open('/home', { cookie: 'token=good' });
  assert.equal(silent.bootOf(answer.body).settings, null);
  assert.equal(answer.headers['set-cookie'], undefined);
});

test('has the page forget a token that the API does not know, and leads to log in and back', async (t) => {
  const { open, bootOf } = await setUp(t);
  const away = await open('/wallet?tab=cards', { cookie: 'token=dead' });
  assert.equal(away.statusCode, 302);
  assert.equal(away.headers.location, '/auth/login?returnUrl=%2Fwallet%3Ftab%3Dcards');
  // Only told: the cookie may be that of a login in another tab by now.
  const [told, ...others] = [away.headers['set-cookie']].flat();
  assert.match(String(told), /^sessionEnded=1dead; Path=\/; Max-Age=60/);
  assert.deepEqual(others, []);
  assert.equal((await open('/', { cookie: 'token=dead' })).headers.location, '/auth/login');
  assert.match(String((await open('//evil.example', { cookie: 'token=dead' })).headers.location), /^\/auth\/login/);
  const wayIn = await open('/auth/login', { cookie: 'token=dead' });
  assert.equal(wayIn.statusCode, 200);
  assert.equal(bootOf(wayIn.body).user, null);
  assert.match(String([wayIn.headers['set-cookie']].flat()), /^sessionEnded=0dead; /);
  const led = await open('/auth/login', { cookie: 'token=dead; sessionEnded=1dead' });
  assert.equal(led.headers['set-cookie'], undefined, 'what the page is told stays');
});

test('writes language, direction and theme by query, then cookie, then account, then fa-IR', async (t) => {
  const { open } = await setUp(t);
  const htmlOf = async (url: string, cookie = '') => /<html[^>]*>/.exec((await open(url, { cookie })).body)?.[0];
  assert.equal(await htmlOf('/home'), '<html lang="fa-IR" dir="rtl" data-theme="light">');
  assert.equal(await htmlOf('/home', 'token=good'), '<html lang="en-US" dir="ltr" data-theme="dark">');
  assert.equal(
    await htmlOf('/home', 'token=good; i18nextLng=ar-EG; theme=light'),
    '<html lang="ar-EG" dir="rtl" data-theme="light">',
  );
  assert.equal(
    await htmlOf('/home?locale=en-US', 'i18nextLng=ar-EG'),
    '<html lang="en-US" dir="ltr" data-theme="light">',
  );
  assert.equal(await htmlOf('/home?locale=nonsense'), '<html lang="fa-IR" dir="rtl" data-theme="light">');
  for (const culture of RTL_CULTURES) {
    const html = `<html lang="${culture}" dir="rtl" data-theme="light">`;
    assert.equal(await htmlOf(`/home?locale=${culture}`), html);
  }
});

test('says with every answer what browsers must not do with it', async (t) => {
  const { edge, open } = await setUp(t);
  for (const answer of [await open('/home'), await edge.inject({ url: '/registry.json' })]) {
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.match(String(answer.headers['strict-transport-security']), /max-age=31536000/);
    assert.equal(answer.headers['cross-origin-opener-policy'], 'same-origin');
    assert.match(String(answer.headers['permissions-policy']), /camera=\(self\).*geolocation=\(\)/);
  }
});

test('forbids inline scripts, eval and unnamed script URLs, with a new nonce for each page', async (t) => {
  const { open } = await setUp(t, { overrideOrigins: ['http://localhost:*'] });
  const [one, other] = [await open('/home'), await open('/home')];
  const policy = String(one.headers['content-security-policy']);
  assert.match(policy, /script-src 'self';/, 'where overrides are allowed, a page without one is as strict');
  assert.match(
    policy,
    /require-trusted-types-for 'script'; trusted-types barg-shell barg-remotes barg-service-worker barg-feed/,
  );
  assert.doesNotMatch(policy, /unsafe-(inline|eval)/);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  assert.ok(one.body.includes(`<style nonce="${nonce}">`));
  assert.notEqual(policy, other.headers['content-security-policy']);
});

test('lets run what is deployed, and what a developer brings where that is allowed', async (t) => {
  const policyOf = async (open: (url: string) => Promise<{ headers: Record<string, unknown> }>, url: string) =>
    String((await open(url)).headers['content-security-policy']);
  const brought = '/home?mf-override=quiz-night@http://localhost:4306';
  const { open: openForDevelopers } = await setUp(t, { overrideOrigins: ['http://localhost:*'] });
  const policy = await policyOf(openForDevelopers, brought);
  assert.match(policy, /trusted-types [^;]*barg-feed barg-quiz_night/);
  assert.match(policy, /script-src 'self' http:\/\/localhost:4306;/);
  assert.match(policy, /connect-src 'self' http:\/\/localhost:4306 ws:\/\/localhost:4306;/);
  const elsewhere = await policyOf(openForDevelopers, '/home?mf-override=feed@https://evil.example');
  assert.match(elsewhere, /script-src 'self';/);
  assert.doesNotMatch(await policyOf(openForDevelopers, "/home?mf-override=x'%20*;@y"), /barg-x/);
  const { open } = await setUp(t, { overrideOrigins: [] });
  assert.doesNotMatch(await policyOf(open, brought), /barg-quiz_night|localhost/);
});

test('no page runs a script or a frame of Telegram, Twitter or Google: their logins are left for', async (t) => {
  const offered: EdgeOptions['ask'] = async (path, headers, origin) =>
    path === '/api/settings/public'
      ? { socialLogins: ['google', 'twitter', 'telegram'], telegramBotId: '42' }
      : ask(path, headers, origin);
  const { open } = await setUp(t, { ask: offered });
  for (const url of ['/auth/login', '/auth/register', '/auth/callback/telegram', '/user/account/security']) {
    const policy = String((await open(url)).headers['content-security-policy']);
    assert.doesNotMatch(policy, /telegram|twitter|google|frame-src/);
    assert.match(policy, /default-src 'none'; script-src 'self';/);
  }
});

const TRUSTED_TYPES = /require-trusted-types-for 'script'/;

test("lets Google's bot check in on its two pages only, and only where the site has its key", async (t) => {
  const withKey: EdgeOptions['ask'] = async (path, headers, origin) =>
    path === '/api/settings/public' ? { googleReCaptchaSiteKey: 'key' } : ask(path, headers, origin);
  const policyOf = async (options: Partial<EdgeOptions>, url: string) =>
    String((await (await setUp(t, options)).open(url)).headers['content-security-policy']);
  for (const url of ['/auth/login', '/auth/login/', '/Auth/Login', '/auth/forgot-password?returnUrl=%2Fwallet']) {
    const opened = await policyOf({ ask: withKey }, url);
    assert.match(opened, /script-src [^;]*www\.google\.com\/recaptcha\//);
    assert.doesNotMatch(opened, /trusted-types/, 'the one exception, see docs/decisions/0016');
    const closed = await policyOf({}, url);
    assert.doesNotMatch(closed, /google/);
    assert.match(closed, TRUSTED_TYPES);
  }
  const others = ['/home', '/auth/register', '/auth/reset-password', '/auth/login/x', '/user/account/security'];
  for (const url of others) {
    const policy = await policyOf({ ask: withKey }, url);
    assert.doesNotMatch(policy, /google/);
    assert.match(policy, TRUSTED_TYPES);
  }
});

test("preloads container and chunk of the page's remote, its texts and its font", async (t) => {
  const { open } = await setUp(t);
  const preloads = [...(await open('/home')).body.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)];
  const hrefs = preloads.map(([, href, as]) => `${as} ${href}`);
  assert.match(hrefs[0] ?? '', /^script \/remotes\/feed\/[0-9a-f]{16}\/remoteEntry\.0123abcd\.js$/);
  assert.match(hrefs[1] ?? '', /^script \/remotes\/feed\/[0-9a-f]{16}\/home\.89abcdef\.js$/);
  assert.equal(hrefs[2], 'script /calls.1234abcd.js');
  assert.match(hrefs[3] ?? '', /^fetch \/api\/translations\/search\?locale=fa-IR&amp;namespace=shell%2Cui%2Cfeed/);
  assert.equal(hrefs[4], 'font /assets/vazirmatn.1234abcd.woff2');
});

test('preloads what the chunk waits for of the libraries that the shell fetches only when somebody asks', async (t) => {
  const { open, deploy } = await setUp(t);
  const scriptsOf = async () =>
    [...(await open('/home')).body.matchAll(/<link rel="preload" href="(\/[^/"]+)" as="script"/g)].map(
      ([, href]) => href,
    );
  const wanted = {
    './home': ['@barg/ui-kit/fields', '@barg/ui-kit/of-a-later-shell'],
    './aside-people': ['@barg/ui-kit/crop'],
  };
  await deploy('feed', { ...remoteFiles(descriptorOf('feed')), 'lazy-shared.json': JSON.stringify(wanted) });
  assert.deepEqual(await scriptsOf(), ['/fields.2345abcd.js', '/calls.1234abcd.js']);
});

test('lets browsers keep hashed files for good and ask again for the others', async (t) => {
  const { edge } = await setUp(t);
  const { remotes } = (await edge.inject('/registry.json')).json<{
    remotes: Record<string, { manifest: string; entry: string }>;
  }>();
  const { manifest = '', entry = '' } = remotes.feed ?? {};
  const cachingOf = async (url: string) => (await edge.inject({ url })).headers['cache-control'];
  const forGood = 'public, max-age=31536000, immutable';
  assert.equal(await cachingOf('/main.0123abcd.js'), forGood);
  assert.equal(await cachingOf(entry), forGood);
  assert.equal(await cachingOf(manifest), forGood);
  for (const missing of [manifest.replace(/[0-9a-f]{16}/, '0000000000000000'), `${entry}.not`, '/main.99999999.js'])
    assert.equal(await cachingOf(missing), 'no-store', missing);
  assert.equal(await cachingOf('/robots.txt'), 'no-cache');
  assert.equal(await cachingOf('/registry.json'), 'no-cache');
});

test('lets nobody keep an error of a hashed file, and tells nothing of the machine in it', async (t) => {
  const reports: string[] = [];
  const { edge, feed, fileOf } = await setUp(t, { report: (message) => void reports.push(message) });
  const ofRemote = `/remotes/feed/${feed.version}/remoteEntry.0123abcd.js`;
  const failures: Array<[Record<string, string>, number, string]> = [
    [{ 'if-match': '"x"' }, 412, 'Precondition Failed'],
    [{ range: 'bytes=99999999-' }, 416, 'Range Not Satisfiable'],
  ];
  for (const url of ['/main.0123abcd.js', ofRemote]) {
    for (const [headers, status, said] of failures) {
      const answer = await edge.inject({ url, headers });
      assert.deepEqual([answer.statusCode, answer.body], [status, said], url);
      assert.deepEqual([answer.headers['cache-control'], answer.headers.etag], ['no-store', undefined], url);
      assert.match(String(answer.headers['content-type']), /^text\/plain/);
    }
  }
  const { headers } = await edge.inject({ url: ofRemote, headers: { range: 'bytes=99999999-' } });
  assert.match(String(headers['content-range']), /^bytes \*\/\d+$/);
  assert.deepEqual(reports, [], 'those were faults of the requests');

  const entry = fileOf('feed', feed, 'remoteEntry.0123abcd.js');
  await rm(entry);
  // A loop of links: the file system's own error names the path.
  await symlink(entry, entry);
  const failed = await edge.inject({ url: ofRemote });
  assert.deepEqual([failed.statusCode, failed.body], [500, 'Internal Server Error']);
  assert.equal(failed.headers['cache-control'], 'no-store');
  assert.match(reports.join('\n'), /^GET \/remotes\/:name\/:version\/\* could not be answered: ELOOP/);
  const outside = await edge.inject({ url: `/remotes/feed/${feed.version}/x/..%2fdescriptor.json` });
  assert.deepEqual([outside.body, outside.headers['cache-control']], ['Forbidden', 'no-store']);
});

test('sends the compressed file where there is one', async (t) => {
  const { edge } = await setUp(t);
  const answer = await edge.inject({ url: '/main.0123abcd.js', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(answer.headers['content-encoding'], 'br');
  assert.equal(answer.body, 'brotli');
});

test('names the site and the direction in the manifest after the visitor and the operator', async (t) => {
  const { open, edge } = await setUp(t, { ask: async () => ({ siteName: 'Barg' }) });
  assert.match(
    (await open('/home', { cookie: 'i18nextLng=ar-EG' })).body,
    /href="\/manifest.webmanifest\?locale=ar-EG"/,
  );
  const read = async (locale: string) => (await edge.inject(`/manifest.webmanifest?locale=${locale}`)).json();
  const persian = await read('fa-IR');
  assert.deepEqual([persian.name, persian.lang, persian.dir], ['برگ', 'fa-IR', 'rtl']);
  const english = await read('en-US');
  assert.deepEqual([english.name, english.lang, english.dir], ['Barg', 'en-US', 'ltr']);
  assert.equal((await read('<script>')).lang, 'fa-IR');
  const purposes = english.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
  assert.deepEqual(purposes, ['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
  const renamed = await setUp(t, { ask: async () => ({ siteName: 'Atelier' }) });
  assert.equal((await renamed.edge.inject('/manifest.webmanifest?locale=fa-IR')).json().name, 'Atelier');
});

test('admits analytics in the policy only where a code is set', async (t) => {
  const policyWith = async (settings: object) => {
    const { open } = await setUp(t, { ask: async () => settings });
    return String((await open('/home')).headers['content-security-policy']);
  };
  assert.doesNotMatch(await policyWith({ gaCode: '' }), /google|goog#html|barg-analytics/);
  const policy = await policyWith({ gaCode: 'G-TEST1234' });
  assert.match(policy, /script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  assert.match(policy, /trusted-types [^;]*barg-analytics/);
  assert.doesNotMatch(policy, /unsafe-(inline|eval)/);
});

test('serves the service worker fresh, and the one that removes it when it is switched off', async (t) => {
  const on = await (await setUp(t)).edge.inject('/service-worker.js');
  assert.deepEqual([on.body, on.headers['cache-control']], ['/* on */', 'no-cache']);
  const { edge, open, bootOf } = await setUp(t, { serviceWorker: 'off' });
  assert.equal((await edge.inject('/service-worker.js')).body, '/* off */');
  // Without this the page would register again the worker that has just unregistered itself.
  assert.equal(bootOf((await open('/home')).body).serviceWorker, 'off');
});

/** An API whose site is closed for Germany, in maintenance when the settings say so, and has one operator. */
const askClosed =
  (settings: Record<string, unknown>): EdgeOptions['ask'] =>
  async (path, headers, { headers: told }) => {
    if (path === '/api/settings/public') return settings;
    if (path === '/api/block/countries/check') return { blocked: told['cf-ipcountry'] === 'DE' };
    if (headers.authorization === 'operator') return { ...fan, role: 'operator' };
    throw new Error('401');
  };

test('answers a blocked country with 451 and an operator there with the page', async (t) => {
  const { open, bootOf } = await setUp(t, { ask: askClosed({}) });
  const germany = { 'cf-ipcountry': 'DE' };
  const blocked = await open('/home', germany);
  assert.equal(blocked.statusCode, 451);
  assert.equal(bootOf(blocked.body).isCountryBlocked, true);
  assert.equal(blocked.headers['cache-control'], 'private, no-store');
  assert.doesNotMatch(blocked.body, /<link rel="preload" href="\/remotes/);
  for (const wayIn of ['/auth/login', '/auth/callback/google?code=1&state=2', '/auth/token'])
    assert.equal((await open(wayIn, germany)).statusCode, 200, wayIn);
  for (const other of ['/auth/register', '/auth/callback', '/auth/login/more'])
    assert.equal((await open(other, germany)).statusCode, 451, other);
  const operator = await open('/home', { ...germany, cookie: 'token=operator' });
  assert.deepEqual([operator.statusCode, bootOf(operator.body).isCountryBlocked], [200, false]);
  assert.equal((await open('/home', { 'cf-ipcountry': 'FR' })).statusCode, 200);
});

test('answers with 503 during maintenance, but lets operators in and to the login', async (t) => {
  const { open } = await setUp(t, { ask: askClosed({ maintenanceMode: true }) });
  const closed = await open('/home');
  assert.deepEqual([closed.statusCode, closed.headers['retry-after']], [503, '30']);
  assert.equal((await open('/auth/login')).statusCode, 200);
  assert.equal((await open('/home', { cookie: 'token=operator' })).statusCode, 200);
});

test('answers an address with a broken escape with a short page in the visitor’s language', async (t) => {
  const { open } = await setUp(t);
  const answer = await open('/%ff', { cookie: 'i18nextLng=en-US' });
  assert.equal(answer.statusCode, 400);
  assert.match(String(answer.headers['content-type']), /^text\/html/);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.match(answer.body, /This address could not be read\./);
});
