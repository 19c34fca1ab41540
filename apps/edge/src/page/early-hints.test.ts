import assert from 'node:assert/strict';
import http2, { type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import type { RouteDescriptor } from '@barg/contract';
import type { PageDrawing } from '../drawing/page-drawing.ts';
import { listen } from '../listen.ts';
import { createWebServer } from '../server.ts';
import { createCertificate } from '../testing/certificate.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

const HOME: RouteDescriptor = { path: '/home', expose: './home', layout: 'home' };
const CDN = 'https://cdn.example/feed/';

/** A site whose drawings are always late. */
const lateDrawing: PageDrawing = {
  draw: async () => null,
  renderers: () => ({ alive: 0, memory: 0 }),
  stop: () => undefined,
};

/** Opens a page of the site over HTTP/2; the API is silent until hints were read, where there are any to come. */
async function openPage(
  t: TestContext,
  headers: Record<string, string>,
  flags: Partial<RouteDescriptor> = {},
  { drawing = null, isUntold = false }: { drawing?: PageDrawing | null; isUntold?: boolean } = {},
) {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  await deployment.deploy('feed', remoteFiles(descriptorOf('feed', { routes: [{ ...HOME, ...flags }] })), {
    base: CDN,
  });
  const gate = Promise.withResolvers<void>();
  const edge = await openEdge(t, deployment, { ask: () => gate.promise.then(() => ({})), drawing });
  await edge.ready();
  const server = await createWebServer(await createCertificate(t), (request, response) =>
    edge.routing(request, response),
  );
  await listen(server, 0, '127.0.0.1');
  const session = http2.connect(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    rejectUnauthorized: false,
  });
  t.after(() => {
    session.close();
    server.close();
  });
  const hints: IncomingHttpHeaders[] = [];
  const request = session.request({ ':path': '/home', accept: 'text/html', ...headers });
  request.on('headers', (early) => {
    hints.push(early);
    gate.resolve();
  });
  if (headers['sec-fetch-mode'] !== 'navigate' || isUntold) gate.resolve();
  const status = new Promise((resolve) => request.once('response', (final) => resolve(final[':status'])));
  const body = (await request.setEncoding('utf8').toArray()).join('');
  return { status: await status, body, hints: hints.map(({ ':status': early, link }) => [early, link]) };
}

/** What every page of the site begins with, and what a guest's page of the feed needs. */
const LINKS = [
  '</main.0123abcd.js>; rel=preload; as=script',
  '</assets/vazirmatn.1234abcd.woff2>; rel=preload; as=font; crossorigin',
  `<${CDN}remoteEntry.0123abcd.js>; rel=preload; as=script; crossorigin`,
  `<${CDN}home.89abcdef.js>; rel=preload; as=script; crossorigin`,
].join(', ');
const WITHOUT_FONT = LINKS.replace(/<[^>]*woff2[^,]*, /, '');

test('who opens a page is told what it needs while the API is still being asked', async (t) => {
  const { status, body, hints } = await openPage(t, { 'sec-fetch-mode': 'navigate' });
  assert.deepEqual(hints, [[103, LINKS]]);
  assert.equal(status, 200);
  assert.match(body, /boot-data/);
});

test('of a member whose language is not known yet no font is told', async (t) => {
  const { hints } = await openPage(t, { 'sec-fetch-mode': 'navigate', cookie: 'token=good' });
  assert.deepEqual(hints, [[103, WITHOUT_FONT]]);
});

test('of a page for operators nothing is told before it is known who opens it', async (t) => {
  const operator = { 'sec-fetch-mode': 'navigate', cookie: 'token=good' };
  const { hints } = await openPage(t, operator, { operatorOnly: true });
  assert.deepEqual(hints, [[103, LINKS.split(', ')[0]]]);
});

test('of a page that is drawn nothing is told: it would be on the line before the page', async (t) => {
  const navigation = { 'sec-fetch-mode': 'navigate' };
  const { hints } = await openPage(t, navigation, { isDrawn: true }, { drawing: lateDrawing, isUntold: true });
  assert.deepEqual(hints, []);
  const member = await openPage(
    t,
    { ...navigation, cookie: 'token=good' },
    { isDrawn: true },
    { drawing: lateDrawing },
  );
  assert.deepEqual(member.hints, [[103, WITHOUT_FONT]]);
  const off = await openPage(t, navigation, { isDrawn: true });
  assert.deepEqual(off.hints, [[103, LINKS]]);
});

test('a program that fetches the page gets one answer only', async (t) => {
  const { status, body, hints } = await openPage(t, {});
  assert.deepEqual([status, hints], [200, []]);
  assert.match(body, /boot-data/);
});
