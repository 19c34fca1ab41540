import type { Browser } from 'playwright';
import { visit } from '../first-load/visit.ts';

export interface Weight {
  /** Bytes of the remote's files that came before the first picture, and at all. */
  before: number;
  all: number;
  /** Bytes of the document, compressed as it came. */
  page: number;
}

/** What a page that shows nothing of a remote loads of it; it is in the navigation there. */
export async function weightOf(browser: Browser, site: string, remote: string): Promise<Weight> {
  const { requests, firstPictureAt } = await visit(browser, { url: `${site}/live`, token: null, shown: 'main h1' });
  const sum = (some: typeof requests): number => some.reduce((total, { received }) => total + received, 0);
  const own = requests.filter(({ url }) => new URL(url).pathname.startsWith(`/remotes/${remote}/`));
  return {
    before: sum(own.filter(({ startedAt }) => startedAt <= firstPictureAt)),
    all: sum(own),
    page: sum(requests.filter(({ type }) => type === 'Document')),
  };
}
