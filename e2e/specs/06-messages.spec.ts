import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { MAHSA, demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { SiteFrame } from '../pages/site-frame.ts';

/** Both screen sizes run at once, so that each has a performer whose unread messages nobody else changes. */
const performers: Record<string, { login: string; username: string }> = {
  desktop: { login: demo.performer, username: MAHSA },
  mobile: { login: 'saman.daf', username: 'saman.daf' },
};
const performerOf = (project: string) => performers[project] ?? { login: demo.performer, username: MAHSA };

const entry = (page: Page, locale: TestLocale = 'fa-IR') => new SiteFrame(page, locale).entry('messaging:nav.messages');

/** How the navigation says how many messages are unread. */
const unreadText = (locale: TestLocale, count: number): string =>
  text(locale, 'ui:unread_other', { amount: new Intl.NumberFormat(locale).format(count) });
const anyUnread = (locale: TestLocale): RegExp => new RegExp(text(locale, 'ui:unread_other').trim());

/** A browser of their own for someone, with their language and theirs alone. */
const openBrowser = async (browser: Browser, page: Page, baseURL: string, token: string, locale: TestLocale) => {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL });
  await signIn(context, baseURL, token);
  await context.addCookies([{ name: 'i18nextLng', value: locale, url: baseURL }]);
  return { context, page: await context.newPage() };
};

const apiOf = (request: APIRequestContext, token: string) => {
  const headers = { authorization: token };
  const read = async <T>(url: string): Promise<T> =>
    ((await (await request.get(`/api${url}`, { headers })).json()) as { data: T }).data;
  const post = async <T>(url: string, data: object): Promise<T> =>
    ((await (await request.post(`/api${url}`, { headers, data })).json()) as { data: T }).data;
  const remove = (url: string) => request.delete(`/api${url}`, { headers });
  return { read, post, remove };
};

test('a fan and a performer write to each other, and what is taken back is gone on both sides @mobile', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}, { project }) => {
  const { login, username } = performerOf(project.name);
  const fan = newPerson('تارا سپهری');
  const fanToken = await register(request, fan);
  const performerToken = await logIn(request, login);
  await signIn(context, baseURL ?? '', fanToken);
  const her = await openBrowser(browser, page, baseURL ?? '', performerToken, 'en-US');
  const hers = new MessagesPage(her.page, 'en-US');
  const his = new MessagesPage(page);
  const { totalNotSeenMessages: before } = await apiOf(request, performerToken).read<{ totalNotSeenMessages: number }>(
    '/messages/counting-not-read-messages',
  );

  await test.step('he writes from her profile; her badge rises without a reload', async () => {
    await her.page.goto('/user/account');
    await expect(entry(her.page, 'en-US')).toBeVisible();
    await page.goto(`/${username}`);
    await his.writeLink.click();
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
    await his.write('سلام! نقاشی دیروز فروشی است؟');
    await expect(his.line('سلام! نقاشی دیروز فروشی است؟')).toHaveCount(1);
    await expect(entry(her.page, 'en-US')).toContainText(unreadText('en-US', before + 1));
  });

  await test.step('she opens it and the badge falls; she answers', async () => {
    await entry(her.page, 'en-US').click();
    await expect(hers.row(fan.name)).toContainText(unreadText('en-US', 1));
    await hers.row(fan.name).click();
    await expect(hers.line('سلام! نقاشی دیروز فروشی است؟')).toBeVisible();
    if (before > 0) await expect(entry(her.page, 'en-US')).toContainText(unreadText('en-US', before));
    else await expect(entry(her.page, 'en-US')).not.toContainText(anyUnread('en-US'));
    await hers.composer.pressSequentially('Yes, it');
    await expect(his.typing).toBeVisible();
    await hers.write('Yes, it is for sale.');
    await expect(his.line('Yes, it is for sale.')).toBeVisible();
    await expect(his.typing).toBeHidden();
    await expect(entry(page)).not.toContainText(anyUnread('fa-IR'));
  });

  await test.step('he takes a message back: it is replaced in place for both, each in their language', async () => {
    await his.write('شمارهٔ من ۰۹۱۲ است');
    await expect(hers.line('شمارهٔ من ۰۹۱۲ است')).toBeVisible();
    await his.delete('شمارهٔ من ۰۹۱۲ است');
    await expect(his.deleted).toHaveCount(1);
    await expect(hers.deleted).toHaveCount(1);
    for (const side of [his, hers]) await expect(side.line('شمارهٔ من ۰۹۱۲ است')).toHaveCount(0);
    await expect(hers.deleted).toHaveText('Message deleted!');
    await expect(his.deleted).toHaveText('پیام حذف شد!');
  });

  await test.step('a reload keeps it so, and the server has no word of it', async () => {
    await page.reload();
    await expect(his.deleted).toHaveCount(1);
    const conversationId = page.url().split('/').at(-1) ?? '';
    for (const token of [fanToken, performerToken]) {
      const api = apiOf(request, token);
      const answers = [await api.read(`/messages/conversations/${conversationId}`), await api.read('/conversations')];
      expect(JSON.stringify(answers)).not.toContain('۰۹۱۲');
    }
  });

  await test.step('nothing is wider than the screen, and the composer is in sight', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(his.composer).toBeInViewport({ ratio: 1 });
  });

  await her.context.close();
});

test.describe('with a conversation that exists', () => {
  interface Talk {
    conversationId: string;
    performerName: string;
    /** Writes as the performer, from elsewhere. */
    say: (words: string) => Promise<{ _id: string }>;
    takeBack: (messageId: string) => Promise<unknown>;
    /** The words that the performer has, the first ones first. */
    heard: () => Promise<string[]>;
  }

  const begin = async (request: APIRequestContext, fanToken: string, project: string): Promise<Talk> => {
    const { login } = performerOf(project);
    const hers = apiOf(request, await logIn(request, login));
    const { _id, name } = await hers.read<{ _id: string; name: string }>('/users/me');
    const his = apiOf(request, fanToken);
    const conversation = await his.post<{ _id: string }>('/conversations', { source: 'performer', sourceId: _id });
    const url = `/messages/conversations/${conversation._id}`;
    return {
      conversationId: conversation._id,
      performerName: name,
      say: (words) => hers.post(url, { text: words }),
      takeBack: (messageId) => hers.remove(`/messages/${messageId}`),
      heard: async () => {
        const { data: messages } = await hers.read<{ data: { text: string; createdAt: string }[] }>(url);
        const inOrder = messages.toSorted((one, next) => Date.parse(one.createdAt) - Date.parse(next.createdAt));
        return inOrder.map((message) => message.text);
      },
    };
  };

  test('two tabs of one account agree on what is unread and what was said @full', async ({
    page,
    context,
    request,
    baseURL,
  }, { project }) => {
    const token = await register(request, newPerson());
    const talk = await begin(request, token, project.name);
    await signIn(context, baseURL ?? '', token);
    const other = await context.newPage();
    const [first, second] = [new MessagesPage(page), new MessagesPage(other)];
    await first.open();
    await other.goto('/user/account');
    await expect(entry(page)).toBeVisible();
    await expect(entry(other)).toBeVisible();

    await talk.say('سلام به هر دو زبانه');
    for (const tab of [page, other]) await expect(entry(tab)).toContainText(unreadText('fa-IR', 1));

    await first.row(talk.performerName).click();
    await expect(first.line('سلام به هر دو زبانه')).toBeVisible();
    for (const tab of [page, other]) await expect(entry(tab)).not.toContainText(anyUnread('fa-IR'));

    await second.open(talk.conversationId);
    await expect(second.composer).toBeVisible();
    await second.write('از زبانهٔ دوم');
    for (const tab of [first, second]) await expect(tab.line('از زبانهٔ دوم')).toHaveCount(1);
  });

  test('what happens while the line is down is caught up once, and what was written goes by itself @full', async ({
    page,
    context,
    request,
    baseURL,
  }, { project }) => {
    const token = await register(request, newPerson());
    const talk = await begin(request, token, project.name);
    await talk.say('پیش از قطعی');
    // On "localhost" the socket's client does not listen to the browser's going offline.
    const address = (baseURL ?? '').replace('localhost', '127.0.0.1');
    await signIn(context, address, token);
    const messages = new MessagesPage(page);
    await page.goto(`${address}/messages/${talk.conversationId}`);
    await expect(messages.line('پیش از قطعی')).toBeVisible();
    // The line itself comes after the first picture.
    await talk.say('خط برپاست');
    await expect(messages.line('خط برپاست')).toBeVisible();

    await context.setOffline(true);
    await expect(messages.lineLost).toBeVisible();
    const { _id } = await talk.say('پشیمان شدم');
    await talk.takeBack(_id);
    await talk.say('میان قطعی');
    const written = ['نوشته در تاریکی', 'و یکی دیگر'];
    const waiting = page.getByRole('log').getByText(text('fa-IR', 'messaging:outgoing.waiting'));
    for (const [index, words] of written.entries()) {
      await messages.write(words);
      await expect(messages.line(words)).toHaveCount(1);
      await expect(waiting).toHaveCount(index + 1);
    }
    await expect(messages.sendAgain).toBeHidden();
    const heardOfHis = async () => (await talk.heard()).filter((words) => written.includes(words));
    expect(await talk.heard()).toContain('میان قطعی');
    expect(await heardOfHis()).toEqual([]);

    await context.setOffline(false);
    await expect(messages.lineLost).toBeHidden();
    await expect(messages.line('میان قطعی')).toHaveCount(1);
    await expect(messages.deleted).toHaveCount(1);
    await expect(waiting).toHaveCount(0);
    await expect.poll(heardOfHis).toEqual(written);
    await talk.say('پس از قطعی');
    await expect(messages.line('پس از قطعی')).toHaveCount(1);
    for (const words of ['پیش از قطعی', 'میان قطعی', ...written]) {
      await expect(messages.line(words)).toHaveCount(1);
    }
    await expect(messages.sendAgain).toBeHidden();
    // A second try of what had arrived would have come in meanwhile.
    expect(await heardOfHis()).toEqual(written);
    await expect(entry(page)).not.toContainText(anyUnread('fa-IR'));
  });

  test('older messages come in above without moving what is read @mobile', async ({ page, context, request, baseURL }, {
    project,
  }) => {
    const token = await register(request, newPerson());
    const talk = await begin(request, token, project.name);
    for (let line = 1; line <= 60; line += 1) await talk.say(`خط ${line}`);
    await signIn(context, baseURL ?? '', token);
    const messages = new MessagesPage(page);
    await messages.open(talk.conversationId);
    await expect(messages.line('خط 60')).toBeInViewport();
    await expect(messages.line('خط 36')).toBeAttached();

    await messages.line('خط 40').scrollIntoViewIfNeeded();
    await expect(messages.line('خط 11')).toBeAttached();
    await expect(messages.line('خط 40')).toBeInViewport();
    await messages.line('خط 11').scrollIntoViewIfNeeded();
    await expect(messages.line('خط 1')).toHaveCount(1);
    await expect(messages.line('خط 11')).toBeInViewport();
  });
});
