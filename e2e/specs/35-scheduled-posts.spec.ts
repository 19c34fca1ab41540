import { randomBytes } from 'node:crypto';
import { signIn } from '../fixtures/accounts.ts';
import { openFanHome } from '../fixtures/following-fan.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { ComposerTimes } from '../pages/composer-times.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const DAY = 86_400_000;
const timeZone = 'Asia/Tehran';

const cases = [
  { locale: 'fa-IR', time: '09:30', shownTime: '۹:۳۰' },
  { locale: 'en-US', time: '09:30', shownTime: '9:30' },
] as const;

interface Planned {
  _id: string;
  state: 'scheduled' | 'published' | 'expired';
  text: string;
}

test.use({ timezoneId: timeZone });

for (const { locale, time, shownTime } of cases) {
  test(`a post comes and goes at the times that its performer picked from her calendar (${locale}) @mobile @full`, async ({
    page,
    context,
    browser,
    request,
    baseURL: base,
  }) => {
    const baseURL = base ?? '';
    const performer = await createPerformer(request);
    const headers = { authorization: performer.token };
    await signIn(context, baseURL, performer.token);
    await context.addCookies([{ name: 'i18nextLng', value: locale, url: baseURL }]);
    const fan = await openFanHome(browser, request, { baseURL, performerId: performer._id, size: page, locale });

    const [composer, studio] = [new ComposerPage(page, locale), new StudioPage(page, locale)];
    const times = new ComposerTimes(page, { locale, timeZone });
    const words = `سپیده‌دم ${randomBytes(4).toString('hex')}`;
    const [comes, goes] = [new Date(Date.now() + 3 * DAY), new Date(Date.now() + 5 * DAY)];
    await composer.open();
    await composer.words().fill(words);
    await times.pick('publish', comes, time);
    await times.pick('expiry', goes, time);
    await composer.planButton().click();
    await expect(page).toHaveURL('/creator/studio');
    const row = studio.row(words);
    await expect(row).toContainText(text(locale, 'creator-studio:posts.states.scheduled'));
    for (const day of [comes, goes]) {
      await expect(row).toContainText(times.part(day, { day: 'numeric' }));
      await expect(row).toContainText(times.part(day, { month: 'long' }));
    }
    await expect(row).toContainText(shownTime);

    const own = await request.get('/api/performer/feeds', { headers });
    const { data: posts } = ((await own.json()) as { data: { data: Planned[] } }).data;
    const planned = posts.find((post) => post.text === words);
    const address = `/performer/feeds/${planned?._id}`;
    const answerTo = async (authorization: string) =>
      (await request.get(`/api/user/feeds/${planned?._id}`, { headers: { authorization } })).status();
    const gone = fan.page.getByText(text(locale, 'ui:missing.title'));
    expect(await answerTo(fan.token)).toBe(404);
    await expect(fan.page.getByText(words)).toHaveCount(0);

    // Days do not pass in a test: she brings the moment near, and it comes by itself.
    const soon = () => new Date(Date.now() + 3_000).toISOString();
    const change = async (data: object) => {
      const changed = await request.put(`/api${address}`, { headers, data });
      expect(changed.ok(), await changed.text()).toBe(true);
    };
    await change({ publishAt: soon() });
    const one = new Intl.NumberFormat(locale).format(1);
    await fan.page.getByRole('button', { name: text(locale, 'feed:home.newPosts_one', { amount: one }) }).click();
    await expect(new FeedPage(fan.page, locale).posts.filter({ hasText: words })).toBeVisible();
    await studio.open();
    await expect(row).not.toContainText(text(locale, 'creator-studio:posts.states.scheduled'));

    await change({ expiresAt: soon() });
    await expect.poll(() => answerTo(fan.token)).toBe(404);
    await fan.page.goto(`/posts/${planned?._id}`);
    await expect(gone).toBeVisible();
    await fan.page.goto('/home');
    await expect(fan.page.getByText(text(locale, 'feed:home.empty.title'))).toBeVisible();
    await expect(fan.page.getByText(words)).toHaveCount(0);

    const stateOf = async () => {
      const answer = await request.get(`/api${address}`, { headers });
      return ((await answer.json()) as { data: Planned }).data.state;
    };
    await expect.poll(stateOf).toBe('expired');
    await studio.open();
    await expect(row).toContainText(text(locale, 'creator-studio:posts.states.expired'));
    await fan.close();
  });
}
