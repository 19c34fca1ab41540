import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import { DevError } from './dev-error.ts';
import { isServed, startDevelopmentServer } from './development-server.ts';

/** Somebody on a port, whose first answers are that there is nothing yet. */
async function listen(t: TestContext, refusals = 0) {
  let asked = 0;
  const server = createServer((_request, response) => response.writeHead(asked++ < refusals ? 404 : 200).end());
  server.listen(0);
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

test('starts nothing on a port that is taken, and says so', async (t) => {
  const { port } = await listen(t);
  await assert.rejects(startDevelopmentServer('feed-remote', port, 'http://127.0.0.1:1'), (error) => {
    assert.ok(error instanceof DevError);
    assert.match(error.message, new RegExp(`^Port ${port} is taken: is this remote being served already\\?$`));
    return true;
  });
});

test('waits for the first build, and no longer than there is somebody to build it', async (t) => {
  const { port, asked } = await listen(t, 1);
  const builder = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(builder, 'exit');
  t.after(() => builder.kill());
  assert.equal(await isServed(builder, `http://127.0.0.1:${port}`), true);
  assert.equal(asked(), 2);
  const waiting = isServed(builder, 'http://127.0.0.1:1');
  builder.kill();
  await ended;
  assert.equal(await waiting, false);
});
