import type { APIRequestContext, Page, Route } from '@playwright/test';
import { intercept } from '../fixtures/intercept.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { createPerformer, publishPhoto } from '../fixtures/performers.ts';
import { isTakenOver } from '../fixtures/taken-over.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { makeGallery } from '../fixtures/works.ts';
import { isDecoded } from '../pages/feed-page.ts';

interface Answer {
  data: { files?: object[]; photos?: object[] };
}

/** As the API answers before the sizes of the photos are there: the machine that makes them is done too soon for a test. */
async function unfinished(route: Route): Promise<void> {
  const response = await route.fetch();
  const json = (await response.json()) as Answer;
  const early = (files: object[] | undefined) =>
    files?.map((file) => ({ ...file, status: 'processing', thumbnails: null, thumbhash: null }));
  json.data = { ...json.data, files: early(json.data.files), photos: early(json.data.photos) };
  await route.fulfill({ response, json });
}

/** Until the sizes are there for good: a slow machine is still making them. */
const untilPrepared = (request: APIRequestContext, call: string, photos: number) =>
  expect
    .poll(async () => {
      const { data } = (await (await request.get(`/api/${call}`)).json()) as {
        data: Record<'files' | 'photos', Array<{ status: string }> | undefined>;
      };
      return (data.files ?? data.photos)?.filter(({ status }) => status === 'ready').length;
    })
    .toBe(photos);

/** Holds the first question after files; answers when it is made: which are asked after, and how to let it pass. */
const holdQuestion = (page: Page) =>
  new Promise<{ fileIds: string[]; pass: () => Promise<void> }>((resolve) => {
    const letPass = intercept(page, '**/api/files/public-info', async (route) => {
      const { fileIds } = route.request().postDataJSON() as { fileIds: string[] };
      const pass = async () => {
        (await letPass)();
        await route.continue();
      };
      resolve({ fileIds, pass });
    });
  });

for (const { locale } of BOTH_DIRECTIONS) {
  test(`who looks at photos while they are prepared is told so, and sees them once they are there (${locale}) @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const performer = await createPerformer(request);
    const [post, galleryId] = [
      await publishPhoto(request, performer, 'برگ‌ها'),
      await makeGallery(request, performer, 'برگ‌ها'),
    ];
    const main = page.getByRole('main');
    const waiting = main.getByText(text(locale, 'feed:media.photoProcessing'));
    const large = main.getByTitle(text(locale, 'feed:media.enlarge'));

    // By links: a page that is loaded brings its first answers along.
    for (const { from, to, call, photos } of [
      { from: '', to: `/posts/${post._id}`, call: `user/feeds/${post._id}`, photos: 1 },
      {
        from: '/galleries',
        to: `/galleries/${galleryId}`,
        call: `performer-assets/galleries/${galleryId}/view`,
        photos: 2,
      },
    ]) {
      await untilPrepared(request, call, photos);
      await page.goto(`/${performer.username}${from}`);
      const isFinished = await intercept(page, `**/api/${call}`, unfinished);
      const question = holdQuestion(page);
      const link = main.locator(`a[href="${to}"]`);
      // A link of a drawn page that nobody has taken over yet is followed by the browser, which loads the page.
      await expect.poll(() => isTakenOver(link)).toBe(true);
      await link.click();
      const { fileIds, pass } = await question;
      expect(fileIds).toHaveLength(photos);
      await expect(waiting).toHaveCount(photos);
      await expect(large).toHaveCount(0);
      isFinished();
      await pass();
      await expect(large).toHaveCount(photos);
      await expect.poll(() => isDecoded(large.first().getByRole('img'))).toBe(true);
      await expect(waiting).toHaveCount(0);
    }
  });
}
