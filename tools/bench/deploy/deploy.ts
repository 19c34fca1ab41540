import path from 'node:path';
import { LOCAL_KEY_FILE } from '@barg/releases';
import { buildWhatChanged } from '../../start/build.ts';
import { launchBrowser } from '../browser.ts';
import { startProductIn } from '../first-load/product.ts';
import { inHundredths, inSeconds, inWhole, type Report, type Table } from '../report/report.ts';
import { terminalEnvironment } from '../start/environment.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { cloneWorkspace } from './clone-workspace.ts';
import { deployCommand, type Desk, type Taken } from './deploy-command.ts';
import { editsOf, giveRoom } from './edits.ts';
import { measureEdits } from './edit-to-seen.ts';
import { weightOf, type Weight } from './further-remote.ts';
import { OUTSIDE, OUTSIDE_CODE, ownRepository, packPackages } from './own-repository.ts';

const REMOTE = 'feed-remote';
const RUNS = 5;

/** Milliseconds within which each step of a team's day is to be done. */
const TARGETS = { edit: 1000, text: 2000, code: 4000, outside: 5000, statement: 500 } as const;

interface Step {
  what: string;
  target: number;
  runs: readonly Taken[];
}

const ofWalls = (walls: readonly number[]): Taken[] => walls.map((wall) => ({ wall, processor: null }));

/** Deploys after each of some changes. */
async function deployments(desk: Desk, words: readonly string[], change: () => Promise<unknown>, runs = RUNS) {
  const taken: Taken[] = [];
  while (taken.length < runs) {
    await change();
    taken.push(await deployCommand(desk, [...words, '--unchecked'], 'for everybody'));
  }
  return taken;
}

/** A canary's share, its promotion and the way back, each by its command. */
async function statements(desk: Desk, change: () => Promise<unknown>) {
  type Statement = 'canary' | 'promote' | 'rollback' | 'none';
  const taken: Record<Statement, Taken[]> = { canary: [], promote: [], rollback: [], none: [] };
  while (taken.rollback.length < RUNS) {
    await change();
    await deployCommand(desk, [REMOTE, '--canary', '5', '--unchecked'], 'for 5 %');
    taken.canary.push(await deployCommand(desk, ['canary', REMOTE, '50'], 'for 50 %'));
    taken.promote.push(await deployCommand(desk, ['promote', REMOTE], 'everybody’s now'));
    taken.rollback.push(await deployCommand(desk, ['rollback', REMOTE, '--force'], 'again for everybody'));
    taken.none.push(await deployCommand(desk, ['--help'], 'Usage:'));
  }
  return taken;
}

/** The speed of a team's day, from an edit to the way back, beside what it is to be. */
export async function measureDeploy(): Promise<Report> {
  await buildWhatChanged();
  const [clone, dataDir] = [await cloneWorkspace('deploy'), await temporaryFolder('product')];
  const { folder: packagesDir, packed } = await packPackages();
  const site = await startProductIn(dataDir, { PACKAGES_DIR: packagesDir });
  const browser = await launchBrowser();
  const variables = {
    BARG_DEPLOY_TO: site,
    BARG_DEPLOY_KEY: path.join(dataDir, 'remotes/keys', LOCAL_KEY_FILE),
  };
  const desk = { folder: clone, env: terminalEnvironment(variables) };
  const folder = path.join(clone, 'apps', REMOTE);
  await giveRoom(folder);
  const edits = editsOf(folder);

  const alone = await weightOf(browser, site, OUTSIDE);
  const [cold] = await deployments(desk, [REMOTE], edits.code, 1);
  const code = await deployments(desk, [REMOTE], edits.code);
  const text = await deployments(desk, [REMOTE], edits.text);
  const { canary, promote, rollback, none } = await statements(desk, edits.code);
  await edits.restore();

  const outsideDesk = await ownRepository(site, dataDir, packed);
  await giveRoom(outsideDesk.folder);
  const outsideEdits = editsOf(outsideDesk.folder);
  const change = () => outsideEdits.code(OUTSIDE_CODE);
  const [outsideCold] = await deployments(outsideDesk, [], change, 1);
  const outside = await deployments(outsideDesk, [], change);
  const further = await weightOf(browser, site, OUTSIDE);

  const edited = await measureEdits(browser, { clone, remote: REMOTE, site, edits }, RUNS);
  const steps: Step[] = [
    { what: 'a component edited, seen in the running site', target: TARGETS.edit, runs: ofWalls(edited.component) },
    { what: 'a text edited, seen in the running site', target: TARGETS.edit, runs: ofWalls(edited.text) },
    { what: 'deploy of a text', target: TARGETS.text, runs: text },
    { what: 'deploy of code', target: TARGETS.code, runs: code },
    { what: 'deploy from another repository', target: TARGETS.outside, runs: outside },
    { what: 'canary', target: TARGETS.statement, runs: canary },
    { what: 'promote', target: TARGETS.statement, runs: promote },
    { what: 'rollback', target: TARGETS.statement, runs: rollback },
  ];
  return {
    tables: [daysTable(steps), weightTable(alone, further)],
    notes: [
      `Nothing built before: ${secondsOf(cold)} s here, ${secondsOf(outsideCold)} s in the other repository.`,
      `npm, Node and the tool alone, without a word to the site (--help): ${inSecondsFine(median(none.map(({ wall }) => wall)))} s.`,
      'Deployments are --unchecked: types, lint and tests take as long as the change reaches.',
    ],
  };
}

const secondsOf = (taken: Taken | undefined): string => inSeconds(taken?.wall ?? Number.NaN);

const inSecondsFine = (value: number): string => inHundredths(value / 1000);

const daysTable = (steps: readonly Step[]): Table => ({
  title: `A team's day, seconds, ${RUNS} runs each`,
  columns: [
    { key: 'what', label: 'step' },
    ...(['median', 'best', 'worst', 'target'] as const).map((key) => ({ key, label: key, format: inSecondsFine })),
    { key: 'processor', label: 'processor time (median)', format: inSecondsFine },
    { key: 'share', label: 'of the target', format: (value: number) => `${inWhole(value * 100)} %` },
  ],
  rows: steps.map(({ what, target, runs }) => {
    const walls = runs.map(({ wall }) => wall);
    const processor = runs.flatMap((one) => one.processor ?? []);
    return {
      ...{ what, target, median: median(walls), best: Math.min(...walls), worst: Math.max(...walls) },
      processor: processor.length === 0 ? null : median(processor),
      share: median(walls) / target,
    };
  }),
});

const weightTable = (alone: Weight, further: Weight): Table => ({
  title: 'A further remote that a page does not show, bytes',
  columns: [
    { key: 'before', label: 'of its files before the first picture', format: inWhole },
    { key: 'target', label: 'target', format: inWhole },
    { key: 'all', label: 'of its files at all', format: inWhole },
    { key: 'page', label: 'more of the document', format: inWhole },
  ],
  rows: [{ before: further.before, target: 0, all: further.all, page: further.page - alone.page }],
});
