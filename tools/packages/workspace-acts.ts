import { tellOutcome } from '../outcome.ts';
import { WORKSPACE } from '../workspace.ts';
import { compilePackages, makePackages } from './make-packages.ts';
import { checkVersions, manifestIn, recordVersions } from './surface/check-versions.ts';
import { raisesOf, writeRaises } from './surface/raise-versions.ts';
import { tellPackages } from './tell-packages.ts';

export const make = async (out: string): Promise<void> => tellPackages(out, await makePackages(out));

export async function check(): Promise<void> {
  const verdicts = await checkVersions(await compilePackages());
  tellOutcome({ packages: verdicts });
  for (const { name, version, needed, isEnough, changes } of verdicts) {
    console.log(isEnough ? `${name} ${version} says what changed.` : `${name} ${version} must be ${needed} or more:`);
    if (!isEnough) for (const { level, sentence } of changes) console.log(`  ${level}: ${sentence}`);
  }
  if (verdicts.every(({ isEnough }) => isEnough)) return;
  console.error(`
npm run packages -- --raise writes these versions, and what changed into each CHANGELOG.md: say there in your own words
what a team has to do. Or take back what need not change.`);
  process.exitCode = 1;
}

export async function raise(): Promise<void> {
  const packages = await compilePackages();
  const dependenciesOf = (name: string) => manifestIn(packages.get(name) ?? []).dependencies ?? {};
  const raises = raisesOf(await checkVersions(packages), dependenciesOf);
  await writeRaises(WORKSPACE, raises);
  tellOutcome({ raised: raises });
  for (const { name, from, to } of raises) console.log(`${name} ${from} is ${to} now.`);
  console.log(
    raises.length > 0
      ? 'Say in each CHANGELOG.md in your own words what a team has to do; --record when they are released.'
      : 'Every version says what changed.',
  );
}

export async function record(): Promise<void> {
  const recorded = await recordVersions(await compilePackages());
  tellOutcome({ recorded });
  for (const { name, version } of recorded) console.log(`${name} ${version} is released.`);
}
