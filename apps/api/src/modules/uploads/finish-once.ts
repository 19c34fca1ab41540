import type { Context } from '../../context.ts';
import { createOncePerKey } from '../../shared/once-per-key.ts';
import { finishUpload } from './resumable.service.ts';
import { findUpload } from './uploads.repository.ts';

/**
 * Finishes uploads, each once at a time: who asks while it is being done waits for the same end. An upload that is
 * finished already, or gone, is left as it is.
 */
export const createFinisher = (context: Context): ((id: string) => Promise<void>) => {
  const once = createOncePerKey<void>();
  return (id) =>
    once(id, async () => {
      const upload = await findUpload(context.db, id);
      if (upload && !upload.finished_at) await finishUpload(context, upload);
    });
};
