import { randomBytes } from 'node:crypto';
import { signIn } from '../fixtures/accounts.ts';
import { textsOutside } from '../fixtures/layout.ts';
import { createPerformer, publish, uploadedPhoto } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { ExplorePage } from '../pages/explore-page.ts';
import { VaultPage } from '../pages/vault-page.ts';

/** Without a place to break, in Latin letters, and as wide as they come. */
const UNBROKEN = 'W'.repeat(120);

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`a word without an end stays inside of a dialog (${locale}) @mobile @phone`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const performer = await createPerformer(request);
    const stamp = randomBytes(4).toString('hex');
    await publish(request, performer, `${stamp}${UNBROKEN}`, [await uploadedPhoto(request, performer)]);
    await signIn(context, baseURL ?? '', performer.token);

    const vault = new VaultPage(page, locale);
    await vault.open();
    await vault.uses(1).click();
    await expect(vault.dialog().getByRole('link')).toContainText(stamp);
    await expect.poll(() => textsOutside(vault.dialog())).toEqual([]);
    const { left, right } = await vault.dialog().evaluate((dialog) => dialog.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  test(`suggestions stay inside of their box, and no address searches for too much (${locale}) @mobile @phone @full`, async ({
    page,
  }) => {
    const explore = new ExplorePage(page, locale);
    await page.goto(`/explore?locale=${locale}`);
    await explore.searchField.pressSequentially('ma');
    const list = page.getByRole('listbox', { name: text(locale, 'feed:search.suggestions') });
    // Her craft is long, and stands at the end of the line.
    await expect(list.getByRole('option', { name: 'Maya Lindqvist' })).toBeVisible();
    await expect.poll(() => textsOutside(list)).toEqual([]);

    await page.goto(`/explore?q=${UNBROKEN}${UNBROKEN}&locale=${locale}`);
    const nothing = text(locale, 'feed:explore.nothing', { words: UNBROKEN.slice(0, 100) });
    await expect(page.getByText(nothing)).toBeVisible();
  });
}
