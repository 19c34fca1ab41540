import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestContext } from 'node:test';
import { freePort } from '../../platform/free-port.ts';
import type { LiveEngine } from '../../platform/live/live-engine.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { holdStreams } from './hold-streams.ts';

const SECRET_KEY = 'one key for all processes of the test';
export const OFFER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\n';

/** An API with an engine of its own, by default one without media, which others reach by an address. */
export const startProcess = async (t: TestContext, database: TestDatabase, live?: LiveEngine) => {
  const port = await freePort();
  const env = { SECRET_KEY, INTERNAL_URL: `http://127.0.0.1:${port}` };
  const api = await createTestApi(t, env, undefined, { ...database, close: async () => undefined });
  if (live) api.context.live = live;
  const server = createServer((request, response) => api.app.routing(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = await holdStreams(api.context, { everyMs: 20, silenceMs: 3000 });
  afterTest(t, async () => {
    server.closeAllConnections();
    server.close();
    await stop();
  });
  return { api, server };
};

/** Sends an offer to `whip/{id}` or `whep/{id}`. */
export const offerTo = ({ app }: TestApi, route: string, { token }: TestAccount, offer = OFFER) =>
  app.inject({
    method: 'POST',
    url: `/api/streaming/${route}`,
    payload: offer,
    headers: { 'content-type': 'application/sdp', authorization: token },
  });
