import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { BroadcastPage } from '../pages/broadcast-page.ts';
import { WatchPage } from '../pages/watch-page.ts';

const behind = text('fa-IR', 'live:player.behind', { time: '' }).trim();

test.describe('where the engine sends to nobody itself', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({ LIVE_DIRECT_VIEWERS: '0' });
  });
  test.afterAll(() => product.close());

  test('her fan sees her by half seconds, and how far behind; put out, he sees no more @desktop @full', async ({
    browser,
  }) => {
    // A browser encodes video in software here.
    test.slow();
    const { baseURL, request } = product;
    const title = `برای همه ${Date.now()}`;
    const [hers, his] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
    const performerToken = await logIn(request, demo.performer);
    await signIn(hers, baseURL, performerToken);
    const fanToken = await register(request, newPerson('Tara'));
    await signIn(his, baseURL, fanToken);
    const broadcast = new BroadcastPage(await hers.newPage());
    const watch = new WatchPage(await his.newPage());
    const ask = async (path: string, token: string) =>
      request.get(`/api/${path}`, { headers: { authorization: token } });
    const idIn = async (path: string, token: string) => (await (await ask(path, token)).json()).data._id as string;
    await broadcast.open();
    await broadcast.goLive(title);
    await expect(broadcast.elapsed()).toBeVisible();
    const streamId = await idIn('streaming/live', performerToken);
    const playlist = async () => (await ask(`streaming/hls/${streamId}/index.m3u8`, fanToken)).status();

    await test.step('the picture comes by parts of segments, and moves', async () => {
      await watch.openList();
      const part = watch.page.waitForResponse(/\/streaming\/hls\/.+-\d+-\d+\.m4s/);
      await watch.card(title).click();
      expect((await part).status()).toBe(200);
      await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(0);
      const frames = await watch.decodedFrames(title);
      // Longer than one segment.
      await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(frames + 60);
      await expect(watch.page.getByText(behind)).toBeVisible();
    });

    await test.step('once he is put out, he gets no more', async () => {
      const fanId = await idIn('users/me', fanToken);
      await request.put(`/api/streaming/${streamId}/restrictions/${fanId}`, {
        headers: { authorization: performerToken },
        data: { kind: 'ban', seconds: null, reason: '' },
      });
      await expect(watch.picture(title)).toHaveCount(0);
      expect(await playlist()).toBe(403);
    });
    await Promise.all([hers.close(), his.close()]);
  });
});
