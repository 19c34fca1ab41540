import { expectAccessible } from '../fixtures/axe.ts';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';

const t = (key: string, values?: Record<string, string>): string => text('fa-IR', `feed:library.${key}`, values);

test('a fan puts what she kept into a folder of her own, and takes the folder away again @mobile', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await register(request, newPerson());
  await signIn(context, baseURL ?? '', token);
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
  await dialog.getByLabel(t('folder.name')).fill('برای بعد');
  await dialog.getByRole('button', { name: t('folder.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', { name: t('noneLeft') })).toBeVisible();
  await main.getByRole('button', { name: t('clear') }).click();

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
  await page.getByRole('menuitem', { name: t('folder.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('folder.delete') })
    .click();
  await expect(cards).toHaveCount(2);
});

test('what was bought is there beside what was bookmarked, and stays open', async ({
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
  await expect(main.getByRole('img', { name: text('fa-IR', 'ui:locked.label') })).toHaveCount(0);
});
