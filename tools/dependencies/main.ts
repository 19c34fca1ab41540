import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';
import { WORKSPACE } from '../workspace.ts';
import { tellOutcome } from '../outcome.ts';
import { readWords } from '../read-words.ts';
import { wantsHelp } from '../wants-help.ts';
import { holesIn, isFine, judge, lastRelease, type Verdict } from './judge.ts';
import { runtimePackages } from './runtime-packages.ts';

const HELP = `Usage: npm run check:packages [-- --only name,name]

Asks npm's configured registry when each package that runs was last released, and for known holes (npm audit).
Names those without a release for three years but for the reasons in tools/dependencies/accepted.json, those that
their keepers have given up, and those with holes.

  --only name,name   asks for these alone; all else counts as unknown
  --json             all that it found, as one line of JSON

Ends with 0 where there is nothing to do, and 1 where there is. What the registry does not say is told, and no fault.`;

const AT_A_TIME = 4;

/** npm's JSON output, for any exit code; null for anything else. */
const askNpm = (args: readonly string[]): Promise<unknown> =>
  new Promise((resolve) => {
    execFile('npm', [...args, '--json'], { cwd: WORKSPACE, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve(null);
      }
    });
  });

const askReleases = async (names: readonly string[]): Promise<Map<string, Date | null>> => {
  const limit = pLimit(AT_A_TIME);
  const ask = async (name: string) => [name, lastRelease(await askNpm(['view', name, 'time']))] as const;
  return new Map(await Promise.all(names.map((name) => limit(ask, name))));
};

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

const tell = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

const tellAll = ({ old, kept, deprecated, unknown, stale }: Verdict): void => {
  tell(
    'No release for three years:',
    old.map(({ name, last, isDirect }) => `${name}  ${day(last)}${isDirect ? '  (named by a workspace)' : ''}`),
  );
  tell(
    'Given up by their keepers:',
    deprecated.map(({ name, words }) => `${name}  ${words}`),
  );
  tell('Reasons that are needed no more (accepted.json):', stale);
  tell(
    'No release for three years, for a reason:',
    kept.map(({ name, last, reason }) => `${name}  ${day(last)}  ${reason}`),
  );
  if (unknown.length > 0) console.log(`\nOf ${unknown.length} packages no release is known.`);
};

const readJson = async (...place: string[]): Promise<unknown> =>
  JSON.parse(await readFile(path.join(WORKSPACE, ...place), 'utf8'));

const run = async (): Promise<boolean> => {
  const { values } = readWords({ options: { only: { type: 'string' } } }, HELP);
  const packages = runtimePackages(await readJson('package-lock.json'));
  const names = [...new Set(packages.map(({ name }) => name))];
  const only = values.only?.split(',');
  const releases = await askReleases(only ? names.filter((name) => only.includes(name)) : names);
  const accepted = z.record(z.string(), z.string()).parse(await readJson('tools/dependencies/accepted.json'));
  const verdict = judge(packages, { releases, accepted, today: new Date() });
  const holes = holesIn(await askNpm(['audit', '--omit=dev']));
  console.log(`${packages.length} packages run, ${names.length} by name.`);
  tellAll(verdict);
  if (holes === null) console.log('\nThe registry does not answer audits: of known holes nothing is known.');
  else
    tell(
      'Known holes:',
      holes.map(({ name, severity, range }) => `${name} ${range}  ${severity}`),
    );
  tellOutcome({ packages: packages.length, ...verdict, holes });
  return isFine(verdict, holes);
};

if (wantsHelp(process.argv.slice(2))) console.log(HELP);
else process.exitCode = (await run()) ? 0 : 1;
