import { runDevCommand, type DevCommand } from '../fixtures/dev-command.ts';
import { DEV_REMOTE, startDevRemote, type DevRemote } from '../fixtures/dev-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { ExplorePage } from '../pages/explore-page.ts';
import { SiteFrame } from '../pages/site-frame.ts';

test.describe('the command of a developer', () => {
  let feed: DevCommand;
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(240_000);
    feed = await runDevCommand('feed-remote', baseURL ?? '');
  });
  test.afterAll(() => feed?.close());

  test('serves a remote alone, with the data of the site behind it @full', async ({ page }) => {
    const { origin } = new URL(feed.addresses.alone);
    await page.goto(feed.addresses.alone);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`${origin}/explore`);
    await expect(page.getByRole('combobox', { name: text('fa-IR', 'feed:search.label') })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origin);
  });

  test('puts it into the site: an edit shows in the open page, which is not loaded again @full', async ({ page }) => {
    const { origin, search } = new URL(feed.addresses.inSite);
    const developers = new URL(feed.addresses.alone).origin;
    const container = page.waitForRequest(`${developers}/remoteEntry.js`);
    await page.goto(`${origin}/explore${search}`);
    const { title } = new SiteFrame(page);
    const label = text('fa-IR', 'feed:explore.title');
    await expect(title).toHaveText(label);
    await container;
    const explore = new ExplorePage(page);
    await explore.searchField.fill('half a word');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    const file = 'src/features/explore/components/explore.tsx';
    await feed.edit(file, "title={t('explore.title')}", "title={`${t('explore.title')} 2`}");
    await expect(title).toHaveText(`${label} 2`);
    await expect(explore.searchField).toHaveValue('half a word');

    await feed.edit('src/locales/fa-IR.json', /("explore": \{\s*"title": "[^"]*)/, '$1 3');
    await expect(title).toHaveText(`${label} 3 2`);
    await expect(explore.searchField).toHaveValue('half a word');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  });
});

// Which state of which component stays: a second development server is too heavy for every run.
if (process.env.E2E_FULL === '1') {
  let remote: DevRemote;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    remote = await startDevRemote();
  });
  test.afterAll(() => remote?.close());

  test('an edit of an overridden remote shows in the deployed shell, without a reload and with its state', async ({
    page,
  }) => {
    const { title, main } = new SiteFrame(page);
    await page.goto(`/hot-demo?mf-override=${DEV_REMOTE}@${remote.origin}`);
    await expect(title).toHaveText('First title');
    await main.getByRole('button', { name: 'pressed 0' }).click();
    await main.getByRole('button', { name: 'pressed 1' }).click();
    const greeting = main.locator('p[data-state]');
    const state = await greeting.getAttribute('data-state');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    await remote.edit('src/demo-page.tsx', 'First title', 'Second title');
    await expect(title).toHaveText('Second title');
    await remote.edit('src/greeting.tsx', 'First greeting', 'Second greeting');
    await expect(greeting).toHaveText('Second greeting');
    await expect(main.getByRole('button', { name: 'pressed 2' })).toBeVisible();
    expect(await greeting.getAttribute('data-state')).toBe(state);

    // Other hooks than before: the state of this component cannot be kept, that of the page around it is.
    await remote.edit('src/greeting.tsx', '  const [name]', "  useState('more');\n  const [name]");
    await expect(greeting).not.toHaveAttribute('data-state', state ?? '');
    await expect(main.getByRole('button', { name: 'pressed 2' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  });
}
