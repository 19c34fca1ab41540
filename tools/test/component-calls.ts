import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where tools/jest/api-calls.cjs writes, below the workspace: a file for each test file. */
const FOLDER = '.cache/test-reports/component-calls';

interface Noted {
  /** The path of the test file in the workspace. */
  test: string;
  /** As `GET /api/users/me`. */
  calls: string[];
}

/** The calls of the API that component tests made, each once; those of test files that are gone do not count. */
export function readComponentCalls(workspace: string): string[] {
  const noted = globSync(`${FOLDER}/*.json`, { cwd: workspace }).map((file): Noted =>
    JSON.parse(readFileSync(path.join(workspace, file), 'utf8')),
  );
  const standing = noted.filter(({ test }) => existsSync(path.join(workspace, test)));
  return [...new Set(standing.flatMap(({ calls }) => calls))];
}
