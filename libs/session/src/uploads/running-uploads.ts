import type { Upload } from '@barg/api-client/models';

/** Identifies an upload before the server has given it an id. */
export type KnownUpload = Pick<Upload, 'type' | 'fingerprint'>;

export const nameOf = ({ type, fingerprint }: KnownUpload): string => `barg-upload ${type} ${fingerprint}`;

/** Browsers have locks on secure pages only; elsewhere tabs do not know of each other. */
export const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** The names held by all tabs of this browser. */
export const heldNames = async (): Promise<ReadonlySet<string | undefined>> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
};

/** The uploads that no tab of this browser runs. */
export const withoutRunning = async <T extends KnownUpload>(uploads: readonly T[]): Promise<T[]> => {
  const running = await heldNames();
  return uploads.filter((upload) => !running.has(nameOf(upload)));
};
