import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@barg/contract';
import { writeWhole } from '@barg/releases';
import { z } from 'zod';
import { WORKSPACE } from '../../workspace.ts';
import type { Inputs } from './inputs.ts';

const fileOf = (remote: RemoteName): string => path.join(WORKSPACE, '.cache/checks', `${remote}.json`);
const inputsSchema = z.record(z.string(), z.string());

/** What a remote's checks have passed with last on this machine; null for never, or when that cannot be read. */
export async function readPassed(remote: RemoteName): Promise<Inputs | null> {
  try {
    return inputsSchema.parse(JSON.parse(await readFile(fileOf(remote), 'utf8')));
  } catch {
    return null;
  }
}

export async function keepPassed(remote: RemoteName, inputs: Inputs): Promise<void> {
  await mkdir(path.dirname(fileOf(remote)), { recursive: true });
  await writeWhole(fileOf(remote), JSON.stringify(inputs));
}
