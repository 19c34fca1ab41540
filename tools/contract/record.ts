import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractUseSchema } from '@barg/contract/schemas';
import { format } from 'prettier';
import { z } from 'zod';
import { surfaceSchema, type Surface } from '@barg/releases';
import { WORKSPACE } from '../workspace.ts';
import type { DeployedRemote } from './breaks.ts';

/** The last record of what is deployed, for checks without a site; its path in the workspace. */
export const RECORD_NAME = 'libs/contract/deployed.json';

const recordSchema = z.array(
  z.object({ remote: z.string(), version: z.string(), use: contractUseSchema, shared: surfaceSchema }),
);

/** A record holds names only: the types of exports would take hundreds of kilobytes. */
const namesOf = (surface: Surface): Surface =>
  Object.fromEntries(
    Object.entries(surface).map(([request, { version, exports }]) => [
      request,
      { version, exports: Object.fromEntries(Object.keys(exports).map((name) => [name, null])) },
    ]),
  );

export const parseRecord = (text: string): DeployedRemote[] => recordSchema.parse(JSON.parse(text));

export const readRecord = async (workspace: string): Promise<DeployedRemote[]> =>
  parseRecord(await readFile(path.join(workspace, RECORD_NAME), 'utf8'));

export const writeRecord = async (remotes: readonly DeployedRemote[]): Promise<void> =>
  writeFile(
    path.join(WORKSPACE, RECORD_NAME),
    await format(JSON.stringify(remotes.map((one) => ({ ...one, shared: namesOf(one.shared) }))), {
      parser: 'json',
      printWidth: 120,
    }),
  );
