import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL_KEY_FILE } from '@barg/releases';
import { copyWorkspace, type WorkspaceCopy } from '../../tools/new-remote/testing/workspace-copy.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { SiteFrame } from '../pages/site-frame.ts';

/** A remote more changes the site for everybody, so this file has a site and a workspace of its own. */
let product: OwnProduct;
let workspace: WorkspaceCopy;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  [product, workspace] = await Promise.all([startOwnProduct(), copyWorkspace()]);
});
test.afterAll(() => Promise.all([product?.close(), workspace?.remove()]));

const TITLES = { 'fa-IR': 'شب مسابقه', 'en-US': 'Quiz night' } as const;

/** Has the new remote's page use exports of the lent packages that nothing else in the site uses. */
const useWholePackages = async (): Promise<void> => {
  const folder = path.join(workspace.root, 'apps/quiz-night-remote/src');
  await cp(
    path.join(workspace.root, 'tools/new-remote/testing/whole-packages.tsx'),
    path.join(folder, 'routes/whole-packages.tsx'),
  );
  const change = async (file: string, from: string, to: string): Promise<void> => {
    const source = await readFile(path.join(folder, file), 'utf8');
    expect(source).toContain(from);
    await writeFile(path.join(folder, file), source.replace(from, to));
  };
  const page = 'routes/quiz-night-page.tsx';
  await change(page, '<PerformerList />', '<PerformerList />\n<WholePackages />');
  await change(page, 'import {', "import { WholePackages } from './whole-packages.tsx';\nimport {");
  for (const locale of ['fa-IR', 'en-US']) await change(`locales/${locale}.json`, '{', '{ "nested": "<$t(title)>",');
  // The pure ones are its own weight.
  const budgets = { entry: 60_000, exposes: { './quiz-night': { bytes: 60_000, requests: 6 } } };
  const file = path.join(folder, '../budgets.json');
  const known = JSON.parse(await readFile(file, 'utf8')) as typeof budgets;
  await writeFile(file, JSON.stringify({ ...budgets, exposes: { ...known.exposes, ...budgets.exposes } }));
};

const shellScripts = async (): Promise<string[]> => {
  const answer = await product.request.get('/home', { headers: { accept: 'text/html' } });
  return (await answer.text()).match(/\/main\.[0-9a-f]+\.js/g) ?? [];
};

test('a remote that was made a minute ago is deployed to the running site, whose shell stays as it is @full @desktop', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const shell = await shellScripts();
  await page.goto(`${product.baseURL}/home`);
  await expect(new SiteFrame(page).title).toBeVisible();
  await expect(new SiteFrame(page).navigation.getByRole('link', { name: TITLES['fa-IR'] })).toHaveCount(0);

  const titles = ['--title', TITLES['en-US'], '--title-fa', TITLES['fa-IR']];
  await workspace.node('tools/new-remote.mjs', 'quiz-night', ...titles);
  await useWholePackages();
  const key = path.join(product.dataDir, 'remotes/keys', LOCAL_KEY_FILE);
  await workspace.node('tools/deploy.mjs', 'quiz-night-remote', '--to', product.baseURL, '--key', key);
  expect(await shellScripts()).toEqual(shell);

  for (const locale of ['fa-IR', 'en-US'] as const) {
    const site = new SiteFrame(page, locale);
    const invitation = page.getByRole('complementary').getByRole('link', { name: openText[locale] });
    // What is deployed is whole: the first page after it has the entry, its words, and the slot in the aside.
    await page.goto(`${product.baseURL}/home?locale=${locale}`);
    await expect(site.navigation.getByRole('link', { name: TITLES[locale] })).toBeVisible();
    await expect(invitation).toBeVisible();
    await invitation.click();
    await expect(site.title).toHaveText(TITLES[locale]);
    await expect(page).toHaveURL(/\/quiz-night$/);
    const whole = site.main.locator('section[data-shows=whole-packages]');
    const direction = locale === 'fa-IR' ? 'rtl' : 'ltr';
    await expect(whole.getByRole('status')).toHaveText(`/elsewhere | a+b | ${direction} | <${TITLES[locale]}> | 6`);
    // The button that was there before React came.
    const button = whole.locator('button[data-from=server]');
    await button.click();
    await expect(button).toHaveText('1');
    await expect(site.main.getByRole('link', { name: /مهسا|Mahsa/ })).toHaveAttribute('href', '/mahsa.art');
  }
  await page.goto(`${product.baseURL}/explore?locale=en-US`);
  await expect(new SiteFrame(page, 'en-US').title).toHaveText(text('en-US', 'feed:nav.explore'));
});

/** As the template words it. */
const openText = { 'fa-IR': 'نگاهی بیندازید', 'en-US': 'Have a look' } as const;
