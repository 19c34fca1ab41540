import { createRoot } from 'react-dom/client';
import type { Page } from '../page/create-page.ts';
import { putStylesBack } from '../site/drawn-styles.ts';
import { answerEarlyFocus } from './early-focus.ts';
import { answerEarlyPress } from './early-press.ts';
import { answerEarlyTyping } from './early-typing.ts';
import { SiteTree } from './site-tree.tsx';
import { takeOverInSlices } from './take-over-in-slices.ts';

/**
 * Renders a page into the browser's document.
 *
 * @param isTakenOver what the server has drawn is on the screen, and stays
 */
export function renderPage(page: Page, { isTakenOver }: { isTakenOver: boolean }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const tree = <SiteTree page={isTakenOver ? { ...page, drawnState: page.session.store.getState() } : page} />;
  // React reports what it had to draw anew as an error of the page, which the health of the site counts.
  if (isTakenOver) {
    putStylesBack(root);
    takeOverInSlices(root, tree);
    answerEarlyTyping(root);
    answerEarlyFocus(root);
  } else createRoot(root).render(tree);
  answerEarlyPress();
}
