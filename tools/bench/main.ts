/**
 * `npm run bench [-- parts] [--write]`: prints the figures of docs/benchmarks.md. Figures go to the standard output, what
 * is going on to the standard error. Nothing here passes or fails by a figure.
 */
import { USAGES } from '../bootstrap/usages.mjs';
import { tellOutcome } from '../outcome.ts';
import { readWords } from '../read-words.ts';
import { describeMachine, machineToText, type Machine } from './report/machine.ts';
import { reportToMarkdown } from './report/markdown.ts';
import { writeFigures } from './report/document.ts';
import type { Report } from './report/report.ts';
import { isPartName, measure, partNames, usualParts, type PartName } from './parts.ts';
import { releaseAll } from './resources.ts';

const { values: options, positionals } = readWords(
  {
    allowPositionals: true,
    options: {
      // Also writes the tables into docs/benchmarks.md.
      write: { type: 'boolean', default: false },
    },
  },
  USAGES.bench ?? '',
);

// Measured programs log too, for example the build; standard output is only for figures.
console.log = console.error;

const unknown = positionals.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${partNames.join(', ')}.`);
  process.exit(1);
}

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(event, () => void releaseAll().then(() => process.exit(1)));
}
// The listener on the parent must not keep this process alive.
process.channel?.unref();

const chosen = positionals.length === 0 ? usualParts : partNames.filter((name) => positionals.includes(name));
const machine = describeMachine();
print(machineToText(machine));

const reports: Partial<Record<PartName, Report>> = {};
for (const name of chosen) {
  console.error(`\nMeasuring ${name}`);
  try {
    reports[name] = await measure(name);
    await present(name, reports[name], machine);
  } finally {
    await releaseAll();
  }
}
// Raw figures: bytes, milliseconds.
tellOutcome({ machine, ...reports });

async function present(name: PartName, report: Report, measuredOn: Machine): Promise<void> {
  const text = reportToMarkdown(report);
  print(`\n${text}`);
  if (options.write) await writeFigures(name, `${machineToText(measuredOn)}\n\n${text}`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
