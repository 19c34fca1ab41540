import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { logIn, newPerson, register } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

/** WHIP and WHEP clients that nobody here wrote. */
const sourceOf = (client: 'whip' | 'whep') =>
  readFile(createRequire(import.meta.url).resolve(`whip-whep/${client}.js`), 'utf8');

/** What a page keeps of a client between two steps. */
interface Kept {
  peer: RTCPeerConnection;
  client: { stop(): Promise<void>; restart(): Promise<void> };
}

declare global {
  interface Window {
    connected: Kept;
  }
}

interface Endpoint {
  client: 'whip' | 'whep';
  url: string;
  token: string;
}

/** Connects the page by a client; answers the statuses of the requests that it sends to its session. */
const connect = async (page: Page, { client, url, token }: Endpoint) => {
  const body = await sourceOf(client);
  const statuses: string[] = [];
  page.on('response', (response) => {
    const method = response.request().method();
    if (response.url().includes('/streaming/resources/')) statuses.push(`${method} ${response.status()}`);
  });
  await page.route('**/other-client.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/api/ready');
  await page.evaluate(
    async ([address, bearer]) => {
      const module = (await import(new URL('/other-client.js', location.href).href)) as Record<
        'WHIPClient' | 'WHEPClient',
        new () => Kept['client'] & Record<'publish' | 'view', (...args: unknown[]) => Promise<void>>
      >;
      const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
      if (address.includes('/whip/')) {
        const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
        for (const track of media.getTracks()) peer.addTransceiver(track, { direction: 'sendonly', streams: [media] });
        const publisher = new module.WHIPClient();
        window.connected = { peer, client: publisher };
        await publisher.publish(peer, address, bearer);
      } else {
        for (const kind of ['audio', 'video']) peer.addTransceiver(kind, { direction: 'recvonly' });
        const player = new module.WHEPClient();
        window.connected = { peer, client: player };
        await player.view(peer, address, bearer);
      }
    },
    [url, token] as const,
  );
  return statuses;
};

const framesDecoded = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const reports = [...(await window.connected.peer.getStats()).values()] as Array<{
      framesDecoded?: number;
    }>;
    return Math.max(0, ...reports.map(({ framesDecoded: frames }) => frames ?? 0));
  });

test('other people’s WHIP and WHEP clients publish and play, with candidates that come late @full @desktop', async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const performer = await logIn(request, 'saman.daf');
  const fan = await register(request, newPerson());
  const headers = { authorization: performer };
  const running = (await (await request.get('/api/streaming/live', { headers })).json()) as {
    data: { _id: string } | null;
  };
  const end = (id: string) => request.put(`/api/streaming/live/${id}`, { headers, data: { status: 'ended' } });
  if (running.data) await end(running.data._id);
  const begun = await request.post('/api/streaming/live', { headers, data: { title: 'By another client' } });
  const { _id: id } = ((await begun.json()) as { data: { _id: string } }).data;
  const addressOf = (client: string) => `${baseURL}/api/streaming/${client}/${id}`;

  // The site lets no page load other scripts; these clients are tried on a page of their own.
  const pages = await browser.newContext({ bypassCSP: true });
  const [studio, player] = [await pages.newPage(), await pages.newPage()];
  const published = await connect(studio, { client: 'whip', url: addressOf('whip'), token: performer });
  await expect.poll(() => published).toContain('PATCH 204');
  const played = await connect(player, { client: 'whep', url: addressOf('whep'), token: fan });
  // This player sends no `If-Match`, which is refused (428): its candidates are not needed.
  await expect.poll(() => played).toContain('PATCH 428');
  await expect.poll(() => framesDecoded(player)).toBeGreaterThan(10);

  const refusal = studio.evaluate(() => window.connected.client.restart());
  await expect(refusal).rejects.toThrow('422');
  const seen = await framesDecoded(player);
  await expect.poll(() => framesDecoded(player)).toBeGreaterThan(seen + 10);

  for (const [page, statuses] of [
    [player, played],
    [studio, published],
  ] as const) {
    await page.evaluate(() => window.connected.client.stop());
    await expect.poll(() => statuses.at(-1)).toBe('DELETE 200');
  }
  expect([...published, ...played].filter((status) => !/204|422|428|DELETE 200/.test(status))).toEqual([]);
  await end(id);
  await pages.close();
});
