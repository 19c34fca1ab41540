import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`a performer sees who follows her, finds one, and nobody else is told (${locale}) @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const t = (key: string, values?: Record<string, string>) => text(locale, `creator-studio:followers.${key}`, values);
    const performer = await createPerformer(request);
    await signIn(context, baseURL ?? '', performer.token);
    await page.goto(`/creator/followers?locale=${locale}`);
    await expect(page.getByText(t('empty'))).toBeVisible();

    const tokens: string[] = [];
    const people = [newPerson('Kaveh'), newPerson('Nima')];
    for (const person of people) {
      const token = await register(request, person);
      const answer = await request.post(`/api/follows/${performer._id}`, { headers: { authorization: token } });
      expect(answer.ok()).toBe(true);
      tokens.push(token);
    }

    // From the studio's first page.
    await page.goto(`/creator/studio?locale=${locale}`);
    await page.getByRole('link', { name: t('title'), exact: true }).click();
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '@' });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Nima');
    const amount = new Intl.NumberFormat(locale).format(2);
    await expect(page.getByText(t('count_other', { amount }), { exact: true })).toBeVisible();

    await page.getByRole('searchbox', { name: t('search') }).fill('kaveh');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(people[0]?.username ?? '');

    const headers = { authorization: tokens[0] ?? '' };
    const asked = await request.get(`/api/follows/followers?performerId=${performer._id}`, { headers });
    expect(asked.status()).toBe(403);
  });
}
