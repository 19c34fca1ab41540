import type { Upload } from '@barg/api-client/models';

/** What an upload is known by before the server has given it an id. */
type Known = Pick<Upload, 'type' | 'fingerprint'>;

const nameOf = ({ type, fingerprint }: Known): string => `barg-upload ${type} ${fingerprint}`;

/** Browsers have locks on secure pages alone; elsewhere one tab knows nothing of another. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Lets the other tabs of this browser know that an upload is under way, until it is called, or the tab is closed. Two
 * tabs may be at the same file.
 */
export const holdUpload = (upload: Known): (() => void) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Refused where the page is going away, which holds nothing either.
  locks()
    ?.request(nameOf(upload), { mode: 'shared' }, () => released)
    .catch(() => undefined);
  return release;
};

/** Those that no tab of this browser is at. */
export const withoutRunning = async <T extends Known>(uploads: readonly T[]): Promise<T[]> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  const running = new Set(held.map(({ name }) => name));
  return uploads.filter((upload) => !running.has(nameOf(upload)));
};
