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

/** To the renderer: first the bundles, the shell's before the others; then pages to draw. */
export type Order = { bundles: readonly Bundle[] } | { id: number; drawing: string };

/** From the renderer: that it has the bundles, what it has drawn, or why not. */
export type Report = { isReady: true } | { id: number; drawn: Drawn } | { id: number | null; failure: string };
