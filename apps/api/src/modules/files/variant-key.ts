import type { FileKind, FileVariant } from '../../platform/database/file-tables.ts';
import { PUBLIC_PREFIX } from '../../platform/files/store-keys.ts';
import { isPublicKind } from './media-kinds.ts';

/** The store key of a derived file; public ones have a prefix of their own, which a bucket can make public. */
export const variantKey = (
  { id, kind }: { id: string; kind: FileKind },
  { size, format }: Pick<FileVariant, 'size' | 'format'>,
): string => `${isPublicKind(kind) ? PUBLIC_PREFIX : ''}${id}/${size}.${format}`;
