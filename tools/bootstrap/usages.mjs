/**
 * How the tools are used whose programs do not say it themselves, by npm script. They answer `--help` before anything
 * is installed or done: most of them take no words, and would begin their work. Each also takes `--json`, which leaves
 * the standard output to its outcome (told.mjs).
 *
 * @type {Record<string, string>}
 */
export const USAGES = {
  start: `Usage: npm start
Builds what changed and starts the product, and keeps it alive until it is stopped.
  --json  the address as one line of JSON, once it answers
  PORT=3000 HOST=… DATA_DIR=.data DATABASE_URL=… ROLE=… and others: README.md, docs/guides/several-processes.md`,
  test: `Usage: npm test [-- --only <stage,…>] [--repeat <n>] [--beside-load] [--database-url <url>]
       npm run test:full                         everything, instead of what guards each promise once
  --only <stage,…>      some stages; an unknown name lists them
  --repeat <n>          runs them so many times
  --beside-load         occupies one core meanwhile
  --database-url <url>  runs the API's tests on this PostgreSQL instead of the embedded one
  --json                what passed and failed as one line of JSON`,
  bench: `Usage: npm run bench [-- <part>…] [--json] [--write]
Measures all parts, or some; an unknown name lists them.
  --json   raw figures as one line of JSON
  --write  also writes the tables into docs/benchmarks.md`,
  fuzz: `Usage: npm run fuzz [-- --cases <n>] [--seed <n>] [--only <operation>]
Calls every operation of the API with what nobody would send.
  --cases <n>         calls of each operation (1000)
  --seed <n>          repeats an earlier run
  --only <operation>  the id of one operation
  --json              the outcome as one line of JSON`,
  migrate: `Usage: DATABASE_URL=… npm run migrate
Brings that database up to date, and ends.
  --json  what was applied, as one line of JSON`,
  reseal: `Usage: npm run reseal
Seals anew what was sealed with another key than the first of SEALING_KEYS: docs/guides/money.md
  --json  how much of each table, as one line of JSON`,
  sizes: `Usage: npm run sizes
Builds every app and writes down its size.
  --json  the outcome as one line of JSON`,
  types: `Usage: npm run types [-- <folder>…] [--each]
Checks the types of every project, or of some.
  --each  each project alone
  --json  the projects with errors as one line of JSON`,
  build: `Usage: npm run build [-- --projects=<name,…>] [--skip-nx-cache]
Builds what changed of the apps, or of some of them (@barg/shell). One alone: npm run build -w @barg/feed-remote
  --skip-nx-cache  builds all anew
  --json           the outcome as one line of JSON`,
  lint: `Usage: npm run lint [-- <file>…] [--fix]
The import rule and the rest of lint, for everything or some files.
  --fix   mends what can be mended without a person
  --json  the outcome as one line of JSON`,
  format: `Usage: npm run format [-- <file>…] [--check]
Formats everything, or some files.
  --check  only says which are not formatted
  --json   the outcome as one line of JSON`,
  workshop: `Usage: npm run workshop
Serves every component of the kit, in both themes and directions, at http://localhost:4400.
  --json  the address as one line of JSON, once it answers`,
};
