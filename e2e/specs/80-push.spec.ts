import { signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { deliverPush, pressShown, pushWorker, shownBy } from '../fixtures/push.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a push without words is told in the reader’s, and a press opens where it happened', async ({
  page,
  context,
  request,
  baseURL,
  fan,
}) => {
  const performer = await createPerformer(request);
  const headers = { authorization: performer.token };
  const followed = await request.post(`/api/follows/${performer._id}`, { headers: { authorization: fan.token } });
  expect(followed.ok(), await followed.text()).toBe(true);
  const list = await request.get('/api/notifications', { headers });
  const { data } = (await list.json()) as { data: { data: { _id: string; kind: string; link: string }[] } };
  const { _id: id, kind, link } = data.data[0] ?? { _id: '', kind: '', link: '' };
  await signIn(context, baseURL ?? '', performer.token);
  await page.goto('/contact?locale=fa-IR');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const worker = await pushWorker(page);

  // A page that is looked at says it itself.
  await deliverPush(page, worker, { kind, id });
  await page.goto('about:blank');
  await deliverPush(page, worker, { kind, id });
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  const [shown] = await shownBy(worker);
  expect(shown?.options).toMatchObject({ dir: 'rtl', lang: 'fa-IR', body: expect.stringContaining(fan.name) });

  await page.goto('/contact');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await pressShown(worker), new URL(page.url()).pathname)).toBe(link.split('?')[0]);
});
