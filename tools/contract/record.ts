import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractUseSchema } from '@barg/contract/schemas';
import { format } from 'prettier';
import { z } from 'zod';
import { surfaceSchema, type Surface } from '../shared-surface/shape.ts';
import { WORKSPACE } from '../workspace.ts';
import type { DeployedRemote } from './breaks.ts';

/** What was deployed when somebody recorded it last, for checks where no site can be asked; in a workspace. */
export const RECORD_NAME = 'libs/contract/deployed.json';

const recordSchema = z.array(
  z.object({ remote: z.string(), version: z.string(), use: contractUseSchema, shared: surfaceSchema }),
);

/** A record holds the names alone: how each export was typed would be hundreds of kilobytes. */
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
