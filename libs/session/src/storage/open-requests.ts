import { createObservable } from '@barg/runtime/observable';
import { newIdempotencyKey } from '@barg/api-client/http';
// By the package's name: each remote has a copy of this module, and the page has one account.
import { accountHere, watchAccountHere } from '@barg/session';
import { fingerprintOf } from './fingerprint.ts';
import { createKeptRequests, type OpenRequest } from './kept-requests.ts';

export type { OpenRequest };

/** Which requests of a place had no answer: none, the one with this content, or another. */
export type Unanswered = 'none' | 'this' | 'other';

/**
 * Milliseconds, for what stays in the page. The server remembers a key for longer; but a bank's question has ended by
 * then, and whoever orders the same by card much later means another one.
 */
const IN_PAGE_MS = 60 * 60_000;

/** Longer than a call waits for its answer (65 seconds): after it, another page's request is on its way no more. */
const ON_ITS_WAY_MS = 2 * 60_000;

/** What holds a typed card is not written to the device: even its mark would tell the card's digits. */
const holdsCard = (content: object): boolean => 'card' in content;

const placeMark = (place: string): string => fingerprintOf(`${accountHere()} ${place}`);
const contentMark = (content: object): string => fingerprintOf(JSON.stringify(content));

/**
 * The open requests of a page and of its browser. One without a final answer is repeated under its key when its dialog
 * is opened again, also after a reload and in another tab; one that another tab is still sending is not: there, the same
 * content is another request.
 */
export const createOpenRequests = () => {
  const page = newIdempotencyKey();
  const kept = createKeptRequests();
  const inPage = createObservable<readonly OpenRequest[]>([]);
  let latest: { lists: readonly unknown[]; all: readonly OpenRequest[] } | null = null;

  const all = (): readonly OpenRequest[] => {
    const lists = [kept.read(), inPage.get()] as const;
    if (!latest?.lists.every((list, index) => list === lists[index])) latest = { lists, all: lists.flat() };
    return latest.all;
  };
  /** Changes both lists; the other tabs' changes are in what is read. */
  const change = (make: (requests: readonly OpenRequest[]) => readonly OpenRequest[]): void => {
    const [before, after] = [kept.read(), make(kept.read())];
    if (JSON.stringify(before) !== JSON.stringify(after)) kept.write(after);
    inPage.set(make(inPage.get()));
  };
  const isUnanswered = (open: OpenRequest): boolean =>
    open.isUnanswered || (open.page !== page && Date.now() - open.at > ON_ITS_WAY_MS);
  const leave = (isMeant: (open: OpenRequest) => boolean): void =>
    change((requests) => requests.map((open) => (isMeant(open) ? { ...open, isUnanswered: true } : open)));
  const forget = (isMeant: (open: OpenRequest) => boolean): void =>
    change((requests) => requests.filter((open) => !isMeant(open)));

  let isWatching = false;
  const watch = (): void => {
    if (isWatching) return;
    isWatching = true;
    watchAccountHere(() => inPage.set([]));
    // Who leaves the page hears no answer to what is on its way.
    addEventListener('pagehide', () => leave((open) => open.page === page));
  };

  return {
    /** All of them, for `unansweredAt`; the same list as long as nothing has changed. */
    get: all,
    /** Calls back after each change, also by another tab. Returns how to stop. */
    subscribe: (listener: () => void): (() => void) => {
      const stop = inPage.subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        stop();
        removeEventListener('storage', listener);
      };
    },
    /**
     * The open request of this content; a new one with a new key where there is none.
     *
     * @param keptIn `device`: it outlives the page, unless it holds a typed card
     */
    open: (place: string, content: object, keptIn: 'device' | 'page'): OpenRequest => {
      watch();
      const marks = { place: placeMark(place), content: contentMark(content) };
      const isSame = (open: OpenRequest): boolean => open.place === marks.place && open.content === marks.content;
      const known = all().find((open) => isSame(open) && (open.page === page || isUnanswered(open)));
      if (known) return { ...known, isUnanswered: isUnanswered(known) };
      const opened = { ...marks, key: newIdempotencyKey(), at: Date.now(), page, isUnanswered: false };
      if (keptIn === 'page' || holdsCard(content)) {
        inPage.set([...inPage.get(), opened]);
        setTimeout(() => forget(({ key }) => key === opened.key), IN_PAGE_MS);
      } else {
        kept.write([...kept.read(), opened]);
        inPage.set(inPage.get());
      }
      return opened;
    },
    /** Notes that an attempt ended without an answer. */
    leave: (key: string): void => leave((open) => open.key === key),
    /** Forgets what has its final answer: the same content is another request from now on. */
    close: (key: string): void => forget((open) => open.key === key),
    /** Forgets all requests of a place, also without an answer. */
    closeAt: (place: string): void => {
      const mark = placeMark(place);
      forget((open) => open.place === mark);
    },
    /** Which of `requests` at a place had no answer. */
    unansweredAt: (requests: readonly OpenRequest[], place: string, content: object): Unanswered => {
      const mark = placeMark(place);
      const unanswered = requests.filter((open) => open.place === mark && isUnanswered(open));
      if (unanswered.length === 0) return 'none';
      const same = contentMark(content);
      return unanswered.some((open) => open.content === same) ? 'this' : 'other';
    },
  };
};

/** The open requests of this page. */
export const openRequests = createOpenRequests();
