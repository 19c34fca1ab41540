/**
 * How the tools are used whose programs do not say it themselves, by npm script. They answer `--help` before anything
 * is installed or done: most of them take no words, and would begin their work.
 *
 * @type {Record<string, string>}
 */
export const USAGES = {
  start: `Usage: npm start
Builds what changed and starts the product, and keeps it alive until it is stopped.
  PORT=3000 HOST=… DATA_DIR=.data DATABASE_URL=… ROLE=… and others: README.md, docs/guides/several-processes.md`,
  test: `Usage: npm test [-- --only <stage,…>] [--repeat <n>] [--beside-load] [--database-url <url>]
       npm run test:full                         everything, instead of what guards each promise once
  --only <stage,…>      some stages; an unknown name lists them
  --repeat <n>          runs them so many times
  --beside-load         occupies one core meanwhile
  --database-url <url>  runs the API's tests on this PostgreSQL instead of the embedded one`,
  bench: `Usage: npm run bench [-- <part>…] [--json] [--write]
Measures all parts, or some; an unknown name lists them.
  --json   raw figures as one document
  --write  also writes the tables into docs/benchmarks.md`,
  fuzz: `Usage: npm run fuzz [-- --cases <n>] [--seed <n>] [--only <operation>]
Calls every operation of the API with what nobody would send.
  --cases <n>         calls of each operation (1000)
  --seed <n>          repeats an earlier run
  --only <operation>  the id of one operation`,
  migrate: `Usage: DATABASE_URL=… npm run migrate
Brings that database up to date, and ends.`,
  reseal: `Usage: npm run reseal
Seals anew what was sealed with another key than the first of SEALING_KEYS: docs/guides/money.md`,
  sizes: `Usage: npm run sizes
Builds every app and writes down its size.`,
  types: `Usage: npm run types [-- <folder>…] [--each]
Checks the types of every project, or of some.
  --each  each project alone`,
};
