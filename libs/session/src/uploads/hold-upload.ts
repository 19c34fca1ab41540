import { locks, nameOf, type KnownUpload } from './running-uploads.ts';

/** Holds a lock of this name, which other tabs can see, until the returned function is called or the tab is closed. */
export const holdName = (name: string): (() => void) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Rejected while the page unloads, which releases locks anyway.
  locks()
    ?.request(name, { mode: 'shared' }, () => released)
    .catch(() => undefined);
  return release;
};

/** {@link holdName} for an upload. Two tabs may upload the same file. */
export const holdUpload = (upload: KnownUpload): (() => void) => holdName(nameOf(upload));
