import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { LIMITS, type Source } from './statements.ts';

const run = promisify(execFile);
const packageSchema = z.object({ version: z.string() });

/** What git says about a folder; null without git, outside of a repository, or before its first commit. */
async function git(folder: string, ...args: string[]): Promise<string | null> {
  try {
    // A deployment must not wait for, or hold, the index of a developer's clone.
    const { stdout } = await run('git', ['--no-optional-locks', ...args], { cwd: folder });
    return stdout.trim();
  } catch {
    return null;
  }
}

async function packageVersion(folder: string): Promise<string | null> {
  try {
    return packageSchema.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))).version;
  } catch {
    return null;
  }
}

/** A name in one line of a terminal, with the joiners that Persian is written with. */
const clean = (name: string | null | undefined): string | null =>
  name
    ?.replaceAll(/(?![\u200c\u200d])\p{C}/gu, '')
    .trim()
    .slice(0, LIMITS.authorLength) || null;

/**
 * Where a build comes from. The list of a site is public, the author's name too: `BARG_DEPLOY_AUTHOR` has another one,
 * or none when it is empty.
 *
 * @param folder of the remote, in which its package.json lies
 */
export async function sourceOf(folder: string): Promise<Source> {
  const [version, commit, changes, committer] = await Promise.all([
    packageVersion(folder),
    git(folder, 'rev-parse', '--verify', 'HEAD'),
    git(folder, 'status', '--porcelain'),
    git(folder, 'log', '-1', '--format=%an'),
  ]);
  const author = clean(process.env.BARG_DEPLOY_AUTHOR ?? committer);
  return { version: clean(version), commit, isDirty: commit !== null && changes !== '', author };
}

/** Where a build comes from that lies in the folder of its package; null of one that was brought from there. */
export const sourceBeside = async (build: string): Promise<Source | null> => {
  const folder = path.dirname(build);
  return existsSync(path.join(folder, 'package.json')) ? sourceOf(folder) : null;
};
