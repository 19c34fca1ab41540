import { CLIENT_REPORTS_PATH, SHELL_START_KEY } from '@barg/contract';
import { inlineScript } from '../page/inline-script.ts';

/** What fails to load, or throws. */
interface FailureEvent {
  target?: { tagName?: string; src?: string } | null;
  error?: unknown;
}

/** The parts of a browser that {@link watchStart} uses. */
export interface WatchedPage {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  navigator: { sendBeacon: (path: string, body: Blob) => void };
  location: { origin: string };
  document: { currentScript: { dataset: { version?: string } } | null };
  addEventListener: (type: string, listener: (event: FailureEvent) => void, isCaptured?: true) => void;
  setTimeout: (callback: () => void, milliseconds: number) => void;
}

/**
 * Tells of a shell that does not start, which cannot tell so itself: its scripts do not come or throw, or the page stops
 * answering while they run, of which the next page tells. What it is told by is the mark that the shell takes away once it
 * has started. Runs in the page before the shell, so it uses nothing of this module.
 *
 * The shell that others get is watched by the same script, so what browsers do by themselves counts for both.
 */
export function watchStart(page: WatchedPage, key: string, path: string): void {
  const version = page.document.currentScript?.dataset.version ?? '';
  const tell = (of: string, kind: string) => {
    const events = [{ type: 'failure', app: 'shell', version: of, kind }];
    const body = JSON.stringify({ isSampled: true, events });
    page.navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
  };
  try {
    const kept = page.localStorage;
    const mark = `${Date.now()} ${version}`;
    const [at, before] = (kept.getItem(key) ?? '').split(' ');
    const silent = Date.now() - Number(at);
    if (before && silent > 5000 && silent < 86_400_000) tell(before, 'blocked');
    kept.setItem(key, mark);
    let failed = '';
    const send = () => {
      if (failed) tell(version, failed);
      failed = '';
    };
    const fail = (kind: string) => {
      if (kept.getItem(key) !== mark) return;
      kept.removeItem(key);
      failed = kind;
      // As late as the shell's own failures: what was deployed a moment ago the site does not know yet.
      page.setTimeout(send, 2000);
    };
    page.addEventListener('pagehide', () => {
      if (kept.getItem(key) === mark) kept.removeItem(key);
      send();
    });
    page.addEventListener(
      'error',
      ({ target, error }) => {
        const { tagName, src = '' } = target ?? {};
        const own = `${page.location.origin}/`;
        if (error) fail('evaluation');
        else if (tagName === 'SCRIPT' && src.startsWith(own) && !src.startsWith(`${own}remotes/`)) fail('network');
      },
      true,
    );
    page.addEventListener('unhandledrejection', () => fail('evaluation'));
  } catch {
    // Without a place for the mark nothing is told, and nothing may break.
  }
}

/** The script that watches the shell's start, as it stands in a page. */
export const WATCHER = inlineScript(watchStart, SHELL_START_KEY, CLIENT_REPORTS_PATH);

/** @param version of the shell that the page is made with */
export const watcherTag = (version: string): string => `<script data-version="${version}">${WATCHER}</script>`;
