import { newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { beginStream } from '../fixtures/streams.ts';
import { expect, test } from '../fixtures/test.ts';
import { BroadcastPage } from '../pages/broadcast-page.ts';
import { Wallet } from '../pages/wallet.ts';
import { WatchPage } from '../pages/watch-page.ts';

const PRICE = 12;

test('a stream with tickets is locked; a fan buys one, and the picture comes @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  // A browser encodes video in software here, another decodes it.
  test.slow();
  const performer = await createPerformer(request);
  const title = `اجرای ویژه ${Date.now()}`;
  const kind = { audience: 'ticketed', price: PRICE, plannedDuration: 3600 };
  const stream = await beginStream(request, performer.token, { title, ...kind });
  const studio = await browser.newContext({ viewport: page.viewportSize() });
  await signIn(studio, baseURL ?? '', performer.token);
  const broadcast = new BroadcastPage(await studio.newPage());
  const fanToken = await register(request, newPerson('Tara'));
  await topUp(request, fanToken, 50);
  await signIn(context, baseURL ?? '', fanToken);
  const watch = new WatchPage(page);
  const wallet = new Wallet(page);

  await test.step('she takes over what was begun elsewhere', async () => {
    await broadcast.open();
    await broadcast.takeOver();
    await expect(broadcast.connected()).toBeVisible();
  });

  await test.step('he sees that it is locked, what it costs, and no picture', async () => {
    await watch.open(stream._id);
    await expect(watch.locked('ticketed')).toBeVisible();
    await expect(watch.ticketButton(PRICE)).toBeVisible();
    await expect(watch.picture(title)).toHaveCount(0);
  });

  await test.step('he buys a ticket, and the picture moves', async () => {
    await watch.buyTicket(PRICE);
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(0);
    const frames = await watch.decodedFrames(title);
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(frames + 10);
    await wallet.open();
    await wallet.expectBalance(50 - PRICE);
  });
  await studio.close();
});
