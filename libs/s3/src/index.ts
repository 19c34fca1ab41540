import { S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';

/** A bucket of Amazon S3, or of a compatible service. */
export interface S3Place {
  bucket: string;
  region: string;
  /** The URL of a compatible service; null for Amazon's. */
  endpoint: string | null;
  /** Whether the bucket is part of the path, not of the host. By default, if there is an endpoint. */
  isPathStyle?: boolean;
}

/** How a client reaches a bucket, with the credentials of Amazon's usual environment variables, files and roles. */
export const s3ClientConfig = ({ region, endpoint, isPathStyle = endpoint !== null }: S3Place): S3ClientConfig => ({
  region,
  forcePathStyle: isPathStyle,
  ...(endpoint !== null && { endpoint }),
  // Some compatible services do not support the checksums that the client adds by default; the signature covers the
  // bytes anyway.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** A client for one bucket. */
export const createS3Client = (place: S3Place): S3Client => new S3Client(s3ClientConfig(place));

/** The HTTP status of a failed request to the storage; 0 without a response. */
export const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
