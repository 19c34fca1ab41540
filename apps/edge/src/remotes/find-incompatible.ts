import type { IncompatibleRemote } from '@barg/api';
import { speaksContract } from '@barg/contract';
import {
  readRelease,
  skewOf,
  SURFACE_FILE,
  surfaceSchema,
  type SignedChannel,
  type Surface,
  type TrustedStore,
} from '@barg/releases';
import { readShellFile, type ShellVersion } from '../shell/shell-version.ts';

/** Null where there is none, as of older builds, or none that can be read. */
const surfaceOf = (bytes: Buffer | null): Surface | null => {
  try {
    return bytes && surfaceSchema.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
};

const contractBreak = (contract: string, shell: string): string =>
  `It was built for contract ${contract}, and the shell speaks ${shell}: pages do not load it.`;

interface Served {
  channels: readonly SignedChannel[];
  /** Those that some visitor gets. */
  shells: readonly ShellVersion[];
  /** Of the shell that the site was started with; null where that cannot be told. */
  ownVersion: string | null;
}

/**
 * The live versions that do not work with a shell that the site has now: whoever deploys is told before, but the shell
 * may change under what is deployed.
 */
export async function findIncompatible(
  publishing: TrustedStore,
  { channels, shells, ownVersion }: Served,
): Promise<IncompatibleRemote[]> {
  const versions = channels.flatMap(({ statement: { remote, stable, canary } }) =>
    [...new Set([stable?.version, canary?.version])].flatMap((version) => (version ? [{ remote, version }] : [])),
  );
  const used = await Promise.all(
    versions.map(async ({ remote, version }) => {
      const release = await readRelease(publishing, remote, version).catch(() => null);
      const bytes = await publishing.store.readFile(remote, version, SURFACE_FILE).catch(() => null);
      return release ? [{ remote, version, contract: release.statement.contract, surface: surfaceOf(bytes) }] : [];
    }),
  );
  const judged = shells.map(async (shell): Promise<IncompatibleRemote[]> => {
    const version = shell.version ?? ownVersion;
    if (version === null) return [];
    const lent = surfaceOf(await readShellFile(shell, SURFACE_FILE).catch(() => null));
    return used.flat().flatMap(({ surface, ...remote }) => {
      const breaks = [
        ...(speaksContract(remote.contract, shell.contract) ? [] : [contractBreak(remote.contract, shell.contract)]),
        ...(lent && surface ? skewOf(lent, surface).breaks : []),
      ];
      return breaks.length > 0 ? [{ ...remote, shell: { version, contract: shell.contract }, breaks }] : [];
    });
  });
  return (await Promise.all(judged)).flat();
}
