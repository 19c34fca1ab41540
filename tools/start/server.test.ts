import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../free-port.ts';
import { assertPortIsFree } from './port.ts';
import { startServer } from './server.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'barg-start-'));
});
after(() => rm(folder, { recursive: true }));

async function program(name: string, source: string): Promise<string> {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, source);
  return file;
}

/** A server on a free port of 127.0.0.1, and that port. */
async function listen(): Promise<{ server: net.Server; port: number }> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return { server, port: address.port };
}

test('is ready when the site answers, and ends with 0 when it is asked to stop', async () => {
  const file = await program(
    'good',
    `import http from 'node:http';
     const server = http.createServer((_, response) => response.end()).listen(process.env.PORT);
     process.once('SIGTERM', () => server.close().closeAllConnections());`,
  );
  const port = await freePort();
  const server = startServer(port, { program: file });
  assert.equal(await server.ready, `http://localhost:${port}`);
  server.stop();
  assert.equal(await server.ended, 0);
});

test('tells that the server gave up before it answered', async () => {
  const server = startServer(await freePort(), { program: await program('bad', 'process.exitCode = 1;') });
  assert.equal(await server.ready, undefined);
  assert.equal(await server.ended, 1);
});

test('a start that nothing was built for says so to the server, and a first one does not', async () => {
  const file = await program('told', `process.exitCode = process.env.PUBLISH_BUILDS === 'off' ? 3 : 4;`);
  const ends = [false, true].map(async (isAgain) => startServer(await freePort(), { program: file, isAgain }).ended);
  assert.deepEqual(await Promise.all(ends), [4, 3]);
});

test('says that the server was killed', async (t) => {
  const said = t.mock.method(console, 'error', () => undefined);
  const server = startServer(await freePort(), {
    program: await program('killed', `process.kill(process.pid, 'SIGKILL');`),
  });
  assert.equal(await server.ended, 1);
  assert.match(String(said.mock.calls[0]?.arguments[0]), /ended unexpectedly \(SIGKILL\)/);
});

test('a taken port is one sentence', async () => {
  const { server, port } = await listen();
  await assert.rejects(assertPortIsFree(port, '127.0.0.1'), {
    name: 'StartError',
    message: `Port ${port} is taken by another program: stop it, or set PORT to another port.`,
  });
  server.close();
});
