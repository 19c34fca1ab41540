import { randomBytes } from 'node:crypto';
import { signIn } from '../fixtures/accounts.ts';
import { createPerformer, uploadedPhoto } from '../fixtures/performers.ts';
import { newBuyer, newFollower, newSubscriber, visitor, visitorFrom, type ReaderHeaders } from '../fixtures/readers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { PreviewDialog, type Viewer } from '../pages/preview-dialog.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const BLOCKED = 'FR';
const PRICE = 4;

/** What each of them may see of a post, beside what the API really answers them. */
const expected = {
  free: { guest: 'open', follower: 'open', subscriber: 'open', buyer: 'open', 'blocked-country': 'absent' },
  subscribers: {
    guest: 'locked',
    follower: 'locked',
    subscriber: 'open',
    // Who bought it while it was sold keeps it.
    buyer: 'open',
    'blocked-country': 'absent',
  },
  paid: { guest: 'locked', follower: 'locked', subscriber: 'locked', buyer: 'open', 'blocked-country': 'absent' },
} as const;

const viewers = ['guest', 'follower', 'subscriber', 'buyer', 'blocked-country'] as const satisfies readonly Viewer[];

const cases = [
  { audience: 'free', locale: 'fa-IR', tag: ' @mobile @full' },
  { audience: 'subscribers', locale: 'fa-IR', tag: ' @mobile @full' },
  { audience: 'paid', locale: 'en-US', tag: ' @mobile @full' },
  // The other direction of each, at one width: a phone's has shown it for another audience.
  { audience: 'free', locale: 'en-US', tag: ' @full' },
  { audience: 'subscribers', locale: 'en-US', tag: ' @full' },
  { audience: 'paid', locale: 'fa-IR', tag: ' @full' },
] as const;

for (const { audience, locale, tag } of cases) {
  test(`a performer sees her post for "${audience}" as each of them is answered (${locale})${tag}`, async ({
    page,
    context,
    request,
    baseURL: base,
  }) => {
    test.setTimeout(240_000);
    const baseURL = base ?? '';
    const performer = await createPerformer(request);
    const headers = { authorization: performer.token };
    const blocked = await request.post('/api/block/countries', { headers, data: { countries: [BLOCKED] } });
    expect(blocked.ok(), await blocked.text()).toBe(true);
    const mark = randomBytes(4).toString('hex');
    const [words, teaser, shows] = [`راز رنگ ${mark}`, `پیش‌نگاه ${mark}`, `کوهی در مه ${mark}`];
    const fileId = await uploadedPhoto(request, performer);
    const made = await request.post('/api/performer/feeds', {
      headers,
      data: {
        text: words,
        ...(audience === 'free' ? { audience } : { audience: 'paid', price: PRICE, teaser }),
        fileIds: [fileId],
        altTexts: { [fileId]: shows },
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const { _id: postId } = ((await made.json()) as { data: { _id: string } }).data;

    const readers: Record<Viewer, ReaderHeaders> = {
      guest: visitor,
      follower: await newFollower(request, performer._id),
      subscriber: await newSubscriber(request, performer._id),
      // What was never sold has no buyers: whoever else.
      buyer: audience === 'free' ? visitor : await newBuyer(request, postId),
      'blocked-country': visitorFrom(BLOCKED),
    };
    const changed = await request.put(`/api/performer/feeds/${postId}`, { headers, data: { audience } });
    expect(changed.ok(), await changed.text()).toBe(true);
    const answerTo = async (viewer: Viewer): Promise<'open' | 'locked' | 'absent'> => {
      const answer = await request.get(`/api/user/feeds/${postId}`, { headers: readers[viewer] });
      if (answer.status() === 404) return 'absent';
      const { data } = (await answer.json()) as { data: { isLocked: boolean; text: string } };
      expect(data.text).toBe(data.isLocked ? '' : words);
      return data.isLocked ? 'locked' : 'open';
    };

    await signIn(context, baseURL, performer.token);
    await context.addCookies([{ name: 'i18nextLng', value: locale, url: baseURL }]);
    const studio = new StudioPage(page, locale);
    await studio.open();
    await studio.preview(words);
    const preview = new PreviewDialog(page, locale);
    const [open, hint] = [preview.root.getByText(words), preview.root.getByText(teaser)];
    for (const viewer of viewers) {
      const seen = expected[audience][viewer];
      expect(await answerTo(viewer), `${viewer} is answered`).toBe(seen);
      await preview.lookAs(viewer);
      await expect(preview.nothing, viewer).toBeVisible({ visible: seen === 'absent' });
      await expect(open, viewer).toBeVisible({ visible: seen === 'open' });
      await expect(preview.picture(shows), viewer).toBeVisible({ visible: seen === 'open' });
      if (audience === 'free') continue;
      await expect(hint, viewer).toBeVisible({ visible: seen === 'locked' });
      await expect(preview.locked(audience), viewer).toBeVisible({ visible: seen === 'locked' });
    }
    await page.keyboard.press('Escape');
    await expect(preview.root).toBeHidden();
  });
}

test('who blocks no country is told that visitors from everywhere see the same @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  const words = `بی‌مرز ${randomBytes(4).toString('hex')}`;
  const data = { text: words, audience: 'free' };
  await request.post('/api/performer/feeds', { headers: { authorization: performer.token }, data });
  await signIn(context, baseURL ?? '', performer.token);
  const studio = new StudioPage(page);
  await studio.open();
  await studio.preview(words);
  const preview = new PreviewDialog(page);
  await preview.lookAs('blocked-country');
  await expect(preview.root.getByText(text('fa-IR', 'creator-studio:posts.preview.noCountry'))).toBeVisible();
  await expect(preview.root.getByText(words)).toBeVisible();
});
