import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { beginStream, setChatRules } from '../fixtures/streams.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { WatchPage } from '../pages/watch-page.ts';

test('a moderator mutes a viewer, whose composer says so, why, and until when @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  const stream = await beginStream(request, performer.token, { title: 'نظم' });
  const [viewer, moderator] = [newPerson('Tara'), newPerson('Sara')];
  const [viewerToken, moderatorToken] = [await register(request, viewer), await register(request, moderator)];
  const named = await request.post('/api/performer/stream-chat/moderators', {
    headers: { authorization: performer.token },
    data: { username: moderator.username },
  });
  expect(named.ok()).toBe(true);
  await signIn(context, baseURL ?? '', viewerToken);
  const beside = await browser.newContext({ viewport: page.viewportSize() });
  await signIn(beside, baseURL ?? '', moderatorToken);
  const [watch, keeping] = [new WatchPage(page), new WatchPage(await beside.newPage())];

  await watch.open(stream._id);
  await watch.chat.write('این رنگ بد است');
  await keeping.open(stream._id);
  await keeping.chat.muteForAnHour('این رنگ بد است', 'آرام باشید');

  await expect(watch.chat.muted()).toBeVisible();
  await expect(watch.chat.composer()).toHaveCount(0);
  const reason = text('fa-IR', 'live:chat.refused.reason', { reason: '\0' }).split('\0')[0] ?? '';
  await expect(watch.chat.muted()).toContainText(reason.trim());
  await expect(watch.chat.muted()).toContainText('آرام باشید');
  const state = await request.get(`/api/streaming/${stream._id}/chat`, { headers: { authorization: viewerToken } });
  const { data } = (await state.json()) as { data: { you: { restriction: { until: string } } } };
  const time = await page.evaluate(
    (until) => new Intl.DateTimeFormat('fa-IR', { hour: 'numeric', minute: '2-digit' }).format(new Date(until)),
    data.you.restriction.until,
  );
  await expect(watch.chat.muted()).toContainText(time);
  await beside.close();
});

test('what is written too early in a slow chat waits with its countdown, and goes by itself @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  // As long as can be, so that the second message is too early on any machine.
  await setChatRules(request, performer.token, { slowSeconds: 120 });
  const stream = await beginStream(request, performer.token, { title: 'آهسته' });
  await signIn(context, baseURL ?? '', await register(request, newPerson('Tara')));
  const watch = new WatchPage(page);
  const { chat } = watch;
  await watch.open(stream._id);
  await chat.write('یک');
  await expect(chat.line('یک')).toBeVisible();
  await chat.write('دو');
  await expect(chat.held()).toBeVisible();
  await expect(chat.composer()).toHaveValue('دو');
  await expect(chat.line('دو')).toHaveCount(0);

  // She makes it quicker: his turn comes by that.
  await setChatRules(request, performer.token, { slowSeconds: 1 });
  await expect(chat.line('دو')).toBeVisible();
  await expect(chat.held()).toHaveCount(0);
  await expect(chat.composer()).toHaveValue('');
});
