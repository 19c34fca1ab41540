import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** A bucket of Amazon's S3, or of what is compatible with it. */
export interface S3Place {
  bucket: string;
  region: string;
  /** For what is compatible with S3 and is not Amazon's; null for Amazon's own. */
  endpoint: string | null;
  /** Whether the bucket stands in the path and not in the host; without it, where there is an endpoint. */
  isPathStyle?: boolean;
}

/** A client for one bucket. Its credentials are those of Amazon's usual environment variables, files and roles. */
export const createS3Client = ({ region, endpoint, isPathStyle = endpoint !== null }: S3Place): S3Client =>
  new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint !== null && { endpoint }),
    // Not every compatible service knows the checksums that Amazon's client adds by itself: the signature covers the
    // bytes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** The HTTP status that a failure of the storage came with; 0 where none came. */
export const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
