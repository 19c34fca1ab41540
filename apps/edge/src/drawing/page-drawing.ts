import { createHash } from 'node:crypto';
import {
  firstNamespacesOf,
  messagesUrl,
  SHELL,
  type BootData,
  type MessageNamespace,
  type VisitorKind,
} from '@barg/contract';
import { tagOfTexts } from '@barg/releases';
import { NOWHERE, type AskApi } from '../boot-source.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { ShellVersion } from '../shell/shell-version.ts';
import { createRecent } from './recent.ts';
import {
  createRenderers,
  type Attempt,
  type Missing,
  type RenderersOptions,
  type RenderersState,
} from './renderers.ts';
import type { Drawn, KeptTexts } from './renderer/messages.ts';
import { rendererSetOf } from './server-bundles.ts';

/** Pages and texts, in milliseconds: so many visitors of one page cost one drawing. */
const GOOD_FOR_MS = 5000;
const MOST_PAGES = 200;
const MOST_TEXTS = 50;

/** In milliseconds. A page that takes longer than a visitor waits is still drawn, for the next one. */
const HANGS_AFTER_MS = 2000;

/** How long the texts are waited for, in milliseconds: as long as a page waits for its first answers. */
const TEXTS_PATIENCE_MS = 300;

/** Nobody's zone, but the same for all guests: browsers write times in their own as soon as they have taken over. */
const GUESTS_TIME_ZONE = 'UTC';

/** A page that could be drawn. */
export interface PageToDraw {
  /** The shell that the page is made with, as its boot data say. */
  shell: ShellVersion;
  /** Null: a page of the shell itself. */
  build: RemoteBuild | null;
  /** The texts of such a page. */
  namespaces?: readonly MessageNamespace[];
  pathname: string;
  /** Of the address what its first screen shows. */
  search?: string;
  boot: BootData;
  /** What is drawn for a member is drawn for nobody else. */
  visitor: VisitorKind;
  /** The member's; guests share a page, so theirs have no zone of their own. */
  timeZone?: string | null;
  /** When this page has been sent. */
  isAnswered?: Promise<unknown>;
}

/** A first screen, and the moment that its times are written for. */
export interface DrawnPage extends Drawn {
  moment: NonNullable<BootData['drawn']>;
}

/**
 * How it ended: `drawn` for this visitor, or `shared` with another; else why not. `late` pages may be there for the next
 * visitor; `unready`: without a server bundle, settings or texts.
 */
export type DrawingOutcome = 'drawn' | 'shared' | 'late' | 'unready' | Missing;

export interface PageDrawing {
  /** Whether members' pages are drawn too. */
  isForMembers?: boolean;
  /** What a browser takes over; null where nothing is drawn: the page is sent as ever then. Never rejects. */
  draw: (page: PageToDraw) => Promise<DrawnPage | null>;
  renderers: () => RenderersState;
  stop: () => void;
}

interface PageDrawingOptions extends Pick<RenderersOptions, 'report' | 'most' | 'onRenderer'> {
  ask: AskApi;
  isForMembers?: boolean;
  /** For a page, in milliseconds; then it is sent as ever. */
  patience: number;
  /** Hears of each page that could be drawn how that ended. */
  observe?: (drawing: { remote: string; outcome: DrawingOutcome; seconds: number }) => void;
}

type Ended =
  { page: DrawnPage; outcome: 'drawn' | 'shared' } | { outcome: Exclude<DrawingOutcome, 'drawn' | 'shared'> };

/** Draws first screens. What a guest's page is drawn from is its key, so no two that differ in anything share one. */
export function createPageDrawing(options: PageDrawingOptions): PageDrawing {
  const { ask, patience, observe, isForMembers = false, ...others } = options;
  const hangsAfter = Math.max(HANGS_AFTER_MS, patience);
  const renderers = createRenderers({ ...others, hangsAfter, busyAfter: patience });
  const recentPages = createRecent<DrawnPage | Missing>({ goodFor: GOOD_FOR_MS, most: MOST_PAGES });
  const recentTexts = createRecent<KeptTexts>({ goodFor: GOOD_FOR_MS, most: MOST_TEXTS });

  /** The same texts, by the same address, as the browser will have. */
  const textsOf = ({ build, namespaces, visitor, boot: { registry, culture } }: PageToDraw): Promise<KeptTexts> => {
    const url = messagesUrl(culture, firstNamespacesOf(registry, build?.name, visitor, namespaces));
    return recentTexts(url, async () => {
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('The texts are late')), TEXTS_PATIENCE_MS).unref();
      });
      const { data } = (await Promise.race([ask(url, {}, NOWHERE), late])) as { data: unknown[] };
      return { texts: JSON.stringify(data), tag: tagOfTexts(data) };
    });
  };

  const attempt = async (page: PageToDraw): Promise<Ended> => {
    const { shell, build, pathname, search = '', boot, visitor, isAnswered } = page;
    const timeZone = (visitor !== 'guest' && page.timeZone) || GUESTS_TIME_ZONE;
    // Without the settings the browser would ask for them, and show others than were drawn.
    const ready = boot.settings && (await Promise.all([rendererSetOf(shell, build), textsOf(page)]).catch(() => null));
    const [set, texts] = ready || [];
    if (!set || !texts) return { outcome: 'unready' };
    const { settings, registry, culture, theme, answers, user } = boot;
    const from = { pathname, search, boot: { settings, registry, culture, theme, answers, user } };
    const drawIt = async (): Promise<DrawnPage | Missing> => {
      const moment = { now: Date.now(), timeZone, texts: texts.tag };
      const drawing = JSON.stringify({ ...from, moment });
      const ended: Attempt = await renderers.draw(set, { drawing, texts }, isAnswered);
      return 'drawn' in ended ? { ...ended.drawn, moment } : ended.missing;
    };
    const toEnded = (found: DrawnPage | Missing, outcome: 'drawn' | 'shared'): Ended =>
      typeof found === 'string' ? { outcome: found } : { outcome, page: found };
    // Not even for himself: nothing of a member's is kept here.
    if (visitor !== 'guest') return toEnded(await drawIt(), 'drawn');
    const key = createHash('sha256')
      .update(`${set.key}\n${texts.tag}\n${JSON.stringify(from)}`)
      .digest('base64');
    let outcome: 'drawn' | 'shared' = 'shared';
    const found = await recentPages(
      key,
      () => {
        outcome = 'drawn';
        return drawIt();
      },
      (result) => typeof result !== 'string',
    );
    return toEnded(found, outcome);
  };

  const draw = async (page: PageToDraw): Promise<DrawnPage | null> => {
    const began = performance.now();
    const { promise: late, resolve } = Promise.withResolvers<Ended>();
    const timer = setTimeout(() => resolve({ outcome: 'late' }), patience);
    const failed = (): Ended => ({ outcome: 'failed' });
    const ended = await Promise.race([attempt(page).catch(failed), late]);
    clearTimeout(timer);
    const { outcome } = ended;
    observe?.({ remote: page.build?.name ?? SHELL, outcome, seconds: (performance.now() - began) / 1000 });
    return 'page' in ended ? ended.page : null;
  };

  return { isForMembers, draw, renderers: renderers.state, stop: renderers.stop };
}
