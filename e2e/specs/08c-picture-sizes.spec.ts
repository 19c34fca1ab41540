import { startJanus } from '../../tools/janus-node.ts';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { endRunning } from '../fixtures/streams.ts';
import { expect, test } from '../fixtures/test.ts';
import { BroadcastPage } from '../pages/broadcast-page.ts';
import { WatchPage } from '../pages/watch-page.ts';

/** Undone in the opposite order. */
const ends: Array<() => Promise<void>> = [];
let product: OwnProduct;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const janus = await startJanus({ after: (end) => void ends.push(end) });
  product = await startOwnProduct({ LIVE_ENGINE: 'janus', JANUS_NODES: janus.env });
  ends.push(product.close);
});

test.afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** As the camera of a browser under test has it, and a half and a quarter of that. */
const WIDTHS = { h: 1280, m: 640, l: 320 };

test('a picture is sent in three sizes, and her fan is shown the one that he chooses @full @desktop', async ({
  browser,
}) => {
  // Two browsers encode and decode video in software here.
  test.slow();
  const { baseURL, request } = product;
  const title = `In sizes ${Date.now()}`;
  const openAs = async (token: string) => {
    const context = await browser.newContext({ baseURL });
    ends.push(() => context.close());
    await signIn(context, baseURL, token);
    return context.newPage();
  };
  const performerToken = await logIn(request, demo.performer);
  const broadcast = new BroadcastPage(await openAs(performerToken));
  const page = await openAs(await register(request, newPerson('Tara')));
  const watch = new WatchPage(page);

  await watch.openList();
  await broadcast.open();
  await broadcast.goLive(title);
  await watch.card(title).click();
  await expect(watch.quality()).toHaveValue('auto');
  for (const size of ['l', 'm', 'h', 'l'] as const) {
    await watch.quality().selectOption(size);
    await expect.poll(() => watch.widthOf(title)).toBe(WIDTHS[size]);
  }
  await page.reload();
  await expect(watch.quality()).toHaveValue('l');
  await expect.poll(() => watch.widthOf(title)).toBe(WIDTHS.l);
  await endRunning(request, performerToken);
});
