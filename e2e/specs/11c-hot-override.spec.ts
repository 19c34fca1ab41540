import { DEV_REMOTE, startDevRemote, type DevRemote } from '../fixtures/dev-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

// A development server packs all that is shared as well: too heavy for every run.
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
