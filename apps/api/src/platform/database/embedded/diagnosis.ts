import {
  BrokenDataDirectoryError,
  DiskFullError,
  EmbeddedPostgresUnavailableError,
  type DatabaseError,
} from '../errors.ts';

/** Another start of ours, or children of a killed server that still hold its shared memory: passes by itself. */
const PASSES_BY_ITSELF =
  /pre-existing shared memory block|lock file ".*" already exists|could not bind .* address|is another postmaster/i;

export function passesByItself(output: string): boolean {
  return PASSES_BY_ITSELF.test(output);
}

/** Turns what initdb or the server printed before it gave up into one sentence for a person. */
export function diagnose(output: string, clusterDir: string, logFile?: string): DatabaseError {
  if (/No space left on device|ENOSPC|disk quota exceeded/i.test(output)) return new DiskFullError(clusterDir);
  const programProblem = explainProgramProblem(output);
  if (programProblem) return new EmbeddedPostgresUnavailableError(programProblem);
  return new BrokenDataDirectoryError(
    `PostgreSQL cannot open the data directory ${clusterDir} (${lastComplaint(output)}): restore it from a backup, ` +
      `or set DATA_DIR to another folder${logFile ? `; its log is ${logFile}` : ''}.`,
  );
}

function explainProgramProblem(output: string): string | undefined {
  if (/could not look up effective user ID/i.test(output)) {
    return 'The embedded PostgreSQL needs its user to be listed in /etc/passwd';
  }
  if (/administrative permissions/i.test(output)) {
    return 'The embedded PostgreSQL does not run with administrative permissions; use an ordinary terminal';
  }
  if (/ENOENT|EACCES|cannot execute|error while loading shared libraries|symbol lookup error/i.test(output)) {
    const line = lastComplaint(output);
    return `The embedded PostgreSQL does not run on this system (${line})`;
  }
  return undefined;
}

function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return complaint.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim();
}
