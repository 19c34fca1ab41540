import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const LARGEST_LOG = 10 * 1024 * 1024;

/** Opens the server's log for appending; one that has grown large becomes `<name>.1` first. */
export function openLogFile(file: string): number {
  const state = statSync(file, { throwIfNoEntry: false });
  if (state && state.size > LARGEST_LOG) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What was written to the log after `offset`, at most 64 KiB. */
export function readFrom(file: string, offset: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(64 * 1024);
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, offset));
  } finally {
    closeSync(descriptor);
  }
}
