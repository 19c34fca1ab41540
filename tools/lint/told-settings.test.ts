import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { AREA_OF } from '../../apps/api/src/plugins/own-windows.ts';
import { WORKSPACE } from '../workspace.ts';

const OPERATIONS = [...AREA_OF].filter(([, area]) => area === 'settings').map(([operation]) => operation);

/** The text of each endpoint of a module, from its kind on. */
const endpointsIn = (text: string): string[] =>
  text.split(/(?=\bbuild\.(?:query|infiniteQuery|mutation)<)/).filter((part) => part.startsWith('build.'));

const calls = (text: string, operation: string): boolean => new RegExp(`\\b${operation}\\(`).test(text);

/** What is wrong with an endpoint of a module that changes a setting, or nothing. */
const faultOf = (endpoint: string): string | null => {
  if (!endpoint.startsWith('build.mutation')) return endpoint.includes('providesTags') ? null : 'providesTags';
  const isMeant = OPERATIONS.some((operation) => calls(endpoint, operation));
  return isMeant && !endpoint.includes('invalidatesTags') ? 'invalidatesTags' : null;
};

const faultsIn = (text: string): string[] => endpointsIn(text).flatMap((endpoint) => faultOf(endpoint) ?? []);

const modules = globSync('apps/{shell,*-remote}/src/**/*.ts', { cwd: WORKSPACE })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }));

test('a setting that another window changes is read again here: its query and its mutation name their tags', () => {
  assert.deepEqual(faultsIn('build.query<A, void>({ }), build.mutation<A, B>({ queryFn: () => setQuietHours() })'), [
    'providesTags',
    'invalidatesTags',
  ]);
  for (const operation of OPERATIONS) {
    const callers = modules.filter(({ text }) => calls(text, operation));
    assert.ok(callers.length > 0, `nothing calls ${operation}`);
    for (const { file, text } of callers) assert.deepEqual(faultsIn(text), [], `${file}, which calls ${operation}`);
  }
});
