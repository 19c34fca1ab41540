import { buildWhatChanged } from '../../start/build.ts';
import { launchBrowser } from '../browser.ts';
import { inKilobytes, inWhole, type Column, type Report, type Table } from '../report/report.ts';
import { measurePage, type PageLoad, type ScriptFile } from './page-load.ts';
import { logInAsFan, startProduct } from './product.ts';
import { totalOf } from './sizes.ts';

/** Of the shell and the feed together, gzip. */
const TARGET_BYTES = 260_000;

interface NamedLoad extends PageLoad {
  name: string;
}

/** What a browser loads until a deep link to the feed is shown, measured in a real one. */
export async function measureFirstLoad(): Promise<Report> {
  await buildWhatChanged();
  const site = await startProduct();
  const browser = await launchBrowser();
  const guest = await measurePage(browser, { url: `${site}/`, token: null });
  const fan = await measurePage(browser, { url: `${site}/home`, token: await logInAsFan(site) });
  return toReport({ name: '/ as a guest', ...guest }, { name: '/home as a fan', ...fan });
}

function toReport(...loads: NamedLoad[]): Report {
  return {
    tables: [summaryOf(loads), ...loads.flatMap(scriptTables), othersOf(loads)],
    notes: [
      `1 kB is 1000 bytes; gzip at level 9, brotli at level 11. The target is ${inKilobytes(TARGET_BYTES)} kB gzip.`,
      'What came after the first picture is proved to be no part of it: the feed is shown without those files too.',
    ],
  };
}

const sizeColumns: readonly Column[] = [
  { key: 'raw', label: 'raw kB', format: inKilobytes },
  { key: 'gzip', label: 'gzip kB', format: inKilobytes },
  { key: 'brotli', label: 'brotli kB', format: inKilobytes },
];

const isOfShellsPage = ({ file, requester }: ScriptFile): boolean =>
  file.startsWith('shell/') && requester === 'tag in the page';

function summaryOf(loads: readonly NamedLoad[]): Table {
  const rowOf = (what: string, files: readonly ScriptFile[]) => {
    const total = totalOf(files);
    return { what, requests: files.length, ...total };
  };
  const shell = rowOf("shell's first JS", loads[0]?.first.filter(isOfShellsPage) ?? []);
  const pages = loads.map(({ name, first }) => {
    const row = rowOf(`${name}, shell and feed`, first);
    return { ...row, left: TARGET_BYTES - row.gzip };
  });
  return {
    title: 'JavaScript until the feed is shown',
    columns: [
      { key: 'what', label: 'what' },
      { key: 'requests', label: 'requests', format: inWhole },
      ...sizeColumns,
      { key: 'left', label: 'kB below target', format: inKilobytes },
    ],
    rows: [shell, ...pages],
  };
}

const scriptColumns: readonly Column[] = [
  { key: 'file', label: 'file' },
  { key: 'requester', label: 'requested by' },
  ...sizeColumns,
];

function scriptTables({ name, first, later }: NamedLoad): Table[] {
  const rows = (files: readonly ScriptFile[]) => files.map((file) => ({ ...file }));
  return [
    { title: `${name}: until the feed is shown`, columns: scriptColumns, rows: rows(first) },
    { title: `${name}: after the first picture`, columns: scriptColumns, rows: rows(later) },
  ].filter(({ rows: { length } }) => length > 0);
}

function othersOf(loads: readonly NamedLoad[]): Table {
  return {
    title: 'What is not JavaScript, as received',
    columns: [
      { key: 'page', label: 'page' },
      { key: 'kind', label: 'kind' },
      { key: 'requests', label: 'requests', format: inWhole },
      { key: 'received', label: 'kB', format: inKilobytes },
    ],
    rows: loads.flatMap(({ name, others }) => others.map((other) => ({ page: name, ...other }))),
  };
}
