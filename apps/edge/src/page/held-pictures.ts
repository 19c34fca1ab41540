import { inlineScript } from './inline-script.ts';

/** An attribute of the document while its main picture has the line. */
export const HELD = 'data-held';

/**
 * The kit's lazy pictures have no box meanwhile, and a browser asks for a lazy picture once it has one. Theirs is of its
 * size without them.
 */
export const HELD_STYLE = `[${HELD}] :is(picture>img,picture+img)[loading=lazy]{display:none}`;

interface HoldingPage {
  document: { documentElement: { setAttribute: (name: string, value: string) => void } };
}

/**
 * Holds back the pictures of a drawn page but its main one, until its scripts start (start-scripts.ts). Runs in the page,
 * before anything of it is drawn: without scripts nothing is held back.
 */
export function holdPictures({ document }: HoldingPage, held: string): void {
  document.documentElement.setAttribute(held, '');
}

/** The script of a drawn page that has a main picture. */
export const HOLDER = inlineScript(holdPictures, HELD);
