import { demo, logIn, newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { beginStream, endRunning, writeInto } from '../fixtures/streams.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { BroadcastPage } from '../pages/broadcast-page.ts';
import { WatchPage } from '../pages/watch-page.ts';

const persian = new Intl.NumberFormat('fa-IR');

/** A performer has one stream at a time, so that each screen size has a performer of its own. */
const performers: Record<string, string> = { desktop: demo.performer, mobile: 'saman.daf' };

test('a performer goes live; her fan watches with sound, chats and reaches her goal by a tip; she ends it @mobile', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}, { project }) => {
  // Two browsers encode and decode video in software here.
  test.slow();
  const title = `ساز و رنگ ${Date.now()}`;
  const fan = newPerson('Tara');
  const fanToken = await register(request, fan);
  await topUp(request, fanToken, 50);
  await signIn(context, baseURL ?? '', fanToken);
  const performerToken = await logIn(request, performers[project.name] ?? demo.performer);
  await endRunning(request, performerToken);
  const studio = await browser.newContext({ viewport: page.viewportSize() });
  await signIn(studio, baseURL ?? '', performerToken);
  const broadcast = new BroadcastPage(await studio.newPage());
  const watch = new WatchPage(page);

  await test.step('she goes live; her fan finds her in the list without a reload', async () => {
    await watch.openList();
    await broadcast.open();
    await expect(broadcast.preview()).toBeVisible();
    await broadcast.goLive(title);
    await expect(broadcast.elapsed()).toBeVisible();
    await expect(watch.card(title)).toBeVisible();
  });

  await test.step('he watches with picture and sound', async () => {
    await watch.watchFirstFrame();
    await watch.card(title).click();
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(0);
    const frames = await watch.decodedFrames(title);
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(frames + 10);
    expect(await watch.isAudible(title)).toBe(true);
    console.log(`first frame after ${Math.round(await watch.firstFrameTime())} ms`);
    const one = text('fa-IR', 'live:viewers_one', { amount: persian.format(1) });
    await expect(broadcast.viewers(one)).toBeVisible();
  });

  await test.step('nothing is wider than the screen, and the composer is in sight', async () => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expect(watch.chat.composer()).toBeInViewport({ ratio: 1 });
  });

  await test.step('both write; she takes a message back', async () => {
    await watch.chat.write('سلام از تارا');
    await expect(broadcast.chat.line('سلام از تارا')).toContainText(fan.username);
    await broadcast.chat.write('خوش آمدی');
    await expect(watch.chat.line('خوش آمدی')).toBeVisible();
    await broadcast.chat.delete('سلام از تارا');
    await expect(watch.chat.deleted()).toHaveCount(1);
    await expect(broadcast.chat.deleted()).toHaveCount(1);
  });

  await test.step('she asks for ten tokens; he sees for what', async () => {
    await broadcast.setGoal('یک آواز دیگر', '10');
    await expect(watch.chat.tips()).toContainText('یک آواز دیگر');
  });

  await test.step('he tips; both see it, and that the goal is reached', async () => {
    const ten = persian.format(10);
    await watch.tip('10', text('fa-IR', 'ui:price_other', { amount: ten }));
    const row = text('fa-IR', 'live:chat.tipped_other', { name: '', amount: ten }).trim();
    await expect(watch.chat.line(row)).toContainText(fan.username);
    await expect(broadcast.chat.line(row)).toContainText(fan.username);
    for (const { chat } of [watch, broadcast]) {
      await expect(chat.tips()).toContainText(text('fa-IR', 'live:tips.reached'));
      await expect(chat.tips()).toContainText(fan.username);
    }
  });

  await test.step('she looks up something else: the picture goes on, and a small window leads back', async () => {
    await broadcast.leaveFor('/live');
    await expect(broadcast.smallWindow()).toBeVisible();
    const frames = await watch.decodedFrames(title);
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(frames + 30);
    await broadcast.backFromSmallWindow();
    await expect(broadcast.elapsed()).toBeVisible();
  });

  await test.step('a reload brings her back on air', async () => {
    broadcast.page.once('dialog', (dialog) => void dialog.accept());
    await broadcast.page.reload();
    await expect(broadcast.elapsed()).toBeVisible();
    const frames = await watch.decodedFrames(title);
    await expect.poll(() => watch.decodedFrames(title)).toBeGreaterThan(frames + 10);
  });

  await test.step('she ends it; he is thanked and led on', async () => {
    await broadcast.end();
    await expect(broadcast.ended()).toBeVisible();
    await expect(watch.ended()).toBeVisible();
    await expect(watch.toProfile()).toBeVisible();
    await expect(watch.picture(title)).toHaveCount(0);
  });

  await studio.close();
});

test('a guest reads along and is asked to sign in to watch @mobile @full', async ({ page, request }, { project }) => {
  // Nobody else's stream: begun over HTTP, without a picture.
  const token = await logIn(request, project.name === 'mobile' ? 'arash.macro' : 'leila.trails');
  await endRunning(request, token);
  const stream = await beginStream(request, token, { title: 'مهمان' });
  await writeInto(request, token, stream, 'شروع کردیم');

  const watch = new WatchPage(page);
  await page.goto(`/live/${stream._id}`);
  await expect(watch.chat.line('شروع کردیم')).toBeVisible();
  await expect(watch.signIn()).toHaveAttribute(
    'href',
    `/auth/login?returnUrl=${encodeURIComponent(`/live/${stream._id}`)}`,
  );
  await endRunning(request, token);
});
