import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { isSameOrigin } from '../../apps/api/src/realtime/same-origin.ts';
import { apiProxy } from './api-proxy.mjs';

/** An API that judges whose pages ask, for sockets (101 or 400) and for other calls (200 or 400). */
async function openApi(t: TestContext): Promise<string> {
  const api = createServer((incoming, response) => response.writeHead(isSameOrigin(incoming) ? 200 : 400).end());
  api.on('upgrade', (incoming, socket) =>
    socket.end(
      isSameOrigin(incoming)
        ? 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'
        : 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    ),
  );
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  t.after(() => {
    api.closeAllConnections();
    api.close();
  });
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

/** A development server before it. */
async function openDevelopmentServer(t: TestContext, site: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-api-proxy-'));
  await writeFile(path.join(folder, 'entry.js'), '');
  const compiler = webpack({
    context: folder,
    mode: 'none',
    entry: './entry.js',
    infrastructureLogging: { level: 'none' },
  });
  const server = new WebpackDevServer(
    {
      ...{ host: '127.0.0.1', port: 0, allowedHosts: 'all', proxy: [apiProxy(site)] },
      devMiddleware: { stats: 'none' },
      ...{ client: false, hot: false, liveReload: false, webSocketServer: false, static: false },
    },
    compiler,
  );
  await server.start();
  t.after(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${(server.server?.address() as AddressInfo).port}`;
}

/** The status that a page of this origin gets. */
async function statusFor(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const asking = request(url, { headers, agent: false }).end();
  const response = await new Promise<{ statusCode?: number | undefined }>((resolve, reject) => {
    asking.once('response', (answer) => resolve(answer.resume()));
    asking.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer);
    });
    asking.once('error', reject);
  });
  return response.statusCode;
}

const SOCKET = { upgrade: 'websocket', connection: 'Upgrade' };

test('a page of the development server gets its socket, and its calls, as the site’s own pages do', async (t) => {
  const here = await openDevelopmentServer(t, await openApi(t));
  assert.equal(await statusFor(`${here}/socket.io/?transport=websocket`, { ...SOCKET, origin: here }), 101);
  assert.equal(await statusFor(`${here}/socket.io/?transport=polling`, { origin: here }), 200);
  assert.equal(await statusFor(`${here}/api/settings`, {}), 200);
  const stranger = { origin: 'http://elsewhere.example' };
  assert.equal(await statusFor(`${here}/socket.io/?transport=websocket`, { ...SOCKET, ...stranger }), 400);
});
