import path from 'node:path';
import { wantsHelp } from '../wants-help.ts';
import { compilePackages, makePackages } from './make-packages.ts';
import { readOptions, USAGE } from './options.ts';
import { checkVersions, recordVersions } from './surface/check-versions.ts';

async function make(out: string): Promise<void> {
  for (const { name, version, bytes, file } of await makePackages(out)) {
    console.log(`${name} ${version}  ${Math.ceil(bytes / 1024)} KB  ${file}`);
  }
  console.log(`In ${path.relative(process.cwd(), out) || '.'}; a running site serves them below /packages/.`);
}

async function check(): Promise<void> {
  for (const { name, version, needed, isEnough, changes } of await checkVersions(await compilePackages())) {
    console.log(isEnough ? `${name} ${version} says what changed.` : `${name} ${version} must be ${needed} or more:`);
    if (isEnough) continue;
    for (const { level, sentence } of changes) console.log(`  ${level}: ${sentence}`);
    process.exitCode = 1;
  }
}

try {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) console.log(USAGE);
  else {
    const { act, out } = readOptions(args);
    if (act === 'make') await make(out);
    else if (act === 'check') await check();
    else await recordVersions(await compilePackages());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
