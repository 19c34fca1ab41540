import { z } from 'zod';
import { listOf } from '../../shared/wire.ts';
import { uploadTypes } from './upload-kinds.ts';

/** A file on its way in parts, as its owner sees it. */
export const uploadSchema = z
  .object({
    _id: z.uuid(),
    type: z.enum(uploadTypes),
    name: z.string(),
    /** By which the sender knows the file again. */
    fingerprint: z.string(),
    /** Bytes. */
    size: z.number().int(),
    /** Bytes that have come. */
    received: z.number().int(),
    createdAt: z.iso.datetime(),
    /** When it is removed, unless bytes come before. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Upload' });

export type OpenUpload = z.infer<typeof uploadSchema>;
export const uploadsAnswer = listOf(uploadSchema);

/** What a new upload says of its file, in the pairs of the header Upload-Metadata. */
export const uploadMetadata = z.object({
  type: z.enum(uploadTypes).default('photo'),
  filename: z.string().max(1000).default(''),
  fingerprint: z.string().max(200).default(''),
  /** As the sender's system calls it, by the name that clients of tus have for it. */
  filetype: z.string().max(200).default(''),
});
