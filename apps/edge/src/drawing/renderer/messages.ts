/** A script that runs in the renderer's context. */
export interface Bundle {
  /** The variable that it makes. */
  name: string;
  code: string;
  /** The base URL of its files; ends in a slash. */
  base: string;
}

/** The content of the page's root, and the style tags for it, without a nonce. */
export interface Drawn {
  html: string;
  styles: string;
  /** The page's name for itself; absent where it has none. */
  title?: string;
}

/** Texts that many pages are drawn from, a hundred kilobytes and more: sent once, and named by their tag from then on. */
export interface KeptTexts {
  tag: string;
  /** As JSON. */
  texts: string;
}

/** What a page is drawn from: JSON, and its texts where it has any. */
export interface PageOrder {
  drawing: string;
  texts?: KeptTexts;
}

/**
 * To the renderer: first the bundles, the shell's before the others; then pages to draw, each after the texts that it
 * names by their tag; and which texts no later page names.
 */
export type Order =
  | { bundles: readonly Bundle[] }
  | { keep: KeptTexts }
  | { forget: string }
  | { id: number; drawing: string; texts?: string };

/** From the renderer: that it has the bundles, what it has drawn, or why not. */
export type Report = { isReady: true } | { id: number; drawn: Drawn } | { id: number | null; failure: string };
