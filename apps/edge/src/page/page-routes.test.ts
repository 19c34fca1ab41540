import assert from 'node:assert/strict';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import type { PageDrawing } from '../drawing/page-drawing.ts';
import { listen } from '../listen.ts';
import { createWebServer } from '../server.ts';
import { createCertificate } from '../testing/certificate.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

/** With the next visit the page is hot. */
const ALMOST_HOT = 9;

const HOME = { path: '/home', expose: './home', layout: 'home', isDrawn: true } as const;

/** Asks for the page by a connection of its own, and gives what ends that. */
const visits = {
  http1: (port: number) => {
    const request = http.get({ port, path: '/home', headers: { accept: 'text/html' } }).on('error', () => undefined);
    return () => request.destroy();
  },
  http2: (port: number) => {
    const session = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    session.request({ ':path': '/home', accept: 'text/html' }).on('error', () => undefined);
    return () => session.destroy();
  },
};

/** A site whose page is almost hot, and whose API does not say where the next guest is until it is let. */
async function openAlmostHot(t: TestContext, protocol: keyof typeof visits) {
  // A page is hot by what is asked within a second, which a busy machine may need for less.
  t.mock.method(performance, 'now', () => 1000);
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  await deployment.deploy('feed', remoteFiles(descriptorOf('feed', { routes: [HOME] })));
  const [asked, told, drawn, left] = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  let isHot = false;
  let isAnswered: Promise<unknown> | undefined;
  const ask = async (url: string) => {
    if (!isHot || url !== '/api/block/countries/check') return {};
    asked?.resolve();
    await told?.promise;
    return { blocked: false, country: 'DE' };
  };
  const drawing: PageDrawing = {
    draw: async (page) => {
      isAnswered = page.isAnswered;
      if (isHot) drawn?.resolve();
      return null;
    },
    renderers: () => ({ alive: 0, memory: 0 }),
    stop: () => undefined,
  };
  const edge = await openEdge(t, deployment, { ask, drawing });
  for (let visit = 0; visit < ALMOST_HOT; visit += 1)
    await edge.inject({ url: '/home', headers: { accept: 'text/html' } });
  const tls = protocol === 'http2' ? await createCertificate(t) : null;
  const server = await createWebServer(tls, (request, response) => {
    response.once('close', () => left?.resolve());
    edge.routing(request, response);
  });
  await listen(server, 0, '127.0.0.1');
  t.after(() => server.close());
  isHot = true;
  const leave = visits[protocol]((server.address() as AddressInfo).port);
  await asked?.promise;
  return {
    leave: async () => {
      leave();
      await left?.promise;
    },
    /** Lets the API answer, and gives when the page that is drawn then has been sent. */
    draw: async () => {
      told?.resolve();
      await drawn?.promise;
      return { isAnswered };
    },
  };
}

for (const protocol of ['http1', 'http2'] as const)
  test(`a renderer does not wait for a guest who leaves while his country is asked, by ${protocol}`, async (t) => {
    const { leave, draw } = await openAlmostHot(t, protocol);
    await leave();
    const { isAnswered } = await draw();
    assert.ok(isAnswered);
    const waited = new Promise((resolve) => setTimeout(resolve, 1000, 'waited'));
    assert.notEqual(await Promise.race([isAnswered, waited]), 'waited');
  });
