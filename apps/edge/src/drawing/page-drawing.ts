import { createHash } from 'node:crypto';
import { firstNamespacesOf, messagesUrl, type BootData } from '@barg/contract';
import { NOWHERE, type AskApi } from '../boot-source.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import { createRecent } from './recent.ts';
import { createRenderers, type RenderersOptions } from './renderers.ts';
import type { Drawn } from './renderer/messages.ts';
import { rendererSetOf } from './server-bundles.ts';

/** Pages and texts, in milliseconds: so many visitors of one page cost one drawing. */
const GOOD_FOR_MS = 5000;
const MOST_PAGES = 200;
const MOST_TEXTS = 50;

/** Of the texts, in milliseconds: as long as a page waits for its first answers. */
const TEXTS_PATIENCE_MS = 300;

/** A guest's page that could be drawn. */
export interface PageToDraw {
  build: RemoteBuild;
  pathname: string;
  boot: BootData;
}

export interface PageDrawing {
  /** What a guest's browser takes over; null where nothing is drawn: the page is sent as ever then. Never rejects. */
  draw: (page: PageToDraw) => Promise<Drawn | null>;
  stop: () => void;
}

interface PageDrawingOptions extends RenderersOptions {
  ask: AskApi;
  shellDir: string;
}

/** Draws guests' first screens. What a page is drawn from is its key, so no two that differ in anything share one. */
export function createPageDrawing({ ask, shellDir, ...options }: PageDrawingOptions): PageDrawing {
  const renderers = createRenderers(options);
  const recentPages = createRecent<Drawn | null>({ goodFor: GOOD_FOR_MS, most: MOST_PAGES });
  const recentTexts = createRecent<unknown[]>({ goodFor: GOOD_FOR_MS, most: MOST_TEXTS });

  /** The same texts, by the same address, as the browser will have. */
  const textsOf = ({ build, boot: { registry, culture } }: PageToDraw): Promise<unknown[]> => {
    const url = messagesUrl(culture, firstNamespacesOf(registry, build.name, 'guest'));
    return recentTexts(url, async () => {
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('The texts are late')), TEXTS_PATIENCE_MS).unref();
      });
      const { data } = (await Promise.race([ask(url, {}, NOWHERE), late])) as { data: unknown[] };
      return data;
    });
  };

  const draw = async (page: PageToDraw): Promise<Drawn | null> => {
    const { build, pathname, boot } = page;
    // The browser would ask for the settings, and show others than were drawn.
    if (boot.settings === null) return null;
    const [set, texts] = await Promise.all([rendererSetOf(shellDir, build), textsOf(page)]);
    if (!set) return null;
    const { settings, registry, culture, theme, answers } = boot;
    const drawing = JSON.stringify({ pathname, boot: { settings, registry, culture, theme, answers }, texts });
    const key = createHash('sha256').update(`${set.key}\n${drawing}`).digest('base64');
    return recentPages(
      key,
      () => renderers.draw(set, drawing),
      (drawn) => drawn !== null,
    );
  };

  return { draw: (page) => draw(page).catch(() => null), stop: renderers.stop };
}
