import { z } from 'zod';
import { listOf } from '../../shared/wire.ts';
import { uploadTypes } from './upload-kinds.ts';

/** An upload in parts, as its owner sees it. */
export const uploadSchema = z
  .object({
    _id: z.uuid(),
    type: z.enum(uploadTypes),
    name: z.string(),
    /** Identifies the file for the sender. */
    fingerprint: z.string(),
    /** Bytes. */
    size: z.number().int(),
    /** Received bytes. */
    received: z.number().int(),
    createdAt: z.iso.datetime(),
    /** When it is deleted unless more bytes are received. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Upload' });

export type OpenUpload = z.infer<typeof uploadSchema>;
export const uploadsAnswer = listOf(uploadSchema);

/** The facts of a new upload, in the pairs of the header Upload-Metadata. */
export const uploadMetadata = z.object({
  type: z.enum(uploadTypes).default('photo'),
  filename: z.string().max(1000).default(''),
  fingerprint: z.string().max(200).default(''),
  /** The content type by the sender's system, under the name that tus clients use. */
  filetype: z.string().max(200).default(''),
});
