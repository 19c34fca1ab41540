import { parseArgs } from 'node:util';
import path from 'node:path';
import { OUTPUT } from './published.ts';

export const USAGE = `Usage: npm run packages [-- --out <folder>]
       npm run packages -- --check | --record

Makes the packages that teams build with in repositories of their own: the site serves them below /packages/.
  --out <folder>  where to (dist/packages, where a running site finds them)
  --check         makes none: whether each version says what changed in the package's types since the last release
  --record        makes none: writes down that what there is now is released`;

export interface PackagesOptions {
  out: string;
  act: 'make' | 'check' | 'record';
}

const FLAG = { type: 'boolean' } as const;

/** @throws Error with the usage */
export function readOptions(args: string[]): PackagesOptions {
  try {
    const { values } = parseArgs({ args, options: { out: { type: 'string' }, check: FLAG, record: FLAG } });
    const act = values.check ? 'check' : values.record ? 'record' : 'make';
    return { act, out: values.out === undefined ? OUTPUT : path.resolve(process.env.INIT_CWD || '.', values.out) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}
