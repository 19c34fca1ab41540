import { randomBytes } from 'node:crypto';
import { signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const newWords = (kind: string): string => `${kind} ${randomBytes(4).toString('hex')}`;

test('of two drafts one is gone on with and published, and the other is discarded @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  const [wanted, unwanted] = [newWords('باران'), newWords('تگرگ')];
  for (const words of [wanted, unwanted]) {
    await composer.open();
    await composer.words().fill(words);
    await expect(composer.draftSaved()).toBeVisible();
  }

  await composer.open();
  await expect(composer.draft(wanted)).toBeVisible();
  await composer.deleteDraft(unwanted);
  await expect(composer.draft(unwanted)).toHaveCount(0);
  await page.reload();
  await expect(composer.draft(wanted)).toBeVisible();
  await expect(composer.draft(unwanted)).toHaveCount(0);

  await composer.draft(wanted).getByRole('link').click();
  await expect(composer.words()).toHaveValue(wanted);
  await composer.publishButton().click();
  await expect(new StudioPage(page).row(wanted)).toBeVisible();
  // What was published is a draft no longer.
  const listed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/performer/feeds/drafts');
  await composer.open();
  expect(await (await listed).json()).toMatchObject({ data: { data: [] } });
  await expect(composer.draft(wanted)).toHaveCount(0);
});

test('what is typed on is kept in the same draft, and found again on another device @mobile @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  const [begun, more] = [newWords('باران'), newWords('و باد')];
  await composer.open();
  await composer.words().fill(begun);
  await expect(composer.draftSaved()).toBeVisible();

  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /\/feeds\/drafts\/[^/]+$/.test(answer.url()),
  );
  await composer.words().pressSequentially(` ${more}`);
  expect((await kept).ok()).toBe(true);
  await expect(composer.draftSaved()).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(elsewhere, baseURL ?? '', performer.token);
  const other = new ComposerPage(await elsewhere.newPage());
  await other.open();
  await other.draft(begun).getByRole('link').click();
  await expect(other.words()).toHaveValue(`${begun} ${more}`);
  await elsewhere.close();
});
