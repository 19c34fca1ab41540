import type { APIRequestContext } from '@playwright/test';
import { newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { PrivatePage } from '../pages/private-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Wallet } from '../pages/wallet.ts';

/** A second is a tenth of a token. */
const PRICE = 6;
const PURSE = 50;

interface Bill {
  session: { measuredSeconds: number; startedAt: string | null };
  minutes: { minute: number; seconds: number; amount: number }[];
  total: number;
}

const dataOf = async <T>(request: APIRequestContext, path: string, token: string): Promise<T> => {
  const answer = await request.get(`/api/${path}`, { headers: { authorization: token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};

test('a private stream is asked for, accepted, and paid for the seconds in which both were seen', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  // Two browsers encode and decode video in software here.
  test.slow();
  const performer = await createPerformer(request);
  await request.put('/api/performer/private-streams/settings', {
    headers: { authorization: performer.token },
    data: { isOn: true, price: PRICE, leastMinutes: 1, takesCamera: true },
  });
  const fan = newPerson('Tara');
  const fanToken = await register(request, fan);
  await topUp(request, fanToken, PURSE);
  await signIn(context, baseURL ?? '', fanToken);
  const studio = await browser.newContext({ viewport: page.viewportSize() });
  await signIn(studio, baseURL ?? '', performer.token);
  const [his, hers] = [new PrivatePage(page), new PrivatePage(await studio.newPage())];
  const wallet = new Wallet(page);

  await test.step('he asks with his camera, from her profile; nothing is taken', async () => {
    await new ProfilePage(page).open(performer.username);
    await his.ask(PRICE);
    await expect(his.waiting()).toBeVisible();
  });
  const id = his.id();
  const isMeasured = async () => {
    const session = await dataOf<Bill['session']>(request, `private-streams/${id}`, fanToken);
    return session.measuredSeconds;
  };

  const acceptedAt = Date.now();
  await test.step('she accepts, and each sees the other', async () => {
    await hers.openList();
    await hers.accept();
    await expect.poll(() => his.decodedFrames(performer.name)).toBeGreaterThan(0);
    await expect.poll(() => hers.decodedFrames(fan.name)).toBeGreaterThan(0);
    await expect.poll(isMeasured).toBeGreaterThan(2);
    await expect(his.measured()).toBeVisible();
  });

  await test.step('she ends it: what was measured is paid, second by second, and the rest is back', async () => {
    await hers.end();
    await expect(his.receipt()).toBeVisible();
    const lasted = (Date.now() - acceptedAt) / 1000;
    const bill = await dataOf<Bill>(request, `private-streams/${id}/receipt`, fanToken);
    const seconds = bill.minutes.reduce((sum, minute) => sum + minute.seconds, 0);
    expect(seconds).toBe(bill.session.measuredSeconds);
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThanOrEqual(lasted);
    expect(bill.total).toBeCloseTo((seconds * PRICE) / 60, 10);
    await expect(his.receipt()).toContainText(wallet.tokens(bill.total));
    await wallet.open();
    await wallet.expectBalance(Number((PURSE - bill.total).toFixed(2)));
  });
  await studio.close();
});
