/** So many bytes are kept: what is in the playlists of some dozen streams. */
const MOST_BYTES = 64 * 1024 ** 2;

/** Reads what has a name once, while it is among the latest that were read. Nothing that has a name changes. */
export const readOnce = (get: (name: string) => Promise<Buffer>): ((name: string) => Promise<Buffer>) => {
  const kept = new Map<string, { reading: Promise<Buffer>; bytes: number }>();
  let bytes = 0;

  const forget = (name: string): void => {
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  };

  const begin = (name: string): Promise<Buffer> => {
    const reading = get(name);
    const entry = { reading, bytes: 0 };
    kept.set(name, entry);
    reading.then(
      ({ length }) => {
        entry.bytes = length;
        bytes += length;
        for (const oldest of kept.keys()) {
          if (bytes <= MOST_BYTES || oldest === name) break;
          forget(oldest);
        }
      },
      () => forget(name),
    );
    return reading;
  };

  return (name) => kept.get(name)?.reading ?? begin(name);
};
