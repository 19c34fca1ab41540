import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractUseSchema } from '@barg/contract/schemas';
import { format } from 'prettier';
import { z } from 'zod';
import { WORKSPACE } from '../workspace.ts';
import type { DeployedRemote } from './breaks.ts';

/** What was deployed when somebody recorded it last, for checks where no site can be asked. */
export const RECORD = path.join(WORKSPACE, 'libs/contract/deployed.json');

const recordSchema = z.array(z.object({ remote: z.string(), version: z.string(), use: contractUseSchema }));

export const readRecord = async (): Promise<DeployedRemote[]> =>
  recordSchema.parse(JSON.parse(await readFile(RECORD, 'utf8')));

export const writeRecord = async (remotes: readonly DeployedRemote[]): Promise<void> =>
  writeFile(RECORD, await format(JSON.stringify(remotes), { parser: 'json', printWidth: 120 }));
