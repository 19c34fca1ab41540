import { wantsHelp } from '../wants-help.ts';
import { readOptions, USAGE, type PackagesOptions } from './options.ts';
import { takePackages, UnreadableList } from './store-packages.ts';
import { tellPackages } from './tell-packages.ts';

async function take(from: string, out: string): Promise<void> {
  if (from === out) throw new Error(`${from} holds them already.`);
  try {
    tellPackages(out, await takePackages(from, out));
  } catch (failure) {
    // The web tier starts after this: what an image rolled back to cannot read must not keep the site down.
    if (!(failure instanceof UnreadableList)) throw failure;
    console.error(failure.message);
  }
}

async function run({ act, from, out }: PackagesOptions): Promise<void> {
  if (act === 'take') return take(from, out);
  // Only here: an image that is started has no compiler.
  const { make, check, raise, record } = await import('./workspace-acts.ts');
  return { make: () => make(out), check, raise, record }[act]();
}

try {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) console.log(USAGE);
  else await run(readOptions(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
