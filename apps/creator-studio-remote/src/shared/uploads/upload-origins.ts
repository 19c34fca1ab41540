import { remoteStorage } from '@barg/session/remote-storage';

const KEY = 'upload-origins';
/** The server keeps what has arrived of an upload for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface Begun {
  /** The draft or post that it is for; null for a form that was not kept yet. */
  originId: string | null;
  /** Milliseconds. */
  at: number;
}

const storage = remoteStorage('creator-studio');

/** A hash in place of the file's name, which another user of the device should not read. */
const markOf = (fingerprint: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of fingerprint) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
};

const isBegun = (value: unknown): value is Begun => {
  const { originId, at } = (value ?? {}) as Partial<Record<keyof Begun, unknown>>;
  return (originId === null || typeof originId === 'string') && typeof at === 'number' && Date.now() - at < KEPT_MS;
};

const read = (): Record<string, Begun> => {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(stored).flatMap(([mark, begun]) => (isBegun(begun) ? [[mark, begun]] : [])),
    );
  } catch {
    // Empty where storage is refused or holds anything else.
    return {};
  }
};

const write = (begun: Record<string, Begun>): void => {
  try {
    storage.setItem(KEY, JSON.stringify(begun));
  } catch {
    // A full or forbidden storage must not stop an upload.
  }
};

/** The origin of an upload that was begun on this device; undefined for any other. */
export const originOf = (fingerprint: string): string | null | undefined => read()[markOf(fingerprint)]?.originId;

export const rememberOrigin = (fingerprint: string, originId: string | null): void =>
  write({ ...read(), [markOf(fingerprint)]: { originId, at: Date.now() } });

/** Forgets an upload that has finished or was cancelled. */
export const forgetOrigin = (fingerprint: string): void => {
  const { [markOf(fingerprint)]: _forgotten, ...others } = read();
  write(others);
};
