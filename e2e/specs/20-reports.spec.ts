import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demo, logIn, MAHSA, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { countVisits } from '../fixtures/consent.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { RegisterPage } from '../pages/auth-pages.ts';

const LOCALE = 'en-US';
const t = (key: string, values?: Record<string, string>) => text(LOCALE, key, values);

interface Call {
  method: 'get' | 'post';
  url: string;
  token?: string;
  data?: object;
}

/** Asks the API for what a test is not about. */
const ask = async <T>(request: APIRequestContext, { method, url, token, data }: Call): Promise<T> => {
  const headers: Record<string, string> = token ? { authorization: token } : {};
  const response = await request[method](`/api${url}`, { headers, ...(data ? { data } : {}) });
  if (!response.ok()) throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
};

interface Thing {
  _id: string;
}

const idOf = async (request: APIRequestContext, username: string): Promise<string> =>
  (await ask<Thing>(request, { method: 'get', url: `/performers/${username}` }))._id;

/** Sends the report that is open, and sees that the server has it. */
const send = async (page: Page, type: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: t(`site:report.title.${type}`) });
  await dialog.getByText(t('site:report.reasons.spam')).click();
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/reports'));
  await dialog.getByRole('button', { name: t('site:report.send') }).click();
  expect((await answer).request().postDataJSON()).toMatchObject({ type, reason: 'spam' });
  expect((await answer).status()).toBe(200);
  await expect(dialog.getByText(t('site:report.sentTitle'))).toBeVisible();
  await dialog.getByRole('button', { name: t('site:report.close') }).click();
  await expect(dialog).toHaveCount(0);
};

const choose = async (page: Page, menu: Locator, entry: string): Promise<void> => {
  await menu.click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'i18nextLng', value: LOCALE, url: baseURL ?? '', sameSite: 'Lax' }]);
});

test('a post, a comment and a message can be reported from where they stand @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const person = newPerson();
  const token = await register(request, person);
  await signIn(context, baseURL ?? '', token);
  const performerId = await idOf(request, MAHSA);

  const stranger = newPerson('Zohreh');
  const strangerToken = await register(request, stranger);

  await test.step('a post and a comment below it', async () => {
    const post = await findPhotoPost(request, MAHSA, 'free');
    const comment = { objectType: 'feed', objectId: post._id, text: `Cheap watches ${person.username}` };
    await ask(request, { method: 'post', url: '/comments', token: strangerToken, data: comment });
    await page.goto(`/posts/${post._id}`);
    await choose(page, main.getByRole('button', { name: t('feed:post.menu') }), t('feed:report'));
    await send(page, 'feed');
    const line = main.getByRole('listitem').filter({ hasText: comment.text });
    await choose(
      page,
      line.getByRole('button', { name: t('feed:comments.menu', { name: stranger.name }) }),
      t('feed:report'),
    );
    await send(page, 'comment');
  });

  await test.step('a message', async () => {
    const conversation = await ask<Thing>(request, {
      method: 'post',
      url: '/conversations',
      token,
      data: { source: 'performer', sourceId: performerId },
    });
    await ask(request, {
      method: 'post',
      url: `/messages/conversations/${conversation._id}`,
      token: await logIn(request, demo.performer),
      data: { text: 'Send me money' },
    });
    await page.goto(`/messages/${conversation._id}`);
    const line = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Send me money' });
    await line.hover();
    await choose(page, line.getByRole('button', { name: t('messaging:thread.menu') }), t('messaging:thread.report'));
    await send(page, 'message');
  });
});

test('works, performers and people can be reported from where they stand @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await signIn(context, baseURL ?? '', await register(request, newPerson()));
  const performerId = await idOf(request, MAHSA);
  const strangerToken = await register(request, newPerson('Zohreh'));
  const { _id: strangerId } = await ask<Thing>(request, { method: 'get', url: '/users/me', token: strangerToken });

  for (const [type, path, list] of [
    ['gallery', 'galleries', `/performer-assets/galleries/search?performerId=${performerId}`],
    ['video', 'videos', `/performer-assets/videos/search?performerId=${performerId}`],
  ] as const) {
    await test.step(`a ${type}`, async () => {
      const { data } = await ask<{ data: Thing[] }>(request, { method: 'get', url: list });
      await page.goto(`/${path}/${data[0]?._id}`);
      await choose(page, main.getByRole('button', { name: t(`feed:${type}.menu`) }), t('feed:report'));
      await send(page, type);
    });
  }

  await test.step('a performer', async () => {
    await page.goto(`/${MAHSA}`);
    const { name } = await ask<{ name: string }>(request, { method: 'get', url: `/performers/${MAHSA}` });
    await choose(page, main.getByRole('button', { name: t('feed:profile.menu', { name }) }), t('feed:report'));
    await send(page, 'performer');
  });

  await test.step('a person', async () => {
    await page.goto(`/users/view/${strangerId}`);
    await main.getByRole('button', { name: t('account:people.report') }).click();
    await send(page, 'user');
  });
});

/** Each screen size has a performer of its own: she has one stream at a time. */
const PERFORMERS: Record<string, string> = { desktop: 'arash.macro', mobile: 'kaveh.cooks' };

test('a live stream can be reported by who watches it @full', async ({ page, context, request, baseURL }, {
  project,
}) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson()));
  const token = await logIn(request, PERFORMERS[project.name] ?? '');
  const stream = await ask<Thing>(request, { method: 'post', url: '/streaming/live', token, data: { title: 'Light' } });
  await page.goto(`/live/${stream._id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('live:watch.report') })
    .click();
  await send(page, 'stream');
  await request.put(`/api/streaming/live/${stream._id}`, {
    headers: { authorization: token },
    data: { status: 'ended' },
  });
});

test('who came by a link is listed with who sent it @mobile @full', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const inviter = newPerson();
  const token = await register(request, inviter);
  const { code } = await ask<{ code: string }>(request, { method: 'get', url: '/referrals/user/code', token });
  const invited = newPerson(`Guest ${inviter.username.slice(-6)}`);
  await page.goto(`/auth/register?ref=${code}`);
  const form = new RegisterPage(page, LOCALE);
  await form.fill(invited);
  await form.submit().click();
  await expect(page).not.toHaveURL(/\/auth\//);

  const other = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  await other.addCookies(await context.cookies().then((all) => all.filter(({ name }) => name === 'i18nextLng')));
  await signIn(other, baseURL ?? '', token);
  const theirs = await other.newPage();
  await theirs.goto('/user/account/referrals');
  await expect(theirs.getByRole('main').getByText(invited.name)).toBeVisible();
  await other.close();
});

test('no visit is counted before the visitor agrees @full', async ({ page }) => {
  const CODE = 'G-TEST12345';
  const counted: string[] = [];
  await page.route(/googletagmanager\.com|google-analytics\.com/, async (route) => {
    counted.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await countVisits(page, /\/contact$/, CODE);
  await page.goto('/contact');
  const notice = page.getByRole('region', { name: t('site:consent.label') });
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
  await notice.getByRole('button', { name: t('site:consent.accept') }).click();
  await expect.poll(() => counted).toEqual([`https://www.googletagmanager.com/gtag/js?id=${CODE}`]);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect.poll(() => counted.length).toBe(2);
  await expect(notice).toHaveCount(0);
});
