import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { dropLock, keepLock, takeLock, wantLock, type LockKey } from './upload-locks.repository.ts';

/** Between two looks of who holds a lock, whether it is still his and whether somebody wants it. */
const KEEP_MS = 1_000;
/** Between two tries of who waits for one. */
const TRY_MS = 50;

interface Wish extends LockKey {
  /** Called when somebody else wants the lock, or when it was lost; perhaps several times. */
  onWanted: () => void;
  /** Aborted when the lock is not waited for any more. */
  signal: AbortSignal;
}

/** Lets go of a lock. */
export type Release = () => Promise<void>;

/**
 * Locks that all processes of a site share. A transaction of the database would hold a connection as long as a browser
 * sends; these are rows that expire, and are kept as long as their holder lives.
 */
const createUploadLocks = (context: Pick<Context, 'db' | 'log'>) => {
  /** The wishes of this process that were granted, so that others of it need not wait for the next look. */
  const held = new Map<string, { holder: string; onWanted: () => void }>();

  const hold = (key: LockKey, holder: string, onWanted: () => void): Release => {
    const name = nameOf(key);
    const granted = { holder, onWanted };
    held.set(name, granted);
    const look = async () => {
      if ((await keepLock(context.db, key, holder)) !== false) onWanted();
    };
    const timer = setInterval(() => {
      look().catch((error: unknown) => context.log.warn({ err: error, ...key }, 'the lock of an upload was not kept'));
    }, KEEP_MS);
    return async () => {
      clearInterval(timer);
      if (held.get(name) === granted) held.delete(name);
      await dropLock(context.db, key, holder);
    };
  };

  /** Waits for a lock. Undefined when its signal was aborted before. @throws what the database says of a lost upload */
  const take = async ({ onWanted, signal, ...key }: Wish): Promise<Release | undefined> => {
    const holder = newId();
    while (!(await takeLock(context.db, key, holder))) {
      held.get(nameOf(key))?.onWanted();
      await wantLock(context.db, key);
      await delay(TRY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
    }
    return hold(key, holder, onWanted);
  };

  /** Whether this process is the one that receives an upload, and has not lost its lock while it stood still. */
  const isHeld = async (uploadId: string): Promise<boolean> => {
    const key = { uploadId, purpose: 'receive' } as const;
    const granted = held.get(nameOf(key));
    return granted !== undefined && (await keepLock(context.db, key, granted.holder)) !== undefined;
  };
  return { take, isHeld };
};

export type UploadLocks = ReturnType<typeof createUploadLocks>;

const locks = new WeakMap<Context['config'], UploadLocks>();

/** The locks of a process. */
export const uploadLocksOf = (context: Pick<Context, 'config' | 'db' | 'log'>): UploadLocks => {
  const made = locks.get(context.config) ?? createUploadLocks(context);
  locks.set(context.config, made);
  return made;
};

const nameOf = ({ uploadId, purpose }: LockKey): string => `${purpose} ${uploadId}`;
