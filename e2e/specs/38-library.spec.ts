import { expectAccessible } from '../fixtures/axe.ts';
import { demo, logIn, MAHSA, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { createPerformer, publish } from '../fixtures/performers.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeProduct } from '../fixtures/works.ts';

const libraryText = (locale: TestLocale, key: string, values?: Record<string, string>): string =>
  text(locale, `feed:library.${key}`, values);
const t = (key: string, values?: Record<string, string>): string => libraryText('fa-IR', key, values);

for (const { locale } of BOTH_DIRECTIONS) {
  test(`a fan puts what she kept into a folder of her own, renames it, and takes it away again (${locale}) @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const t = (key: string, values?: Record<string, string>) => libraryText(locale, key, values);
    const token = await register(request, newPerson());
    await signIn(context, baseURL ?? '', token);
    await speak(context, baseURL ?? '', locale);
    const trending = await request.get('/api/trending?limit=2');
    const { data } = (await trending.json()) as { data: { data: Array<{ _id: string }> } };
    for (const { _id } of data.data) {
      const body = { objectType: 'feed', objectId: _id, action: 'bookmark' };
      const kept = await request.post('/api/reactions', { data: body, headers: { authorization: token } });
      expect(kept.ok()).toBe(true);
    }
    await page.goto('/bookmarks');
    const main = page.getByRole('main');
    const cards = main.locator('a[href^="/posts/"]');
    await expect(cards).toHaveCount(2);
    await expectAccessible(page, 'library');

    await main.getByRole('button', { name: t('folder.create') }).click();
    const dialog = page.getByRole('dialog');
    // On a phone it is a sheet at the bottom, which notes leave free.
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    if (isPhone) await expect(page.locator('[data-toasts]')).toHaveCSS('top', '16px');
    await dialog.getByLabel(t('folder.name')).fill('برای بعد');
    await dialog.getByRole('button', { name: t('folder.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('heading', { name: t('emptyFolder') })).toBeVisible();
    await main.getByRole('button', { name: t('wholeLibrary') }).click();

    await main.getByRole('button', { name: t('choose'), exact: true }).click();
    await main.getByRole('checkbox').first().check();
    await main.getByRole('combobox', { name: t('moveTo') }).selectOption('برای بعد');
    await main
      .getByRole('group', { name: t('moveTo') })
      .getByRole('button')
      .click();
    const folder = main
      .getByRole('group', { name: t('folder.label') })
      .getByRole('button', { name: 'برای بعد' })
      .first();
    await folder.click();
    await expect(cards).toHaveCount(1);

    await main.getByRole('button', { name: t('folder.menu', { name: 'برای بعد' }) }).click();
    await page.getByRole('menuitem', { name: t('folder.rename') }).click();
    await dialog.getByLabel(t('folder.name')).fill('برای آخر هفته');
    await dialog.getByRole('button', { name: t('folder.save') }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(cards).toHaveCount(1);

    await main.getByRole('button', { name: t('folder.menu', { name: 'برای آخر هفته' }) }).click();
    await page.getByRole('menuitem', { name: t('folder.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('folder.delete') })
      .click();
    await expect(cards).toHaveCount(2);
  });
}

test('a post, a video and a product that are bookmarked stand as squares among the bookmarks of their kind @mobile @full', async ({
  page,
  request,
  fan: _fan,
}) => {
  const performer = await createPerformer(request);
  const main = page.getByRole('main');
  // One whose film is prepared already.
  await page.goto(`/${MAHSA}/videos`);
  const video = await main.locator('a[href^="/videos/"]').first().getAttribute('href');
  const kept = {
    feed: `/posts/${await publish(request, performer, 'کوه در مه')}`,
    video: `${video}`,
    product: `/products/${await makeProduct(request, performer, 'کاسه')}`,
  };
  for (const address of Object.values(kept)) {
    await page.goto(address);
    const saved = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/reactions');
    await main.getByRole('button', { name: new RegExp(`^${text('fa-IR', 'feed:post.bookmark')}`) }).click();
    expect((await saved).ok()).toBe(true);
  }

  await page.goto('/bookmarks');
  const works = main.locator('a[href^="/posts/"], a[href^="/videos/"], a[href^="/products/"]');
  await expect(works).toHaveCount(3);
  await main.getByLabel(t('by.kept')).selectOption('bookmarked');
  for (const [type, address] of Object.entries(kept)) {
    const squares = `/api/reactions/${type}s/bookmark`;
    const listed = page.waitForResponse((answer) => new URL(answer.url()).pathname === squares);
    await main.getByLabel(t('by.type')).selectOption(type);
    await main.getByRole('button', { name: text('fa-IR', 'feed:profile.view.grid') }).click();
    expect((await listed).ok()).toBe(true);
    await expect(works).toHaveCount(1);
    await expect(works).toHaveAttribute('href', address);
  }
  await page.reload();
  await expect(works).toHaveAttribute('href', kept.product);
});

test('what was bought is there beside what was bookmarked, and stays open @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
  await page.goto('/bookmarks?kept=bought');
  const main = page.getByRole('main');
  const bought = main.locator('a[href^="/posts/"], a[href^="/galleries/"], a[href^="/videos/"]');
  await expect(bought.first()).toBeVisible();
  // Each choice is a step of its own: Back takes it back, and stays in the library.
  await main.getByLabel(t('by.type')).selectOption('video');
  await main.getByLabel(t('by.period')).selectOption('year');
  await expect(page).toHaveURL(/\?kept=bought&type=video&period=year$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?kept=bought&type=video$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?kept=bought$/);
  await expect(main.getByLabel(t('by.type'))).toHaveValue('');
  await expect(main.getByRole('img', { name: text('fa-IR', 'ui:locked.label') })).toHaveCount(0);
});
