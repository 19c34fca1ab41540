import type { Context } from '../../context.ts';
import { createOncePerKey } from '../../shared/once-per-key.ts';
import { finishUpload } from './resumable.service.ts';
import { findUpload } from './uploads.repository.ts';

/** Finishes uploads, each once at a time: concurrent calls share one run. A finished or deleted upload is skipped. */
export const createFinisher = (context: Context): ((id: string) => Promise<void>) => {
  const once = createOncePerKey<void>();
  return (id) =>
    once(id, async () => {
      const upload = await findUpload(context.db, id);
      if (upload && !upload.finished_at) await finishUpload(context, upload);
    });
};
