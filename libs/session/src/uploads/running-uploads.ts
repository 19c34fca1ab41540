import type { Upload } from '@barg/api-client/models';

/** What an upload is known by before the server has given it an id. */
export type KnownUpload = Pick<Upload, 'type' | 'fingerprint'>;

export const nameOf = ({ type, fingerprint }: KnownUpload): string => `barg-upload ${type} ${fingerprint}`;

/** Browsers have locks on secure pages alone; elsewhere one tab knows nothing of another. */
export const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** What tabs of this browser hold, this one too. */
export const heldNames = async (): Promise<ReadonlySet<string | undefined>> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
};

/** Those that no tab of this browser is at. */
export const withoutRunning = async <T extends KnownUpload>(uploads: readonly T[]): Promise<T[]> => {
  const running = await heldNames();
  return uploads.filter((upload) => !running.has(nameOf(upload)));
};
