import type { Context } from '../../context.ts';
import { createLocalParts } from './local-parts.ts';
import { uploadLocksOf } from './upload-locks.ts';
import type { UploadParts } from './upload-parts.ts';

const open = async (context: Context): Promise<UploadParts> => {
  const { storage } = context.config;
  if (storage.kind === 'local') return createLocalParts(context.config);
  // Loaded on demand, as the bucket's file store.
  const { createBucketParts } = await import('./bucket-parts.ts');
  return createBucketParts(context, storage, uploadLocksOf(context).isHeld);
};

const opened = new WeakMap<Context['config'], Promise<UploadParts>>();

/** In the bucket, where files go there: then an upload goes on in any process. Else in a folder of this machine. */
export const partsOf = (context: Context): Promise<UploadParts> => {
  const known = opened.get(context.config);
  if (known) return known;
  const parts = open(context);
  opened.set(context.config, parts);
  // A folder that could not be made now may be later.
  parts.catch(() => opened.delete(context.config));
  return parts;
};
