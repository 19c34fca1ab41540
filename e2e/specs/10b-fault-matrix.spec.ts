import type { Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { readRemote } from '../fixtures/forged-remote.ts';
import {
  isRare,
  LATE_ANSWER,
  SCREENS,
  shortTable,
  wholeTable,
  type Row,
  type Screen,
} from '../fixtures/fault-table.ts';
import { remoteFaults, type RemoteFault } from '../fixtures/remote-faults.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const tokens = { performer: '', operator: '' };
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  tokens.performer = await logIn(request, demo.performer);
  tokens.operator = await logIn(request, demo.operator);
  await request.dispose();
});

/** As a link does: the page goes on, only its address changes. Not every screen has its entry for everybody. */
const open = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The variable of the page that a remote's container is. */
const containerOf = (remote: string): string => `barg_${remote.replaceAll('-', '_')}`;

test('the short table has each fault once, each remote broken and looked at, and faults in both places', () => {
  const table = shortTable();
  const names = (rows: Row[]) => new Set(rows.map(({ fault }) => fault));
  expect(names(table)).toEqual(names(wholeTable().filter(({ fault }) => !isRare(fault) || fault === LATE_ANSWER)));
  expect(table).toHaveLength(names(table).size);
  expect(new Set(table.map(({ broken }) => broken)).size).toBe(SCREENS.length);
  expect(new Set(table.flatMap((row) => row.others)).size).toBe(SCREENS.length);
  expect(new Set(table.map(({ place }) => place)).size).toBe(2);
});

const isFull = process.env.E2E_FULL === '1';

for (const { broken, fault: name, place, others } of isFull ? wholeTable() : shortTable()) {
  const { remote, path, expose, label, visitor } = broken;
  const fault: RemoteFault = remoteFaults[name];
  const what = fault.isPlaceless || fault.place ? remote : `${place} of ${remote}`;
  test(`${what} ${name}: ${others.map((other) => other.remote).join(', ')} works, and it comes back`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', tokens[visitor]);
    const site = new SiteFrame(page);
    const titleOf = (screen: Screen): string => text('fa-IR', screen.label);
    const repair = await fault.apply({ page, pathname: path, remote: await readRemote(page, remote, expose) }, place);

    const expectFault = async (): Promise<void> => {
      if (fault.shows === 'page') return expect(site.title).toHaveText(text('fa-IR', label));
      if (fault.shows === 'refusal')
        return expect(site.main).toContainText(text('fa-IR', 'shell:remote.refused.title'));
      return expect(site.failure).toContainText(text('fa-IR', 'shell:remote.title'));
    };
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const refused: string[] = [];
    page.on('console', (message) => void (/'integrity'/.test(message.text()) && refused.push(message.text())));
    // A hung preload keeps the page from its load event.
    await page.goto(path, { waitUntil: 'commit' });
    await expectFault();
    expect(refused.length > 0, refused.join()).toBe(fault.isRefused === true);
    if (fault.shows === 'page') await expect.poll(() => errors).toHaveLength(2);

    for (const other of others) {
      await open(page, other.path);
      await expect(site.title).toHaveText(titleOf(other));
      await expect(site.failure).toBeHidden();
    }
    await open(page, path);
    await expectFault();

    await repair();
    // A part of the same remote that comes meanwhile brings the page back by itself.
    if (fault.shows === 'failure') await site.retry.or(site.title).click();
    if (fault.shows === 'refusal') await page.reload();
    await expect(site.title).toHaveText(titleOf(broken));
    await expect(site.failure).toBeHidden();

    if (!fault.arrive) return;
    const container = await page.evaluateHandle((name): unknown => Reflect.get(globalThis, name), containerOf(remote));
    await fault.arrive(page);
    // What comes now is nobody's any more: what runs goes on running, on this page and on the next.
    await open(page, others[0]?.path ?? '');
    await open(page, path);
    await expect(site.title).toHaveText(titleOf(broken));
    await expect(site.failure).toBeHidden();
    const isSame = await page.evaluate(([known, name]) => Reflect.get(globalThis, name) === known, [
      container,
      containerOf(remote),
    ] as const);
    expect(isSame).toBe(true);
    expect(errors).toEqual([]);
  });
}
