import path from 'node:path';
import { LOCAL_KEY_FILE } from '@barg/releases';
import { makePackages } from '../../packages/make-packages.ts';
import { layOutPackages, neededBy, offlineEnvironment, runLine } from '../../remote-kit/testing/outside.ts';
import { WORKSPACE } from '../../workspace.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { Desk } from './deploy-command.ts';

/** The remote that `new-remote` makes there. */
export const OUTSIDE = 'quiz-night';
/** The component of its page. */
export const OUTSIDE_CODE = `src/routes/${OUTSIDE}-page.tsx`;

/** Packages that a site can serve; by `PACKAGES_DIR`. */
export async function packPackages() {
  const folder = await temporaryFolder('packages');
  return { folder, packed: await makePackages(folder) };
}

/** A repository of a team's own, installed from the site's packages, whose commands go to that site. */
export async function ownRepository(
  site: string,
  dataDir: string,
  packed: Awaited<ReturnType<typeof makePackages>>,
): Promise<Desk> {
  const home = await temporaryFolder('outside');
  const folder = path.join(home, OUTSIDE);
  const line = `node tools/new-remote.mjs ${OUTSIDE} --repository ${folder} --site ${site}`;
  await runLine(line, WORKSPACE, process.env);
  await layOutPackages(folder, neededBy(packed));
  const env = await offlineEnvironment(home, {
    BARG_DEPLOY_TO: site,
    BARG_DEPLOY_KEY: path.join(dataDir, 'remotes/keys', LOCAL_KEY_FILE),
  });
  await runLine('npm install', folder, env);
  return { folder, env };
}
