import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';
import type { S3Place } from '@barg/s3';

/** The environment's variables for the storage, see README. */
export const storageEnvironment = {
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
};

export interface S3Storage extends S3Place {
  kind: 's3';
  /** The public URL of the bucket's public part, without a slash at the end; null when it has none. */
  publicUrl: string | null;
}

export type StorageOptions = { kind: 'local' } | S3Storage;

const wrong = (sentence: string): Error => new EnvironmentError(`The environment variable ${sentence}`);

/** The storage options. Throws one sentence that names the wrong variable. */
export const readStorageOptions = (env: z.output<z.ZodObject<typeof storageEnvironment>>): StorageOptions => {
  if (env.STORAGE === 'local') {
    // An incomplete bucket configuration must not fall back to the disk: its files would be missed too late.
    if (env.S3_BUCKET) throw wrong('S3_BUCKET is set, and STORAGE is not: set STORAGE=s3 to use the bucket.');
    return { kind: 'local' };
  }
  if (!env.S3_BUCKET) throw wrong('S3_BUCKET is not set: STORAGE=s3 needs the name of a bucket.');
  if (!env.AWS_ACCESS_KEY_ID !== !env.AWS_SECRET_ACCESS_KEY)
    throw wrong('AWS_ACCESS_KEY_ID belongs to AWS_SECRET_ACCESS_KEY: set both or neither.');
  if (env.S3_ENDPOINT && new URL(env.S3_ENDPOINT).search !== '')
    throw wrong('S3_ENDPOINT is not valid: an endpoint has no query.');
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    ...(env.S3_PATH_STYLE && { isPathStyle: env.S3_PATH_STYLE === 'true' }),
    publicUrl: env.S3_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
  };
};
