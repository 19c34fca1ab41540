import type { Upload } from '@barg/api-client/models';

/** What an upload is known by before the server has given it an id. */
type Known = Pick<Upload, 'type' | 'fingerprint'>;

const nameOf = ({ type, fingerprint }: Known): string => `barg-upload ${type} ${fingerprint}`;

/** Browsers have locks on secure pages alone; elsewhere one tab knows nothing of another. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Lets the other tabs of this browser know of something by its name, until it is called, or the tab is closed. */
export const holdName = (name: string): (() => void) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Refused where the page is going away, which holds nothing either.
  locks()
    ?.request(name, { mode: 'shared' }, () => released)
    .catch(() => undefined);
  return release;
};

/** What tabs of this browser hold, this one too. */
export const heldNames = async (): Promise<ReadonlySet<string | undefined>> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
};

/** As {@link holdName}, of an upload that is under way. Two tabs may be at the same file. */
export const holdUpload = (upload: Known): (() => void) => holdName(nameOf(upload));

/** Those that no tab of this browser is at. */
export const withoutRunning = async <T extends Known>(uploads: readonly T[]): Promise<T[]> => {
  const running = await heldNames();
  return uploads.filter((upload) => !running.has(nameOf(upload)));
};
