import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { isScript, requesterOf, type SeenRequest } from './requests.ts';

/** The feed is shown when its first post is. */
const SHOWN = 'main article';
const SHOWN_PATIENCE_MS = 30_000;
/** Long enough to be sure that the feed does not appear without a script. */
const MISSING_PATIENCE_MS = 8_000;
/** Everything that starts on its own after the first contentful paint has started by then. */
const SETTLE_MS = 3_000;
/** Runs in the page before any of its scripts. */
const NOTE_FIRST_PICTURE = `new MutationObserver((changes, observer) => {
  if (!document.querySelector('#root > *')) return;
  performance.mark('first-picture');
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })`;
const FIRST_PICTURE = "performance.timeOrigin + performance.getEntriesByName('first-picture')[0].startTime";
const VIEWPORT = { width: 1280, height: 900 };

export interface Visitor {
  url: string;
  /** Null for a guest. */
  token: string | null;
  /** What is there once the page is shown; the first post by default. */
  shown?: string;
}

export interface Visit {
  requests: SeenRequest[];
  /** The contents of the scripts among them, by URL. */
  scripts: ReadonlyMap<string, Buffer>;
  /** When React inserted the first elements; milliseconds since the epoch. */
  firstPictureAt: number;
}

/** Opens a page with an empty cache, and waits until the feed is shown and no requests follow. */
export async function visit(browser: Browser, visitor: Visitor): Promise<Visit> {
  const context = await openContext(browser, visitor);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const requests = await watchRequests(cdp);
    await page.addInitScript({ content: NOTE_FIRST_PICTURE });
    await page.goto(visitor.url);
    await page
      .locator(visitor.shown ?? SHOWN)
      .first()
      .waitFor({ timeout: SHOWN_PATIENCE_MS });
    await page.waitForTimeout(SETTLE_MS);
    const firstPictureAt = await page.evaluate<number>(FIRST_PICTURE);
    return { requests: [...requests.values()], scripts: await readScripts(cdp, requests), firstPictureAt };
  } finally {
    await context.close();
  }
}

/** Whether the feed is shown while these scripts are blocked. */
export async function isShownWithout(browser: Browser, visitor: Visitor, urls: readonly string[]): Promise<boolean> {
  const context = await openContext(browser, visitor);
  try {
    await context.route(
      ({ href }) => urls.includes(href),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.goto(visitor.url);
    const shown = page.locator(SHOWN).first().waitFor({ timeout: MISSING_PATIENCE_MS });
    return await shown.then(
      () => true,
      () => false,
    );
  } finally {
    await context.close();
  }
}

async function openContext(browser: Browser, { url, token }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  if (token !== null) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }]);
  return context;
}

async function watchRequests(cdp: CDPSession): Promise<ReadonlyMap<string, SeenRequest>> {
  const requests = new Map<string, SeenRequest>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const requester = requesterOf(initiator, request.isLinkPreload ?? false);
    requests.set(requestId, {
      url: request.url,
      type,
      mimeType: '',
      startedAt: wallTime * 1000,
      received: 0,
      requester,
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    Object.assign(requests.get(requestId) ?? {}, { mimeType: response.mimeType, type });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { received: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return requests;
}

/** From the browser, because a build may have replaced the files meanwhile. */
async function readScripts(
  cdp: CDPSession,
  requests: ReadonlyMap<string, SeenRequest>,
): Promise<ReadonlyMap<string, Buffer>> {
  const scripts = new Map<string, Buffer>();
  for (const [requestId, request] of requests) {
    if (!isScript(request)) continue;
    const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId });
    scripts.set(request.url, Buffer.from(body, base64Encoded ? 'base64' : 'utf8'));
  }
  return scripts;
}
