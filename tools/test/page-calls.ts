/**
 * Tells which operations of the API no page called in a run of the browser tests or in a component test, and fails for
 * those that are not excused in uncalled.json. A call that a test's end cut off counts, for a page may be left with it on its way; an
 * operation that was called in no other way is named. The argument is the report that Playwright's json reporter wrote of that run.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { readComponentCalls } from './component-calls.ts';
import { attachmentsOf, findUncalled } from './uncalled.ts';

const readJson = async (file: string) => JSON.parse(await readFile(path.resolve(WORKSPACE, file), 'utf8'));

const [report] = process.argv.slice(2);
if (!report) throw new Error('Name the report of the browser tests.');
const readCalls = async (name: string): Promise<string[]> => attachmentsOf(await readJson(report), name).flat();
const [inBrowser, cutOff, document, excused] = await Promise.all([
  readCalls('api-calls'),
  readCalls('api-calls-cut-off'),
  readJson('libs/api-client/openapi.json'),
  readJson('tools/test/uncalled.json'),
]);
const answered = [...inBrowser, ...readComponentCalls(WORKSPACE)];
const calls = new Set([...answered, ...cutOff]);
const { operations, missing, needless } = findUncalled(document, calls, excused);
findUncalled(document, new Set(answered), excused)
  .missing.filter((operation) => !missing.includes(operation))
  .forEach((operation) => console.log(`${operation} was called, and no page waited for its answer.`));
missing.forEach((operation) => console.log(`No page called ${operation}.`));
needless.forEach((operation) => console.log(`${operation} needs no excuse: a page called it, or it is gone.`));
console.log(`Pages called ${operations - missing.length - Object.keys(excused).length} of ${operations} operations.`);
process.exitCode = missing.length > 0 ? 1 : 0;
