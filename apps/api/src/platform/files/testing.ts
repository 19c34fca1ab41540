import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { CREDENTIALS, startS3Server, type S3Server, type S3ServerOptions } from '@barg/s3/testing';
import { PUBLIC_PREFIX } from './store-keys.ts';

export interface TestBucket extends S3Server {
  /** The environment for an API that stores its files here. */
  environment: Record<string, string>;
}

/** A bucket for one test, with a public part. */
export const startTestBucket = async (t: TestContext, options: S3ServerOptions = {}): Promise<TestBucket> => {
  // Amazon's client reads credentials from the environment only.
  Object.assign(process.env, CREDENTIALS);
  const server = await startS3Server({ publicPrefix: PUBLIC_PREFIX, ...options });
  t.after(server.close);
  const { endpoint, bucket, region } = server;
  return {
    ...server,
    environment: { STORAGE: 's3', S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region },
  };
};

export const testFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-files-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
