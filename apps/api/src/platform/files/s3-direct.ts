import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { DirectStore } from './file-store.ts';
import type { S3Storage } from './storage-config.ts';
import { isPublicKey } from './store-keys.ts';

/** An uploaded file has no trusted type until it is checked, and must not be shown as one. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** Signs URLs and forms of a bucket. */
export const createS3Direct = async (
  client: S3Client,
  { bucket: Bucket, publicUrl }: S3Storage,
): Promise<DirectStore> => {
  const signUrl: DirectStore['signUrl'] = (Key, { windowSeconds, headers }) => {
    const windowStart = Math.floor(Date.now() / 1000 / windowSeconds) * windowSeconds;
    const command = new GetObjectCommand({
      Bucket,
      Key,
      ResponseContentType: headers.contentType,
      ResponseCacheControl: headers.cacheControl,
      ResponseContentDisposition: headers.contentDisposition,
    });
    return getSignedUrl(client, command, {
      expiresIn: windowSeconds * 2,
      signingDate: new Date(windowStart * 1000),
    });
  };
  // Only the client knows the form of the bucket's URLs.
  const anyAddress = await signUrl('any', {
    windowSeconds: 60,
    headers: { contentType: UNKNOWN_TYPE, cacheControl: 'no-store' },
  });
  return {
    origins: { signed: new URL(anyAddress).origin, public: publicUrl && new URL(publicUrl).origin },
    signUrl,
    publicUrl: (key) => (publicUrl !== null && isPublicKey(key) ? `${publicUrl}/${key}` : null),
    signForm: (Key, { maxBytes, seconds }) =>
      createPresignedPost(client, {
        Bucket,
        Key,
        // The exact key, and every field, is a condition as well.
        Conditions: [['content-length-range', 1, maxBytes]],
        Fields: { 'Content-Type': UNKNOWN_TYPE },
        Expires: seconds,
      }),
  };
};
