import assert from 'node:assert/strict';
import { Server } from 'node:net';
import { test } from 'node:test';
import { TapServer } from './tap-server.ts';

test('one that could not listen may later', async (t) => {
  const full = new Error('EMFILE');
  t.mock.method(
    Server.prototype,
    'listen',
    function (this: Server) {
      process.nextTick(() => this.emit('error', full));
      return this;
    },
    { times: 1 },
  );
  const taps = new TapServer();
  const events = { onPlay: () => undefined };
  await assert.rejects(taps.open([], events), full);
  const tap = await taps.open([], events);
  assert.match(tap.url, /^rtsp:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}$/);
  tap.close();
});
