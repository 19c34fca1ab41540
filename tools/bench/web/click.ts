import type { Browser } from 'playwright';
import { withLabPage, type LabPage } from './lab.ts';

/** Runs in the page: clicks the link and waits until the heading changes. Returns milliseconds. */
const pressAndWait = (link: string, heading: string): string => `new Promise((resolve) => {
  const before = document.querySelector(${JSON.stringify(heading)})?.textContent;
  const startedAt = performance.now();
  new MutationObserver((changes, observer) => {
    const now = document.querySelector(${JSON.stringify(heading)})?.textContent;
    if (!now || now === before) return;
    observer.disconnect();
    resolve(performance.now() - startedAt);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  document.querySelector(${JSON.stringify(link)}).click();
})`;

/** The time of a click in the navigation to a loaded remote: there and back first, then measured. */
export async function clickTimes(browser: Browser, page: LabPage, heading: string, runs: number): Promise<number[]> {
  const [explore, live] = ['a[href="/explore"]', 'a[href="/live"]'];
  return withLabPage(browser, page, async (tab) => {
    for (const link of [live, explore]) await tab.evaluate(pressAndWait(link, heading));
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await tab.evaluate<number>(pressAndWait(live, heading)));
      times.push(await tab.evaluate<number>(pressAndWait(explore, heading)));
    }
    return times;
  });
}
