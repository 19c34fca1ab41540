import assert from 'node:assert/strict';
import http2, { type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import Fastify from 'fastify';
import { listen } from '../listen.ts';
import { createWebServer } from '../server.ts';
import { createCertificate } from '../testing/certificate.ts';
import { sendEarlyHints } from './early-hints.ts';

const preloads = [
  { href: '/main.0123abcd.js', as: 'script' as const },
  { href: '/assets/vazirmatn.woff2', as: 'font' as const },
  { href: 'https://cdn.example/feed.js', as: 'script' as const, integrity: 'sha384-x', isForeign: true },
];

/** Opens a page whose answer waits until the hints were read, where there are any to come. */
async function openPage(t: TestContext, headers: Record<string, string>) {
  const gate = Promise.withResolvers<void>();
  const app = Fastify();
  app.get('/', async (request, reply) => {
    sendEarlyHints(request, reply, preloads);
    await gate.promise;
    return 'page';
  });
  await app.ready();
  const server = await createWebServer(await createCertificate(t), (request, response) =>
    app.routing(request, response),
  );
  await listen(server, 0, '127.0.0.1');
  const session = http2.connect(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    rejectUnauthorized: false,
  });
  t.after(async () => {
    session.close();
    server.close();
    await app.close();
  });
  const hints: IncomingHttpHeaders[] = [];
  const request = session.request({ ':path': '/', ...headers });
  request.on('headers', (early) => {
    hints.push(early);
    gate.resolve();
  });
  if (headers['sec-fetch-mode'] !== 'navigate') gate.resolve();
  const body = await new Promise<string>((resolve) => request.setEncoding('utf8').once('data', resolve));
  return { body, hints };
}

test('who opens a page is told what it needs while the answer is still being made', async (t) => {
  const { body, hints } = await openPage(t, { 'sec-fetch-mode': 'navigate' });
  assert.equal(body, 'page');
  assert.deepEqual(
    hints.map(({ ':status': status, link }) => [status, link]),
    [
      [
        103,
        '</main.0123abcd.js>; rel=preload; as=script, </assets/vazirmatn.woff2>; rel=preload; as=font; crossorigin, ' +
          '<https://cdn.example/feed.js>; rel=preload; as=script; crossorigin',
      ],
    ],
  );
});

test('a program that fetches the page gets one answer only', async (t) => {
  const { body, hints } = await openPage(t, {});
  assert.deepEqual([body, hints], ['page', []]);
});
