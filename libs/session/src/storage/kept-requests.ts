import { deviceStore } from '@barg/runtime/browser-stores';

/** A request that was sent and has no final answer. Of what it does only marks are kept. */
export interface OpenRequest {
  /** The mark of its account and of what is done where: requests of one place stand in for each other. */
  place: string;
  /** The mark of its content. */
  content: string;
  /** Its idempotency key. */
  key: string;
  /** When it was sent first, in milliseconds since 1970. */
  at: number;
  /** The id of the page that sent it. */
  page: string;
  /** Whether an attempt ended without saying what came of it: it may have been carried out. */
  isUnanswered: boolean;
}

const ENTRY = 'barg.open-requests';

/** The oldest give way. */
const MOST_KEPT = 20;

/** A day, in milliseconds. The server remembers a key for two. */
const KEPT_MS = 24 * 60 * 60_000;

/** Another version of the page may have written it. */
const isRequest = (value: unknown): value is OpenRequest => {
  if (typeof value !== 'object' || value === null) return false;
  const { place, content, key, at, page, isUnanswered } = value as Partial<Record<keyof OpenRequest, unknown>>;
  const isText = [place, content, key, page].every((text) => typeof text === 'string');
  return isText && typeof at === 'number' && typeof isUnanswered === 'boolean';
};

const parse = (text: string): OpenRequest[] => {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isRequest) : [];
  } catch {
    return [];
  }
};

/** The browser's open requests, in one entry of its storage that all its tabs and remotes read. */
export const createKeptRequests = () => {
  /** Without storage they are kept as long as the page. */
  let inMemory: string | null = null;
  let latest: { text: string; requests: readonly OpenRequest[] } = { text: '', requests: [] };
  return {
    /** The same list as before as long as nothing has changed. */
    read: (): readonly OpenRequest[] => {
      const text = inMemory ?? deviceStore.getItem(ENTRY) ?? '';
      const isFresh = ({ at }: OpenRequest): boolean => Date.now() - at < KEPT_MS;
      if (latest.text !== text || !latest.requests.every(isFresh))
        latest = { text, requests: parse(text).filter(isFresh) };
      return latest.requests;
    },
    write: (requests: readonly OpenRequest[]): void => {
      const text = JSON.stringify(requests.slice(-MOST_KEPT));
      inMemory = deviceStore.setItem(ENTRY, text) ? null : text;
    },
  };
};
