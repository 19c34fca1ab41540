import { buildApi, migrate, recordDeployKeys, seedDemoData, whileAlone, writeDefaultPages, type Api } from '@barg/api';
import type { RemoteName } from '@barg/contract';
import { followDeployments, prepareTexts } from '../remotes/follow-deployments.ts';
import { followWithdrawals, type Withdrawals } from '../remotes/follow-withdrawals.ts';
import { openRemotes } from '../remotes/open-remotes.ts';
import { releasedRemotes, type RemoteSource } from '../remotes/released-remotes.ts';
import { releasedShell, type ShellSource } from '../shell/released-shell.ts';
import type { TrustedStore } from '@barg/releases';
import { askDirectly } from './ask-directly.ts';
import { tellCommonSettings, type Settings } from './common-settings.ts';
import type { Ground } from './with-database.ts';

export interface PreparedSite {
  api: Api;
  publishing: TrustedStore;
  remotes: RemoteSource;
  shells: ShellSource;
  withdrawals: Withdrawals;
  /** Keeps the database up to date with what is deployed, and is told of withdrawals, until the returned function. */
  follow: () => () => Promise<void>;
}

/**
 * Brings the database up to date (migrations, what is deployed, the first pages, demo data) and builds the API on it. Of
 * several processes that start at once, one does it and the others find it done.
 *
 * @param settings what others with this database must agree with; null where there can be none
 * @throws StartError where they do not
 */
export async function prepareSite(
  { database, config, apiConfig, log }: Ground,
  settings: Settings | null,
): Promise<PreparedSite> {
  const report = (message: string): void => log.error(message);
  const publishing = await openRemotes(config, apiConfig.dataDir, { report, announce: (message) => log.info(message) });
  const withdrawals = followWithdrawals(report);
  const isWithdrawn = (remote: RemoteName, version: string): boolean => withdrawals.find(remote, version) !== null;
  const prepare = prepareTexts(database);
  const following = { ...publishing, report, isWithdrawn, prepare };
  const remotes = releasedRemotes(following);
  const shells = releasedShell({ ...following, shellDir: config.shellDir });
  const deployments = followDeployments(database, { remotes, shells, publishing, report });
  const api = await whileAlone(database.connectionString, async () => {
    await migrate({ pool: database.direct });
    if (settings) for (const warning of await tellCommonSettings(database, settings)) log.warn(warning);
    await recordDeployKeys(database.db, publishing.keys.entries);
    await deployments.settle();
    const built = await buildApi({ config: apiConfig, database, log });
    if (await writeDefaultPages(built.context)) log.info('wrote the first pages of the site');
    if (await seedDemoData(built.context)) log.info('filled the empty database with demo data');
    return built;
  });
  const ask = askDirectly(api);
  await withdrawals.refresh(ask);
  const follow = () => {
    deployments.start();
    withdrawals.start(ask);
    return async () => void (await Promise.all([deployments.stop(), withdrawals.stop()]));
  };
  return { api, publishing, remotes, shells, withdrawals, follow };
}
