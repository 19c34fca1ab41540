import path from 'node:path';
import { ERRORS, type Lock, type Locker } from '@tus/utils';
import { isForeignKeyViolation } from '../../shared/database-errors.ts';
import type { Release, UploadLocks } from './upload-locks.ts';

/** As long as tus waits in one process. */
const PATIENCE_MS = 30_000;

/** The locks of tus: two requests that send bytes of one upload take turns, in whichever processes they are. */
export const createTusLocker = (locks: UploadLocks): Locker => ({
  newLock: (name): Lock => {
    const uploadId = path.posix.basename(name);
    let release: Release | undefined;
    return {
      lock: async (stopping, onWanted) => {
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]);
        const wish = { uploadId, purpose: 'receive' as const, onWanted: () => void onWanted(), signal };
        release = await locks.take(wish).catch((error: unknown) => {
          throw isForeignKeyViolation(error) ? ERRORS.FILE_NOT_FOUND : error;
        });
        if (!release) throw ERRORS.ERR_LOCK_TIMEOUT;
      },
      unlock: async () => release?.(),
    };
  },
});
