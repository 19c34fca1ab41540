import { openTalk, enter } from '../fixtures/talk.ts';
import { PREPARED } from '../fixtures/patience.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { MessagesPage } from '../pages/messages-page.ts';

test('a voice message is recorded, listened to, sent, and heard by the other side @full', async ({
  page,
  browser,
  request,
  baseURL,
  fan,
}) => {
  const performer = await createPerformer(request);
  const talk = await openTalk(request, fan.token, performer);
  const herPage = await enter(browser, { page, baseURL, token: performer.token, locale: 'en-US' });
  const [his, hers] = [new MessagesPage(page), new MessagesPage(herPage, 'en-US')];
  await page.goto(`/messages/${talk._id}?locale=fa-IR`);
  await hers.open(talk._id);
  await expect(hers.composer).toBeVisible();

  await his.voice.record.click();
  await expect(his.voice.timer).toHaveText(/[۲-۹]$/);
  await his.voice.stop.click();
  await his.voice.listen(his.voice.recorder);
  await his.voice.send.click();
  await expect(his.voice.recorder).toBeHidden();

  for (const side of [his, hers]) await expect(side.voice.messages).toHaveCount(1, PREPARED);
  await hers.voice.listen(hers.voice.messages);
  await herPage.context().close();
});
