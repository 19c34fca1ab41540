import path from 'node:path';

/** Variables that npm, Nx and our start set for child processes. */
const INHERITED = /^(npm_|NX_|NODE_COMPILE_CACHE$|NODE_ENV$|DATABASE_URL$|LOG_LEVEL$|INIT_CWD$)/i;

/** The environment of a person's terminal, with the given changes. */
export function terminalEnvironment(changes: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
  const programs = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: programs.join(path.delimiter), ...changes };
}
