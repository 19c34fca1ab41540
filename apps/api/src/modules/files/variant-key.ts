import type { FileKind, FileVariant } from '../../platform/database/file-tables.ts';
import { PUBLIC_PREFIX } from '../../platform/files/store-keys.ts';
import { isPublicKind } from './media-kinds.ts';

/** Where in the store a derived file lies: what is everyone's apart, so that a bucket can open that alone. */
export const variantKey = (
  { id, kind }: { id: string; kind: FileKind },
  { size, format }: Pick<FileVariant, 'size' | 'format'>,
): string => `${isPublicKind(kind) ? PUBLIC_PREFIX : ''}${id}/${size}.${format}`;
