import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IncompatibleRemote } from '@barg/api';
import { CONTRACT_VERSION, speaksContract } from '@barg/contract';
import {
  readRelease,
  skewOf,
  SURFACE_FILE,
  surfaceSchema,
  type SignedChannel,
  type Surface,
  type TrustedStore,
} from '@barg/releases';

/** Null where there is none, as of older builds, or none that can be read. */
const surfaceOf = (bytes: Buffer | null): Surface | null => {
  try {
    return bytes && surfaceSchema.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
};

const contractBreak = (contract: string): string =>
  `It was built for contract ${contract}, and the shell speaks ${CONTRACT_VERSION}: pages do not load it.`;

/**
 * The live versions that do not work with the shell that the site has now: whoever deploys is told before, but the
 * shell may change under what is deployed.
 */
export async function findIncompatible(
  publishing: TrustedStore,
  { channels, shellDir, shell }: { channels: readonly SignedChannel[]; shellDir: string; shell: string | null },
): Promise<IncompatibleRemote[]> {
  if (shell === null) return [];
  const lent = surfaceOf(await readFile(path.join(shellDir, SURFACE_FILE)).catch(() => null));
  const versions = channels.flatMap(({ statement: { remote, stable, canary } }) =>
    [...new Set([stable?.version, canary?.version])].flatMap((version) => (version ? [{ remote, version }] : [])),
  );
  const judged = versions.map(async ({ remote, version }): Promise<IncompatibleRemote[]> => {
    const release = await readRelease(publishing, remote, version).catch(() => null);
    if (!release) return [];
    const { contract } = release.statement;
    const used = lent && surfaceOf(await publishing.store.readFile(remote, version, SURFACE_FILE).catch(() => null));
    const breaks = [
      ...(speaksContract(contract) ? [] : [contractBreak(contract)]),
      ...(lent && used ? skewOf(lent, used).breaks : []),
    ];
    const about = { version: shell, contract: CONTRACT_VERSION };
    return breaks.length > 0 ? [{ remote, version, contract, shell: about, breaks }] : [];
  });
  return (await Promise.all(judged)).flat();
}
