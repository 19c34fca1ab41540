import type { Context } from '../../context.ts';
import { isForeignKeyViolation } from '../../shared/database-errors.ts';
import { createOncePerKey } from '../../shared/once-per-key.ts';
import { finishUpload } from './resumable.service.ts';
import type { UploadLocks } from './upload-locks.ts';
import { findUpload } from './uploads.repository.ts';

/** Storing a film takes long, and ends by itself: who waits for it does not hurry it. */
const UNHURRIED = { onWanted: () => undefined, signal: new AbortController().signal };

/**
 * Finishes uploads, each once at a time: concurrent calls share one run, and wait for that of another process. A
 * finished or deleted upload is skipped.
 */
export const createFinisher = (context: Context, locks: UploadLocks): ((id: string) => Promise<void>) => {
  const once = createOncePerKey<void>();
  return (id) =>
    once(id, async () => {
      const release = await locks.take({ uploadId: id, purpose: 'store', ...UNHURRIED }).catch((error: unknown) => {
        if (!isForeignKeyViolation(error)) throw error;
      });
      try {
        const upload = release && (await findUpload(context.db, id));
        if (upload && !upload.finished_at) await finishUpload(context, upload);
      } finally {
        await release?.();
      }
    });
};
