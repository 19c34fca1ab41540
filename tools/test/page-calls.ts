/**
 * Tells which operations of the API no page called in a run of the browser tests, and fails for those that are not
 * excused in uncalled.json. The argument is the report that Playwright's json reporter wrote of that run.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { attachmentsOf, findUncalled } from './uncalled.ts';

const readJson = async (file: string) => JSON.parse(await readFile(path.resolve(WORKSPACE, file), 'utf8'));

const [report] = process.argv.slice(2);
if (!report) throw new Error('Name the report of the browser tests.');
const [calls, document, excused] = await Promise.all([
  readJson(report).then((read) => attachmentsOf(read, 'api-calls')),
  readJson('libs/api-client/openapi.json'),
  readJson('tools/test/uncalled.json'),
]);
const { operations, missing, needless } = findUncalled(document, new Set(calls.flat()), excused);
missing.forEach((operation) => console.log(`No page called ${operation}.`));
needless.forEach((operation) => console.log(`${operation} needs no excuse: a page called it, or it is gone.`));
console.log(`Pages called ${operations - missing.length - Object.keys(excused).length} of ${operations} operations.`);
process.exitCode = missing.length > 0 ? 1 : 0;
