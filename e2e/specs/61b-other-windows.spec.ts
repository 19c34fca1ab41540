import type { BrowserContext, Page } from '@playwright/test';
import { MAHSA } from '../fixtures/accounts.ts';
import { socketKnown } from '../fixtures/socket.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const NAME = 'مهسا کریمی';

declare global {
  interface Window {
    /** Names of the channels that a page has opened to its neighbours. */
    openedChannels?: string[];
  }
}

const watchChannels = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const names: string[] = [];
    window.openedChannels = names;
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        names.push(name);
      }
    };
  });

/** A page hears its neighbours once its code for that is there; without a socket nothing tells it again what was before. */
const hearsOthers = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.openedChannels?.includes('barg.facts'));

for (const { isSocketAway, how } of [
  { isSocketAway: false, how: 'the server tells it' },
  { isSocketAway: true, how: 'without sockets the browser does' },
])
  test(`what is followed in one window is followed in the other: ${how} @full`, async ({
    page,
    context,
    fan: _fan,
  }) => {
    if (isSocketAway) await watchChannels(context);
    if (isSocketAway) await context.route(/\/socket\.io\//, (route) => route.abort());
    if (isSocketAway) await context.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
    const [here, there] = [new ProfilePage(page), new ProfilePage(await context.newPage())];
    for (const profile of [here, there]) {
      const isKnown = isSocketAway ? null : socketKnown(profile.page);
      await profile.open(MAHSA);
      await expect(profile.followButton(NAME)).toBeVisible();
      await isKnown;
      if (isSocketAway) await hearsOthers(profile.page);
    }
    const saved = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/api/follows/'));
    await here.followButton(NAME).click();
    expect((await saved).ok()).toBe(true);
    await expect(there.followingButton(NAME)).toBeVisible();
    await there.followingButton(NAME).click();
    await expect(here.followButton(NAME)).toBeVisible();
  });
