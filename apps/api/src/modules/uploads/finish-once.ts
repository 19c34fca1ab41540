import type { Context } from '../../context.ts';
import { finishUpload } from './resumable.service.ts';
import { findUpload } from './uploads.repository.ts';

/**
 * Finishes uploads, each once at a time: who asks while it is being done waits for the same end. An upload that is
 * finished already, or gone, is left as it is.
 */
export const createFinisher = (context: Context): ((id: string) => Promise<void>) => {
  const running = new Map<string, Promise<void>>();

  const run = async (id: string): Promise<void> => {
    const upload = await findUpload(context.db, id);
    if (upload && !upload.finished_at) await finishUpload(context, upload);
  };

  return (id) => {
    const started = running.get(id) ?? run(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  };
};
