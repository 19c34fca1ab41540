import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { descriptorOf, remoteFiles } from '../../../apps/edge/src/testing/deployment.ts';
import { folderFor } from './site.ts';

/** A build of the feed. */
export async function buildFeed(t: TestContext, entry: string) {
  const [folder, descriptor] = [await folderFor(t), descriptorOf('feed')];
  for (const [file, text] of Object.entries(remoteFiles(descriptor, { entry }))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return { folder, descriptor, label: '', base: null };
}
