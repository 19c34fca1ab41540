import { SHELL, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import type { ShellBuildFacts } from '@barg/contract/schemas';
import type { Surface } from '@barg/releases';
import { DeployError } from './deploy-error.ts';
import { request } from './site-request.ts';

/** A shell as the gate sees it: the contract that it speaks, and what it lends. */
export interface ShellOffer extends ShellBuildFacts {
  lent: Surface;
}

/** A remote as the gate sees it: what it says of itself, and what it uses of the shell's shared libraries. */
export interface RemoteOffer {
  descriptor: RemoteDescriptor;
  used: Surface;
}

/**
 * A file of the site; null where it has none. An error is no "none": what could not be read is not judged by leaving it out.
 *
 * @throws DeployError when the site answers an error
 */
async function readFile(url: string): Promise<unknown> {
  const answer = await request(url);
  if (answer.status === 404) return null;
  const content = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (content !== undefined) return content;
  const what = answer.ok ? 'something else than JSON' : answer.status;
  throw new DeployError(`${url} answered ${what}: what the site has cannot be compared. Try again.`);
}

/** Read where a build or a shell is looked at: a statement needs none of it, and takes less time than to load it. */
const readSchemas = async () => {
  const [{ parseRemoteDescriptor, SHELL_FILE, shellBuildSchema }, { SURFACE_FILE, surfaceSchema }] = await Promise.all([
    import('@barg/contract/schemas'),
    import('@barg/releases'),
  ]);
  return { parseRemoteDescriptor, SHELL_FILE, shellBuildSchema, SURFACE_FILE, surfaceSchema };
};

/** What the builds that a running site has offer each other, and use. */
export const offersAt = (address: string) => ({
  /** What its shell shares with remotes; null for an older shell. */
  lent: async (): Promise<Surface | null> => {
    const { SURFACE_FILE, surfaceSchema } = await readSchemas();
    const lent = await readFile(`${address}/${SURFACE_FILE}`);
    return lent === null ? null : surfaceSchema.parse(lent);
  },
  /** What a released shell offers; null where its files are gone. */
  shellOf: async (version: string): Promise<ShellOffer | null> => {
    const { SHELL_FILE, shellBuildSchema, SURFACE_FILE, surfaceSchema } = await readSchemas();
    const read = (file: string) => readFile(`${address}/remotes/${SHELL}/${version}/${file}`);
    const [facts, lent] = await Promise.all([read(SHELL_FILE), read(SURFACE_FILE)]);
    return facts && lent ? { ...shellBuildSchema.parse(facts), lent: surfaceSchema.parse(lent) } : null;
  },
  /** What a released remote says of itself and uses; null where its files are gone. */
  remoteOf: async (remote: RemoteName, version: string): Promise<RemoteOffer | null> => {
    const { parseRemoteDescriptor, SURFACE_FILE, surfaceSchema } = await readSchemas();
    const read = (file: string) => readFile(`${address}/remotes/${remote}/${version}/${file}`);
    const [descriptor, used] = await Promise.all([read('descriptor.json'), read(SURFACE_FILE)]);
    // An older build did not record what it uses.
    return descriptor === null
      ? null
      : { descriptor: parseRemoteDescriptor(descriptor), used: surfaceSchema.parse(used ?? {}) };
  },
  /** What the shell offers that the site was started with; null where that does not say so. */
  ownShell: async (): Promise<ShellOffer | null> => {
    const { shellBuildSchema, surfaceSchema } = await readSchemas();
    const answer = await readFile(`${address}/deployments/own-shell`);
    if (answer === null) return null;
    const { lent, ...facts } = answer as { lent: unknown };
    return { ...shellBuildSchema.parse(facts), lent: surfaceSchema.parse(lent) };
  },
});
