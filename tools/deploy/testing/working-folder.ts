/**
 * Does something as in a terminal that is open in a folder: keys are made and looked for there, and builds. Tests of
 * several files share a process, so no file may keep a folder of its own for longer than it works there.
 */
export async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { INIT_CWD } = process.env;
  const before = process.cwd();
  process.chdir(folder);
  process.env.INIT_CWD = folder;
  try {
    return await work();
  } finally {
    process.chdir(before);
    if (INIT_CWD === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = INIT_CWD;
  }
}
