import { after, before, test, type TestContext } from 'node:test';
import sharp from 'sharp';
import type { Deployment, Site } from '../processes/site.ts';
import { logInOperator, newPerformer, type Person } from './people.ts';

/** What the checks of one deployment share; each brings its own fans. */
export interface Stage {
  site: Site;
  operator: Person;
  performer: Person;
  photo: Buffer;
}

/** What must hold on every deployment, by its title. */
export type Checks = Readonly<Record<string, (t: TestContext, stage: Stage) => Promise<void>>>;

/** Starts a site once, and makes a test of each check on it. */
export function holdOn({ name, lack, start }: Deployment, checks: Checks): void {
  const closing: Array<() => Promise<void>> = [];
  let stage: Stage;
  before(async () => {
    if (lack) return;
    const site = await start({ after: (close) => void closing.push(close) });
    const photo = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#206040' } })
      .jpeg()
      .toBuffer();
    const operator = await logInOperator(site);
    stage = { site, operator, photo, performer: await newPerformer(site, operator, photo) };
  });
  after(async () => {
    for (const close of closing.toReversed()) await close();
  });
  for (const [title, check] of Object.entries(checks))
    test(`${name}: ${title}`, { skip: lack }, (t) => check(t, stage));
}
