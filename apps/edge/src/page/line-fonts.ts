import { inlineScript } from './inline-script.ts';

/** The faces of a drawn page's fonts, and behind them the template with their preloads. */
export const FACES_ID = 'font-faces';
export const FONTS_ID = 'fonts';

interface FontLink {
  rel: string;
}

/** The parts of a browser that {@link fontsForLine} uses. */
export interface FontPage {
  document: {
    getElementById: (id: string) => { media: string; content: unknown };
    importNode: (content: unknown, isDeep: true) => { querySelectorAll: (selector: string) => Iterable<FontLink> };
    head: { append: (content: unknown) => void };
  };
  navigator: {
    /** Told by Chromium alone. */
    connection?: { saveData?: boolean; effectiveType?: string };
    /** Absent where the page does not come by a secure line. */
    serviceWorker?: { controller: unknown };
  };
  addEventListener: (type: 'load', listener: () => void) => void;
}

/**
 * Asks for the fonts of a drawn page at once, or, on a first visit by a slow line, when everything else is there: such a
 * page is on the screen before a font can be, keeps the system's, and its main picture would share the line with files
 * that the page does not show. On later visits the service worker has them. Runs in the page, so it uses nothing of this
 * module.
 */
export function fontsForLine(page: FontPage, facesId: string, fontsId: string): void {
  const { document, navigator } = page;
  const { connection } = navigator;
  const ask = (rel: string) => {
    const links = document.importNode(document.getElementById(fontsId).content, true);
    for (const link of links.querySelectorAll('link')) link.rel = rel;
    document.head.append(links);
  };
  const isSlow = connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g';
  const isFirstVisit = () => {
    try {
      return navigator.serviceWorker?.controller === null;
    } catch {
      // Browsers that may keep nothing throw, and have no later visit.
      return false;
    }
  };
  if (!isSlow || !isFirstVisit()) return ask('preload');
  document.getElementById(facesId).media = 'not all';
  page.addEventListener('load', () => ask('prefetch'));
}

/** The script of a drawn page that stands behind its fonts. */
export const FONT_CHOICE = inlineScript(fontsForLine, FACES_ID, FONTS_ID);
