import { MAHSA, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { PREPARED } from '../fixtures/patience.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const isComment = (url: string): boolean => new URL(url).pathname === '/api/comments';

/** A picture is prepared by a job, for which a busy machine takes its time. */

for (const { locale } of BOTH_DIRECTIONS) {
  test(`a fan comments with a picture and answers it; both are there after a reload (${locale}) @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const t = (key: string, values?: Record<string, string>) => text(locale, `feed:${key}`, values);
    const person = newPerson();
    await speak(context, baseURL ?? '', locale);
    const me = { ...person, name: `تارا ${person.username.slice(-6)}` };
    await signIn(context, baseURL ?? '', await register(request, me));
    const { data } = await (await request.get(`/api/user/feeds/landing?username=${MAHSA}&limit=50`)).json();
    // The oldest: new ones belong to specs beside this one, which take them away again.
    const free = data.data.findLast(({ isLocked }: { isLocked: boolean }) => !isLocked);
    await page.goto(`/posts/${free._id}`);

    const comments = page.getByRole('region', { name: t('comments.title') });
    await comments.getByRole('textbox', { name: t('comments.write') }).fill('ببینید #آبی');
    await comments
      .locator('input[type="file"]')
      .setInputFiles({ name: 'blue.png', mimeType: 'image/png', buffer: PICTURE });
    await comments.getByRole('button', { name: t('comments.send') }).click();
    const mine = comments.getByRole('listitem').filter({ hasText: me.name }).first();
    await expect(mine.getByRole('img', { name: t('comments.photoOf', { name: me.name }) })).toBeVisible(PREPARED);
    await expect(mine.getByRole('link', { name: '#آبی' })).toHaveAttribute('href', /\/explore\?q=/);

    await mine.getByRole('button', { name: t('comments.reply') }).click();
    await mine.getByRole('textbox', { name: t('comments.writeReply') }).fill('باز هم آبی');
    // Shown at once; until the server has it, a reload would bring back the words as well.
    const kept = page.waitForResponse((answer) => isComment(answer.url()) && answer.request().method() === 'POST');
    await mine.getByRole('button', { name: t('comments.send') }).click();
    await expect(mine.getByRole('list', { name: t('comments.replies') })).toContainText('باز هم آبی');
    expect((await kept).ok()).toBe(true);
    await expect(mine.getByRole('textbox')).toHaveCount(0);

    await page.reload();
    await expect(mine.getByRole('img', { name: t('comments.photoOf', { name: me.name }) })).toBeVisible();
    await mine.getByRole('button', { expanded: false }).click();
    await expect(mine.getByRole('list', { name: t('comments.replies') })).toContainText('باز هم آبی');
  });
}
