import { parseArgs } from 'node:util';
import path from 'node:path';
import { OUTPUT } from './published.ts';

export const USAGE = `Usage: npm run packages [-- --out <folder>]
       npm run packages -- --from <folder> --out <folder>
       npm run packages -- --check | --raise | --record

Makes the packages that teams build with in repositories of their own: the site serves them below /packages/. What was
made before stays, twenty archives of each.
  --out <folder>  where to (dist/packages, where a running site finds them)
  --from <folder> makes none: takes over those that were made there, as an image's
  --check         makes none: whether each version says what changed in the package's types since the last release
  --raise         makes none: gives each that says too little the version that it needs, in all that names it, with
                  lines for its CHANGELOG.md
  --record        makes none: writes down that what there is now is released
  --json          the outcome as one line of JSON`;

export interface PackagesOptions {
  out: string;
  /** Where they were made, of `take`. */
  from: string;
  act: 'make' | 'take' | 'check' | 'raise' | 'record';
}

const FLAG = { type: 'boolean' } as const;

/** @throws Error with the usage */
export function readOptions(args: string[]): PackagesOptions {
  try {
    const acts = { check: FLAG, raise: FLAG, record: FLAG };
    const folder = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { out: folder, from: folder, ...acts } });
    const asked = (['check', 'raise', 'record'] as const).filter((one) => values[one]);
    const [act = 'make', another] = values.from === undefined ? asked : (['take', ...asked] as const);
    if (another) throw new Error(`${act === 'take' ? '--from' : `--${act}`} and --${another} are two things to do.`);
    const placeOf = (given: string): string => path.resolve(process.env.INIT_CWD || '.', given);
    return { act, from: placeOf(values.from ?? ''), out: values.out === undefined ? OUTPUT : placeOf(values.out) };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}
