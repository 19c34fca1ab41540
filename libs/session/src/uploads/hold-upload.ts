import { locks, nameOf, type KnownUpload } from './running-uploads.ts';

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

/** As {@link holdName}, of an upload that is under way. Two tabs may be at the same file. */
export const holdUpload = (upload: KnownUpload): (() => void) => holdName(nameOf(upload));
