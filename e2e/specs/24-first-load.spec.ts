import type { Page } from '@playwright/test';
import { demo, logIn, MAHSA, signIn } from '../fixtures/accounts.ts';
import { createPerformer, publishPhoto } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { worksOf } from '../fixtures/works.ts';

/**
 * One page of each kind that declares its first calls; `null` is a guest. Every run takes a guest's and a member's: that
 * they are taken from what came with the page is the same code for all of them.
 */
const pages = [
  { path: '/', as: null, answers: 3, tag: '' },
  { path: '/home', as: demo.fan, answers: 3, tag: ' @full' },
  { path: '/explore', as: null, answers: 3, tag: ' @full' },
  { path: `/${MAHSA}`, as: demo.fan, answers: 2, tag: ' @full' },
  { path: '/messages', as: demo.fan, answers: 1, tag: ' @full' },
  { path: '/wallet', as: demo.fan, answers: 1, tag: ' @full' },
  { path: '/live', as: null, answers: 2, tag: ' @full' },
  { path: '/creator/studio', as: demo.performer, answers: 4, tag: ' @full' },
] as const;

/** Opens a page and sees that it makes no call whose answer came with it. */
const opensWithAnswers = async (page: Page, path: string, answers: number): Promise<void> => {
  // Once it is there, the socket has everything asked anew that may have changed before.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.route(/socket\.io/, (call) => call.abort());
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await page.goto(path);
  const boot: unknown = JSON.parse((await page.locator('#boot-data').textContent()) ?? '');
  const brought = Object.keys((boot as { answers: object }).answers).map((key) => `/api${key.split('?')[0]}`);
  expect(brought).toHaveLength(answers);
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  // Whatever the page asks for besides, it asks after these.
  await expect.poll(() => asked.filter((url) => url.startsWith('/calls.')).length).toBe(1);
  expect(asked.filter((url) => brought.includes(url))).toEqual([]);
};

for (const { path, as, answers, tag } of pages) {
  test(`${path} comes with the answers to its first calls and does not ask again${tag}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    if (as) await signIn(context, baseURL ?? '', await logIn(request, as));
    await opensWithAnswers(page, path, answers);
  });
}

/** Of the shell and the feed together, until the first page can be drawn: bytes as gzip. */
const FIRST_LOAD = { bytes: 260_000, requests: 12 };

for (const { path, as, tag } of [pages[0], pages[1]]) {
  test(`${path} names scripts of ${FIRST_LOAD.bytes / 1000} kB at most, in ${FIRST_LOAD.requests} requests at most${tag}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    if (as) await signIn(context, baseURL ?? '', await logIn(request, as));
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    const tags = html.match(/<(?:script [^>]*src|link [^>]*rel="preload"[^>]*as="script")[^>]*>/g) ?? [];
    const names = [...new Set(tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
    for (const part of [/^\/main\./, /\/remoteEntry\./, /\/__federation_expose_home\./]) {
      expect(names.filter((name) => part.test(name))).toHaveLength(1);
    }
    const sizes = await Promise.all(
      names.map(async (name) => {
        const answer = await page.request.get(name, { headers: { 'accept-encoding': 'gzip' } });
        expect(answer.ok(), name).toBe(true);
        return Number(answer.headers()['content-length']);
      }),
    );
    const table = names.map((name, index) => `${name}: ${sizes[index]}`).join('\n');
    expect(names.length, table).toBeLessThanOrEqual(FIRST_LOAD.requests);
    expect(
      sizes.reduce((sum, bytes) => sum + bytes),
      table,
    ).toBeLessThanOrEqual(FIRST_LOAD.bytes);
  });
}

for (const [kind, tag] of [
  ['galleries', ' @full'],
  ['videos', ' @full'],
  ['products', ' @full'],
] as const)
  test(`one of the ${kind} comes with its answer and is not asked for again${tag}`, async ({ page, request }) => {
    const [work] = await worksOf(request, MAHSA, kind);
    await opensWithAnswers(page, `/${kind}/${work?._id}`, 1);
  });

test('a page that brings no answers brings what calls with it @full', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.locator('link[rel=preload][href^="/calls."]')).toHaveCount(1);
});

test('/home has the picture of its first post fetched with the page, and no second time @full', async ({
  page,
  context,
  request,
  baseURL,
  fan,
}) => {
  // Somebody of whom this fan alone knows: what stands first does not change.
  const performer = await createPerformer(request);
  await publishPhoto(request, performer, 'Ridge');
  await request.post(`/api/follows/${performer._id}`, { headers: { authorization: fan.token } });
  await signIn(context, baseURL ?? '', fan.token);
  const fetched: string[] = [];
  page.on('request', (call) => fetched.push(call.url()));
  await page.goto('/home');
  const sizes = (await page.locator('link[rel=preload][as=image]').first().getAttribute('imagesrcset')) ?? '';
  const addresses = sizes.split(', ').map((size) => new URL(size.split(' ')[0] ?? '', baseURL).href);
  expect(addresses).toHaveLength(3);
  const picture = page.getByRole('article').first().locator('picture img[fetchpriority=high]');
  await expect
    .poll(async () => addresses.includes(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)))
    .toBe(true);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(fetched.filter((url) => addresses.includes(url))).toHaveLength(1);
});
