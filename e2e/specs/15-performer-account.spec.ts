import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { demo, logIn, newPerson, signIn } from '../fixtures/accounts.ts';
import { PREPARED } from '../fixtures/patience.ts';
import { registerPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { PerformerAccountPage, PerformerRegistrationPage } from '../pages/performer-pages.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../demo/media/pictures');
const PHOTO = path.join(PICTURES, 'mountain-path.jpg');
const VIDEO = path.resolve(import.meta.dirname, '../../demo/media/videos/palette.mp4');

interface Pending {
  _id: string;
  username: string;
  submittedAt: string;
}

/** An operator decides on her documents, as the console does. */
const decide = async (request: APIRequestContext, username: string, reason?: string): Promise<void> => {
  const headers = { authorization: await logIn(request, demo.operator) };
  const queue = await request.get('/api/operator/verifications?limit=100', { headers });
  const { data } = ((await queue.json()) as { data: { data: Pending[] } }).data;
  const waiting = data.find((it) => it.username === username);
  if (!waiting) throw new Error(`${username} does not wait for a decision`);
  const { _id, submittedAt } = waiting;
  const verdict = reason === undefined ? 'approve' : 'refuse';
  const body = { submittedAt, ...(reason !== undefined && { reason }) };
  const answer = await request.post(`/api/operator/verifications/${_id}/${verdict}`, { headers, data: body });
  expect(answer.ok()).toBe(true);
};

const publish = (request: APIRequestContext, token: string) =>
  request.post('/api/performer/feeds', {
    headers: { authorization: token },
    data: { text: 'The first leaf', audience: 'free' },
  });

const born: Record<'fa-IR' | 'en-US', [string, string, string]> = {
  'fa-IR': ['1373', '01', '01'],
  'en-US': ['1994', '03', '21'],
};

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`registers in steps, gives her documents and waits, in ${locale} @mobile`, async ({ page, request }) => {
    const person = newPerson('مهسا');
    const registration = new PerformerRegistrationPage(page, locale);
    await registration.open();
    await registration.fillAccount(person);
    await registration.write('register:about.craft', 'Painting');
    await registration.button('register:submit').click();
    await expect(page.getByText(text(locale, 'register:about.countryNeeded'))).toBeVisible();
    await registration.pick('register:about.country', 'Iran');
    await registration.pick('register:about.languages', 'Persian');
    await page.keyboard.press('Escape');
    await registration.typeBirthDate(...born[locale]);
    await registration.button('register:submit').click();

    const account = new PerformerAccountPage(page, locale);
    await expect(account.standing('none')).toBeVisible();
    await account.giveDocument('identity-front', PHOTO);
    await account.giveDocument('selfie', PHOTO);
    await expect(account.standing('pending')).toBeVisible();
    await page.reload();
    await expect(account.standing('pending')).toBeVisible();
    expect((await request.get(`/api/performers/${person.username}`)).status()).toBe(404);
  });
}

test('what was typed survives the way back and a reload, but for the password @full', async ({ page }) => {
  const registration = new PerformerRegistrationPage(page);
  const person = newPerson();
  await registration.open();
  await registration.fillAccount(person);
  await registration.write('register:about.craft', 'نقاشی');
  await page.goBack();
  await expect(registration.field('register:account.username')).toHaveValue(person.username);
  await page.reload();
  await expect(registration.field('register:account.email')).toHaveValue(person.email);
  await expect(registration.field('register:account.password')).toHaveValue('');
  await registration.fillAccount(person);
  const craft = page.getByRole('combobox', { name: text('fa-IR', 'register:about.craft') });
  await expect(craft).toHaveValue('نقاشی');
});

test('is refused with a reason, sends her documents again, is verified and publishes @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = newPerson();
  const token = await registerPerformer(request, person);
  await signIn(context, baseURL ?? '', token);
  const account = new PerformerAccountPage(page, 'en-US');
  await account.open('verification');
  await account.giveDocument('identity-front', PHOTO);
  await account.giveDocument('selfie', PHOTO);
  await expect(account.standing('pending')).toBeVisible();
  expect((await publish(request, token)).status()).toBe(403);

  await decide(request, person.username, 'The letters cannot be read.');
  await account.open('verification');
  await expect(account.standing('refused')).toBeVisible();
  await expect(page.getByText('The letters cannot be read.')).toBeVisible();
  await account.giveDocument('identity-front', PHOTO, true);
  await expect(account.standing('pending')).toBeVisible();

  await decide(request, person.username);
  await account.open('verification');
  await expect(account.standing('verified')).toBeVisible();
  expect((await publish(request, token)).status()).toBe(200);
  await page.goto(`/${person.username}`);
  await expect(page.getByText('The first leaf')).toBeVisible();
});

test('the studio says what is missing and leads there, being lit on all its pages @full @desktop', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await registerPerformer(request, newPerson()));
  await page.goto('/creator/studio?locale=fa-IR');
  const banner = page.getByRole('region', { name: text('fa-IR', 'creator-studio:account.banner.label') });
  await banner.getByRole('link', { name: text('fa-IR', 'creator-studio:account.banner.action.none') }).click();
  await expect(new PerformerAccountPage(page).standing('none')).toBeVisible();
  // All its pages are the studio's, whatever they begin with.
  const studio = page.getByRole('link', { name: text('fa-IR', 'creator-studio:nav.studio'), exact: true });
  await expect(studio.and(page.locator('[aria-current=page]'))).toBeVisible();
});

test('what she edits shows on her profile, a price outside of the bounds does not @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const locale: TestLocale = 'en-US';
  await signIn(context, baseURL ?? '', await registerPerformer(request, newPerson()));
  const account = new PerformerAccountPage(page, locale);
  await account.open('profile');
  await account.field('creator-studio:account.profile.bio').fill('Paints leaves, one a day.');
  await account.field('creator-studio:account.profile.city').fill('Tehran');
  await account.save();
  await expect(account.saved()).toBeVisible();

  await account.open('links');
  await account.button('creator-studio:account.links.add').click();
  await account.field('creator-studio:account.links.url').fill('javascript:alert(1)');
  await account.save();
  await expect(page.getByText(text(locale, 'creator-studio:account.links.urlRule'))).toBeVisible();
  await account.field('creator-studio:account.links.url').fill('https://www.barg.example/mahsa');
  await account.save();
  await expect(account.saved()).toBeVisible();

  await account.open('subscription');
  await account.field('creator-studio:account.subscription.monthly').fill('301');
  await account.save();
  await expect(account.field('creator-studio:account.subscription.monthly')).toHaveAttribute('aria-invalid', 'true');

  await page.goto('/creator/account?locale=en-US');
  await page.getByRole('link', { name: text(locale, 'creator-studio:account.view') }).click();
  await expect(page.getByText('Paints leaves, one a day.')).toBeVisible();
  const link = page.getByRole('link', { name: 'barg.example/mahsa' });
  await expect(link).toHaveAttribute('rel', /nofollow noopener/);
});

test('crops avatar and cover, and shows them @full', async ({ page, context, request, baseURL }) => {
  await signIn(context, baseURL ?? '', await registerPerformer(request, newPerson()));
  const account = new PerformerAccountPage(page, 'en-US');
  await account.open('pictures');
  for (const kind of ['avatar', 'cover'] as const) {
    const sent = page.waitForResponse((answer) => answer.url().endsWith(`/performers/${kind}/upload`));
    await account.cropPicture(kind, PHOTO);
    expect((await sent).ok()).toBe(true);
    await expect(account.picture(kind)).toHaveAttribute('src', /\/api\/media\//);
  }
});

test('the countries she blocks, her languages and her prices stay as saved @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const locale: TestLocale = 'fa-IR';
  await signIn(context, baseURL ?? '', await registerPerformer(request, newPerson()));
  const account = new PerformerAccountPage(page, locale);
  await account.open('blocked');
  await expect(page.getByText(text(locale, 'creator-studio:blocking.empty'))).toBeVisible();
  await account.pick('creator-studio:blocking.countries', 'germany');
  await account.pick('creator-studio:blocking.countries', 'turk');
  await page.keyboard.press('Escape');
  await account.button('creator-studio:blocking.save').click();
  await expect(page.getByText(text(locale, 'creator-studio:blocking.saved')).first()).toBeVisible();

  await account.open('profile');
  await account.field('creator-studio:account.profile.name').fill('Mahsa مهسا');
  await account.pick('creator-studio:account.profile.craft', 'سفال');
  await account.pick('creator-studio:account.profile.languages', 'deutsch');
  await page.keyboard.press('Escape');
  await account.save();
  await expect(account.saved()).toBeVisible();

  await account.open('subscription');
  await account.field('creator-studio:account.subscription.monthly').fill('12.50');
  await account.save();
  await expect(account.saved()).toBeVisible();
  await page.reload();
  await expect(account.field('creator-studio:account.subscription.monthly')).toHaveValue(/^۱۲٫۵۰?$/);

  await account.open('profile');
  await expect(account.field('creator-studio:account.profile.name')).toHaveValue('Mahsa مهسا');
  await expect(account.picked('creator-studio:account.profile.languages')).toHaveCount(2);
  const craft = page.getByRole('combobox', { name: text(locale, 'creator-studio:account.profile.craft') });
  await expect(craft).toHaveValue('سفال‌گری');

  await account.open('blocked');
  const blocked = account.picked('creator-studio:blocking.countries');
  await expect(blocked).toHaveCount(2);
  await blocked.getByRole('button').first().click();
  await account.button('creator-studio:blocking.save').click();
  await expect(page.getByText(text(locale, 'creator-studio:blocking.saved')).first()).toBeVisible();
  await page.reload();
  await expect(blocked).toHaveCount(1);
});

test('her welcome video is sent, plays, and is taken away @full', async ({ page, context, request, baseURL }) => {
  await signIn(context, baseURL ?? '', await registerPerformer(request, newPerson()));
  const account = new PerformerAccountPage(page, 'en-US');
  await account.open('pictures');
  await page.getByLabel(text('en-US', 'creator-studio:account.pictures.video.choose')).setInputFiles(VIDEO);
  const video = page.getByRole('main').locator('video');
  // The machine that prepares it may have much to do.
  await expect(video).toBeVisible(PREPARED);
  const playedTo = () => video.evaluate((player: HTMLVideoElement) => player.currentTime);
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect.poll(playedTo).toBeGreaterThan(0);
  await account.button('creator-studio:account.pictures.video.remove').click();
  await expect(video).toHaveCount(0);
});

test('asks before what was typed is lost: by a link, by Back, by closing; and no more once it is saved @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await registerPerformer(request, newPerson()));
  const account = new PerformerAccountPage(page, 'en-US');
  await page.goto('/creator/account?locale=en-US');
  await page.getByRole('link', { name: text('en-US', 'creator-studio:account.sections.links') }).click();
  await account.button('creator-studio:account.links.add').click();
  const address = account.field('creator-studio:account.links.url');
  const question = page.getByRole('alertdialog');
  const cancel = question.getByRole('button', { name: text('en-US', 'ui:cancel') });
  const elsewhere = page.getByRole('link', { name: text('en-US', 'creator-studio:account.view') });
  await address.fill('https://www.barg.example/one');

  await elsewhere.click();
  await cancel.click();
  await page.goBack();
  await cancel.click();
  await expect(page).toHaveURL(/\/creator\/account\/links/);
  await expect(address).toHaveValue('https://www.barg.example/one');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const closing = await asked;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();

  await account.save();
  await expect(account.saved()).toBeVisible();
  await elsewhere.click();
  await expect(page).not.toHaveURL(/\/creator\/account\/links/);
  await page.goBack();
  await expect(address).toHaveValue('https://www.barg.example/one');

  await address.fill('https://www.barg.example/two');
  await page.goBack();
  await question.getByRole('button', { name: text('en-US', 'creator-studio:account.unsaved.leave') }).click();
  await expect(page).toHaveURL(/\/creator\/account(\?|$)/);
});
