import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Statements that write, by the query builder and in SQL; the first matching group is the table. */
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)(?: as \w+)?'\)/g,
  /\binsert into (\w+)\b/g,
  /\bdelete from (\w+)\b/g,
  /\bupdate (\w+)(?: (?!set\b)\w+)?\s+set\b/g,
];

/** The owner of a file: its module, or its folder outside of modules. */
const ownerOf = (file: string): string => /^(?:modules\/)?[^/]+/.exec(file)?.[0] ?? file;

/** The modules and folders that write each table. Tables in variables are not found. */
export const findWriters = (folder: string, isCounted: (file: string) => boolean): Map<string, Set<string>> => {
  const writers = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || !isCounted(file)) continue;
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const [, table = ''] of WRITES.flatMap((write) => [...code.matchAll(write)])) {
      writers.set(table, (writers.get(table) ?? new Set()).add(ownerOf(file)));
    }
  }
  return writers;
};
