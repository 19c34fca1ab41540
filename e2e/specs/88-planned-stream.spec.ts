import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { planStream } from '../fixtures/streams.ts';
import { expect, test } from '../fixtures/test.ts';
import { BroadcastPage } from '../pages/broadcast-page.ts';
import { WatchPage } from '../pages/watch-page.ts';

test('the page of an announced stream counts down, and turns into the stream as it begins @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  // A browser encodes video in software here, another decodes it.
  test.slow();
  const performer = await createPerformer(request);
  const title = `به‌زودی ${Date.now()}`;
  const streamId = await planStream(request, performer.token, title);
  await signIn(context, baseURL ?? '', await register(request, newPerson('Tara')));
  const studio = await browser.newContext({ viewport: page.viewportSize() });
  await signIn(studio, baseURL ?? '', performer.token);
  const broadcast = new BroadcastPage(await studio.newPage());
  const watch = new WatchPage(page);

  await watch.open(streamId);
  await expect(watch.countdown()).toBeVisible();
  await expect(watch.picture(title)).toHaveCount(0);

  await broadcast.open();
  await broadcast.startPlanned();
  await expect(broadcast.connected()).toBeVisible();
  await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(0);
  await expect(watch.countdown()).toHaveCount(0);
  await watch.chat.write('رسیدم');
  await expect(broadcast.chat.line('رسیدم')).toBeVisible();
  await studio.close();
});
