import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DeployedRemote } from './breaks.ts';
import { ContractCheckError } from './deployed-remotes.ts';
import { parseRecord, RECORD_NAME } from './record.ts';

const run = promisify(execFile);

/** The names that a clone's main branch may have. */
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main'];

/** A record has some hundred kilobytes. */
const MAX_BYTES = 16 * 1024 * 1024;

const gitIn = (workspace: string) => {
  /** @returns git's output without the line end; null when it fails or there is no git */
  const ask = async (...question: string[]): Promise<string | null> => {
    try {
      const { stdout } = await run('git', ['-C', workspace, ...question], { maxBuffer: MAX_BYTES });
      return stdout.trimEnd();
    } catch {
      return null;
    }
  };
  return {
    ask,
    /** A leading dash would be an option. */
    commitOf: async (revision: string): Promise<string | null> =>
      revision.startsWith('-') ? null : ask('rev-parse', '--verify', '--quiet', `${revision}^{commit}`),
  };
};

type Git = ReturnType<typeof gitIn>;

/** Where this branch left the main one; on the main branch the last commit and the one before. */
async function ownBases({ ask, commitOf }: Git): Promise<string[]> {
  const head = await commitOf('HEAD');
  if (head === null) return [];
  for (const branch of MAIN_BRANCHES) {
    const base = (await commitOf(branch)) && (await ask('merge-base', 'HEAD', branch));
    if (base && base !== head) return [base];
    if (base) break;
  }
  const before = await commitOf('HEAD^');
  return before ? [head, before] : [head];
}

export interface EarlierRecord {
  /** The commit, in git's short form. */
  revision: string;
  remotes: DeployedRemote[];
}

const SHORT = 10;

async function readAt({ ask }: Git, commit: string): Promise<EarlierRecord | null> {
  const revision = commit.slice(0, SHORT);
  const text = await ask('show', `${commit}:./${RECORD_NAME}`);
  if (text === null) return null;
  try {
    return { revision, remotes: parseRecord(text) };
  } catch {
    throw new ContractCheckError(`${RECORD_NAME} of ${revision} cannot be read: name another commit with --base.`);
  }
}

/**
 * What was recorded before the change: a change that breaks a remote could record it anew in the same commit.
 *
 * @param base a revision; by default it is searched for, and if there is none, nothing was recorded before
 * @throws ContractCheckError when there is no such revision
 */
export async function recordsBefore(workspace: string, base: string | undefined): Promise<EarlierRecord[]> {
  const git = gitIn(workspace);
  const named = base === undefined ? undefined : await git.commitOf(base);
  if (named === null) throw new ContractCheckError(`"${base}" is no commit of this repository.`);
  const bases = named === undefined ? await ownBases(git) : [named];
  return (await Promise.all(bases.map((commit) => readAt(git, commit)))).filter((record) => record !== null);
}
