import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { BroadcastPage } from '../pages/broadcast-page.ts';
import { WatchPage } from '../pages/watch-page.ts';

test('what was on air is watched at its address, with the chat as it was @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}, { project }) => {
  // A browser encodes video in software here, and a film is made of it.
  test.slow();
  const title = `ضبط ${Date.now()}`;
  const performerToken = await logIn(request, project.name === 'mobile' ? 'saman.daf' : demo.performer);
  const studio = await browser.newContext({ viewport: page.viewportSize() });
  await signIn(studio, baseURL ?? '', performerToken);
  await signIn(context, baseURL ?? '', await register(request, newPerson('Tara')));
  const broadcast = new BroadcastPage(await studio.newPage());
  const watch = new WatchPage(page);

  await test.step('she is on air, her fan writes, she ends it and publishes the film', async () => {
    await broadcast.open();
    await broadcast.goLive(title);
    await expect(broadcast.elapsed()).toBeVisible();
    await watch.openList();
    await watch.card(title).click();
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(0);
    await watch.chat.write('چه رنگی!');
    await expect(broadcast.chat.line('چه رنگی!')).toBeVisible();
    // What is recorded comes in pieces of two seconds: the moment of the message is in it.
    const frames = await watch.decodedFrames(title);
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(frames + 60);
    await broadcast.end();
    await broadcast.publishRecording();
  });

  await test.step('he watches it where it was, and the chat comes at its moment', async () => {
    // It is offered by itself once it is made.
    await expect(watch.recording()).toBeVisible({ timeout: 240_000 });
    await watch.recording().click();
    await expect.poll(() => watch.secondOfFilm(title)).toBeGreaterThan(0);
    await expect(watch.chat.whole()).toBeVisible();
    await watch.stopAtEnd(title);
    await expect(watch.chat.line('چه رنگی!')).toBeVisible();
    await watch.chat.whole().click();
    await expect(watch.chat.whole()).toHaveCount(0);
    await expect(watch.chat.line('چه رنگی!')).toBeVisible();
  });
  await studio.close();
});
