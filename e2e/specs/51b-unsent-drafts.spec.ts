import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { MAHSA, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/auth-pages.ts';

const t = (key: string) => text('fa-IR', `feed:comments.${key}`);

const below = (page: Page): Locator => page.getByRole('region', { name: t('title') });
const field = (page: Page): Locator => below(page).getByRole('textbox', { name: t('write'), exact: true });
const answer = (page: Page): Locator => below(page).getByRole('textbox', { name: t('writeReply'), exact: true });

test('a comment and an answer that were typed when the session ended are there after the login, for nobody else @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [person, other] = [newPerson(), newPerson()];
  await register(request, other);
  const token = await register(request, person);
  await signIn(context, baseURL ?? '', token);
  const headers = { authorization: token };
  const { _id } = await findPhotoPost(request, MAHSA, 'free');
  // A thread that is sure to be there.
  const data = { objectType: 'feed', objectId: _id, text: `برگ ${randomBytes(4).toString('hex')}` };
  const thread = await request.post('/api/comments', { headers, data });
  expect(thread.ok(), await thread.text()).toBe(true);

  // Without its socket the page learns that the session is over when it sends something.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.route(/socket\.io/, (route) => route.abort());
  await page.goto(`/posts/${_id}`);
  const mine = below(page).getByRole('listitem').filter({ hasText: data.text }).first();
  await mine.getByRole('button', { name: t('reply') }).click();
  await answer(page).fill('چون باران');
  await field(page).fill('نیمی از یک جم');
  expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  await below(page)
    .getByRole('button', { name: t('send') })
    .first()
    .click();

  const login = new LoginPage(page);
  await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(`/posts/${_id}`)}`);
  await login.logIn(person);
  await expect(page).toHaveURL(`/posts/${_id}`);
  await expect(field(page)).toHaveValue('نیمی از یک جم');
  await expect(answer(page)).toHaveValue('چون باران');

  // The same page of the same browser, and somebody else.
  const token2 = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const ended = await request.post('/api/auth/logout', { headers: { authorization: token2 } });
  expect(ended.ok()).toBe(true);
  await below(page)
    .getByRole('button', { name: t('send') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await login.logIn(other);
  await expect(page).toHaveURL(`/posts/${_id}`);
  await expect(field(page)).toHaveValue('');
  await expect(answer(page)).toHaveCount(0);
});
