import type { APIRequestContext, Page } from '@playwright/test';
import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { COUNTRY_HEADER } from '../fixtures/own-product.ts';
import { createPerformer, publish, publishPhoto, type TestPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { visit } from '../fixtures/visit.ts';
import { Blocking } from '../pages/blocking.ts';
import { ExplorePage } from '../pages/explore-page.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { PerformerAccountPage } from '../pages/performer-pages.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { SiteFrame } from '../pages/site-frame.ts';
import { WatchPage } from '../pages/watch-page.ts';
import { takeSuggestion } from '../pages/suggestions.ts';

const ask = async <T>(request: APIRequestContext, token: string, url: string, data: object = {}): Promise<T> => {
  const answer = await request.post(`/api${url}`, { headers: { authorization: token }, data });
  expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};

/** Nowhere on the page: neither in its main part nor beside it. */
const expectNoWordOf = async (page: Page, { name }: TestPerformer): Promise<void> => {
  await expect(page.getByText(name)).toHaveCount(0);
};

test('a fan whom a performer blocks from their conversation finds her nowhere any more @full', async ({
  browser,
  request,
  baseURL,
}) => {
  const her = await createPerformer(request);
  const fan = { ...newPerson('Tara'), token: '' };
  fan.token = await register(request, fan);
  const conversation = await ask<{ _id: string }>(request, fan.token, '/conversations', {
    source: 'performer',
    sourceId: her._id,
  });
  await ask(request, fan.token, `/messages/conversations/${conversation._id}`, { text: 'salaam' });
  const stream = await ask<{ _id: string }>(request, her.token, '/streaming/live', { title: `Ink ${her.username}` });

  const [page, hers] = [await visit(browser, baseURL, fan.token), await visit(browser, baseURL, her.token)];
  const watch = new WatchPage(page);
  await page.goto(`/live/${stream._id}`);
  await expect(page.getByText(her.name).first()).toBeVisible();
  await new MessagesPage(hers).open(conversation._id);
  await new Blocking(hers).inConversation.click();
  await new Blocking(hers).confirm();
  await expect(hers.getByRole('button', { name: text('fa-IR', 'messaging:thread.unblock') })).toBeVisible();
  // The socket tells: no reload.
  await expect(watch.ended()).toBeVisible();

  const explore = new ExplorePage(page);
  await explore.open();
  await explore.search(her.name);
  const nothing = text('fa-IR', 'feed:explore.nothing', { words: her.name });
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  await page.goto(`/users/search?q=${encodeURIComponent(her.name)}`);
  await expect(page.getByRole('heading', { name: text('fa-IR', 'account:people.nothing') })).toBeVisible();
  await page.goto(`/${her.username}`);
  await expect(new Blocking(page).notFound).toBeVisible();
  await expectNoWordOf(page, her);
  await page.goto(`/messages/${conversation._id}`);
  await expect(new SiteFrame(page).main.getByRole('heading').first()).toBeVisible();
  await expectNoWordOf(page, her);
  await Promise.all([page.context().close(), hers.context().close()]);
});

test('a fan blocks a performer: she leaves the open feed at once, and comes back with the unblocking @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const her = await createPerformer(request);
  await publish(request, her, 'A study in green');
  const token = await register(request, newPerson('Tara'));
  await ask(request, token, `/follows/${her._id}`);
  await signIn(context, baseURL ?? '', token);
  const [blocking, profile, feed, frame] = [
    new Blocking(page),
    new ProfilePage(page),
    new FeedPage(page),
    new SiteFrame(page),
  ];
  await page.goto('/home');
  await feed.postOf(her.name).getByRole('link', { name: her.name }).first().click();
  await expect(profile.heading(her.name)).toBeVisible();
  await blocking.chooseIn(blocking.profileMenu(her.name));
  await blocking.confirm();
  await expect(blocking.byYou).toBeVisible();
  await expect(page.getByRole('complementary').getByText(her.name)).toHaveCount(0);
  await frame.entry('feed:nav.home').first().click();
  await expect(page).toHaveURL('/home');
  await expect(frame.main.getByRole('heading').first()).toBeVisible();
  await expect(feed.postOf(her.name)).toHaveCount(0);

  await profile.open(her.username);
  await blocking.unblock.click();
  await blocking.confirm(true);
  await expect(profile.heading(her.name)).toBeVisible();
  await expect(profile.followButton(her.name)).toBeVisible();
});

test('who wrote a comment is blocked from its menu, and the comment goes @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const her = await createPerformer(request);
  const postId = await publish(request, her, 'A study in blue');
  const rude = newPerson('Rude Reader');
  const about = { objectType: 'feed', objectId: postId };
  await ask(request, await register(request, rude), '/comments', { ...about, text: 'Not for me' });
  await signIn(context, baseURL ?? '', her.token);
  await page.goto(`/posts/${postId}`);
  const comment = page.getByText('Not for me');
  await expect(comment).toBeVisible();
  const blocking = new Blocking(page);
  await blocking.chooseIn(blocking.commentMenu(rude.name));
  await blocking.confirm();
  await expect(comment).toHaveCount(0);
});

test('a performer keeps a country out: there she, her posts and her pictures do not exist @full', async ({
  browser,
  request,
  baseURL,
}) => {
  const her = await createPerformer(request);
  const { _id: postId, address } = await publishPhoto(request, her, 'A study in red');
  const hers = await visit(browser, baseURL, her.token);
  const account = new PerformerAccountPage(hers, 'en-US');
  await account.open('blocked');
  const countries = hers.getByRole('combobox', { name: text('en-US', 'creator-studio:blocking.countries') });
  await takeSuggestion(countries, 'Iceland', /Iceland/);
  await hers.keyboard.press('Escape');
  await account.button('creator-studio:blocking.save').click();
  await expect(hers.getByText(text('en-US', 'creator-studio:blocking.saved'))).toBeVisible();

  const statusesFrom = async (country: string): Promise<number[]> => {
    const paths = [`/api/performers/${her.username}`, `/api/user/feeds/${postId}`, address];
    const answers = paths.map((path) => request.get(path, { headers: { [COUNTRY_HEADER]: country } }));
    return (await Promise.all(answers)).map((answer) => answer.status());
  };
  expect(await statusesFrom('NO')).toEqual([200, 200, 200]);
  expect(await statusesFrom('IS')).toEqual([404, 404, 403]);

  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { [COUNTRY_HEADER]: 'IS' } });
  const page = await context.newPage();
  for (const path of [`/${her.username}`, `/posts/${postId}`]) {
    await page.goto(path);
    await expect(new Blocking(page).notFound).toBeVisible();
    await expectNoWordOf(page, her);
  }
  await page.goto(`/explore?q=${encodeURIComponent(her.name)}`);
  const nothing = text('fa-IR', 'feed:explore.nothing', { words: her.name });
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  await Promise.all([context.close(), hers.context().close()]);
});
