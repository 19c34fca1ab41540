import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { throughLine } from '../fixtures/cut-line.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { beginStream } from '../fixtures/streams.ts';
import { expect, test } from '../fixtures/test.ts';
import { BroadcastPage } from '../pages/broadcast-page.ts';
import { WatchPage } from '../pages/watch-page.ts';

test("the performer's line is cut: her viewers see why, and the picture comes back by itself @desktop @full", async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  // A browser encodes video in software here, another decodes it.
  test.slow();
  const performer = await createPerformer(request);
  const title = `خط ${Date.now()}`;
  const stream = await beginStream(request, performer.token, { title });
  const studio = await browser.newContext();
  await signIn(studio, baseURL ?? '', performer.token);
  const broadcast = new BroadcastPage(await studio.newPage());
  await signIn(context, baseURL ?? '', await register(request, newPerson('Tara')));
  const watch = new WatchPage(page);
  const line = await throughLine(broadcast.page);
  await broadcast.open();
  await broadcast.takeOver();
  await expect(broadcast.connected()).toBeVisible();
  await watch.open(stream._id);
  await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(0);

  await line.cut();
  await expect(watch.interrupted(performer.name)).toBeVisible({ timeout: 120_000 });
  await line.mend();
  await expect(watch.interrupted(performer.name)).toBeHidden({ timeout: 120_000 });
  const frames = await watch.decodedFrames(title);
  await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(frames + 10);
  await expect(broadcast.connected()).toBeVisible();
  await studio.close();
  line.close();
});
