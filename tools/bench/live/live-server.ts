import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LiveAnswer, LiveEngine } from '../../../apps/api/src/platform/live/live-engine.ts';
import { WORKSPACE } from '../../workspace.ts';

const ROOM = 'bench';
/** The product's own sources, by the first part of their address; see the imports of live.html. */
const SOURCES: Readonly<Record<string, string>> = {
  shared: path.join(WORKSPACE, 'apps/live-remote/src/shared'),
  'api-client': path.join(WORKSPACE, 'libs/api-client/src'),
};
/** RxJS for a page without a bundler. */
const RXJS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('rxjs/package.json')),
  'dist/bundles/rxjs.umd.js',
);
const SCRIPT = { 'content-type': 'text/javascript' };

/** Serves the bench page, the clients it imports (with types stripped), and the engine by WHIP and WHEP. */
export async function serveLive(engine: LiveEngine, port = 0): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    answer(engine, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.address() as AddressInfo;
  return { url: `http://localhost:${chosen}`, close: () => void server.close() };
}

async function answer(engine: LiveEngine, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, area = '', name = ''] = pathname.split('/');
  if (request.method === 'POST') {
    const offer = await text(request);
    return sendAnswer(response, await (area === 'whip' ? engine.publish(ROOM, offer) : engine.play(ROOM, offer)));
  }
  if (request.method === 'DELETE') {
    await engine.end(name);
    return void response.writeHead(204).end();
  }
  if (area === 'rxjs.js') return void response.writeHead(200, SCRIPT).end(await readFile(RXJS));
  const folder = SOURCES[area];
  if (folder) return sendSource(response, path.join(folder, pathname.slice(area.length + 2)));
  const page = await readFile(path.join(import.meta.dirname, 'live.html'));
  response.writeHead(200, { 'content-type': 'text/html' }).end(page);
}

async function sendSource(response: ServerResponse, file: string): Promise<void> {
  response.writeHead(200, SCRIPT).end(stripTypeScriptTypes(await readFile(file, 'utf8')));
}

function sendAnswer(response: ServerResponse, live: LiveAnswer | null): void {
  // As the product answers while nobody publishes.
  if (!live) return void response.writeHead(409).end();
  const location = `/resource/${live.resourceId}`;
  response.writeHead(201, { 'content-type': 'application/sdp', location }).end(live.answerSdp);
}
