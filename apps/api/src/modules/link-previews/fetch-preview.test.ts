import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { test } from 'node:test';
import sharp from 'sharp';
import { getBounded, UnreadablePageError, type Asked } from '../../platform/outside/get-bounded.ts';
import { publicLookupWith } from '../../platform/outside/public-address.ts';
import { fetchPreview } from './fetch-preview.ts';
import { decodePage, readHead } from './read-head.ts';
import { openSite, pageOf } from './testing.ts';

const asked: Asked = {
  ...{ userAgent: 'Test/1.0', types: ['text/html'], most: 10_000, mayBeCut: true, timeout: 2000 },
};

const html =
  (body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);

/** A name server that answers with these addresses. */
const naming =
  (...addresses: string[]): Parameters<typeof publicLookupWith>[0] =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test('no inner address is asked, however it is written', async (t) => {
  const site = await openSite(t, html('inner'));
  const { port } = new URL(site.origin);
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '10.0.0.8',
  ])
    await assert.rejects(
      getBounded(new URL(`http://${host}:${port}/`), asked, site.outside),
      /no public address/,
      host,
    );
  for (const address of ['ftp://example.com/', 'file:///etc/passwd', 'http://me:secret@example.com/'])
    await assert.rejects(getBounded(new URL(address), asked), /no web address|login/, address);
  await assert.rejects(getBounded(new URL('http://example.com:6379/'), asked), /another port/);
  assert.equal(site.asked.length, 0);
});

test('a name that stands for an inner address is not connected to, also not as one of several', async (t) => {
  const site = await openSite(t, html('inner'));
  for (const found of [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['::1'], []]) {
    const outside = { ...site.outside, lookup: publicLookupWith(naming(...found)) };
    await assert.rejects(getBounded(new URL(site.origin), asked, outside), /not a public host/);
  }
  assert.equal(site.asked.length, 0);
});

test('each redirect is looked at like the first address, and there are few', async (t) => {
  const site = await openSite(t, (request, response) => {
    const to = { '/inner': 'http://169.254.169.254/latest/', '/file': 'file:///etc/passwd', '/loop': '/loop' }[
      request.url ?? ''
    ];
    if (request.url === '/one') response.writeHead(302, { location: '/two', 'set-cookie': 'a=1' }).end();
    else if (to === undefined) html('arrived')(request, response);
    else response.writeHead(301, { location: to }).end();
  });
  const get = (path: string) => getBounded(new URL(path, site.origin), asked, site.outside);
  assert.equal((await get('/one')).body.toString(), 'arrived');
  const [, second] = site.asked;
  assert.equal(second?.headers.cookie, undefined);
  assert.equal(second?.headers.referer, undefined);
  assert.equal(second?.headers['user-agent'], 'Test/1.0');
  await assert.rejects(get('/inner'), /no public address|another port/);
  await assert.rejects(get('/file'), /no web address/);
  site.asked.length = 0;
  await assert.rejects(get('/loop'), /too many redirects/);
  assert.equal(site.asked.length, 4);
});

test('what is long, slow, packed or of another type does no harm', async (t) => {
  const site = await openSite(t, ({ url }, response) => {
    const type = url === '/type' ? 'application/octet-stream' : 'text/html';
    response.writeHead(url === '/missing' ? 404 : 200, {
      'content-type': type,
      ...(url === '/packed' && { 'content-encoding': 'gzip' }),
    });
    if (url === '/slow') return void response.write('<title>');
    if (url !== '/endless') return void response.end('short');
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(4096)));
    };
    response.on('drain', more);
    more();
  });
  const get = (path: string, changes: Partial<Asked> = {}) =>
    getBounded(new URL(path, site.origin), { ...asked, ...changes }, site.outside);
  assert.equal((await get('/endless')).body.length, asked.most);
  await assert.rejects(get('/endless', { mayBeCut: false }), /too long/);
  await assert.rejects(get('/slow', { timeout: 100 }), /aborted/);
  await assert.rejects(get('/packed'), /packed/);
  await assert.rejects(get('/type'), /another type/);
  await assert.rejects(get('/missing'), /status 404/);
});

test('a page is told by its own words, and its picture is made anew', async (t) => {
  const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#0a7' } })
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .png()
    .toBuffer();
  const page = pageOf({ 'og:title': 'A blue bowl', 'og:description': 'Made &amp; fired', 'og:image': '/bowl.png' });
  const site = await openSite(t, (request, response) => {
    if (request.url === '/bowl.png') response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    else html(page)(request, response);
  });
  const { picture, ...facts } = await fetchPreview(site.origin, 'Barg!', site.outside);
  assert.deepEqual(facts, { title: 'A blue bowl', description: 'Made & fired', siteName: '' });
  const made = await sharp(picture ?? Buffer.alloc(0)).metadata();
  assert.deepEqual([made.format, made.width, made.height, made.exif], ['webp', 160, 160, undefined]);
  assert.equal(site.asked[0]?.headers['user-agent'], 'Barg-LinkPreview/1.0');
});

test('a picture that is none, or lies inside, is left out', async (t) => {
  for (const address of ['/broken.png', 'http://10.0.0.1/x.png', 'data:image/png;base64,AAAA', 'javascript:alert(1)']) {
    const page = pageOf({ 'og:title': 'Title', 'og:image': address });
    const site = await openSite(t, (request, response) => {
      if (request.url === '/broken.png') response.writeHead(200, { 'content-type': 'image/png' }).end('no picture');
      else html(page)(request, response);
    });
    assert.equal((await fetchPreview(site.origin, 'Barg', site.outside)).picture, null, address);
  }
});

test('markup of a page is text, and only its head counts', () => {
  const facts = readHead(
    `<title>\u202Eevil <b>bold</b>\n title</title><meta name=description content='"><script>alert(1)</script>&lt;img src=x&gt;'>
     <meta property="og:site_name" content="${'n'.repeat(500)}"></head><body><meta property="og:title" content="late">`,
  );
  assert.doesNotMatch(JSON.stringify(facts), /<script|<img|<b>|\u202E|late/);
  assert.match(facts.title, /^evil .*title$/);
  assert.equal(facts.siteName.length, 80);
  assert.deepEqual(readHead(''), { title: '', description: '', siteName: '', pictureAddress: null });
  assert.doesNotThrow(() => readHead('<'.repeat(100_000) + '<meta '.repeat(20_000)));
});

test('characters are those that the page names', () => {
  const arabic = Buffer.from([0xd3, 0xe1, 0xc7, 0xe3]);
  assert.equal(decodePage(arabic, 'windows-1256'), 'سلام');
  const named = Buffer.concat([Buffer.from('<meta charset="windows-1256">'), arabic]);
  assert.match(decodePage(named, null), /سلام$/);
  assert.match(decodePage(Buffer.from('سلام'), 'no-such-thing'), /^سلام$/);
});

test('a site that wants to speak something else than HTTP is left alone', async (t) => {
  const site = await openSite(t, (request) => {
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
  });
  await assert.rejects(getBounded(new URL(site.origin), asked, site.outside), UnreadablePageError);
});
