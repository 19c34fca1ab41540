type Release = () => unknown;

const releases: Release[] = [];

/** Has something given back when the part that runs now has ended, however it ends: the latest first. */
export function atEnd(release: Release): void {
  releases.push(release);
}

/** Gives everything back; what cannot be is reported and does not keep the rest. */
export async function releaseAll(): Promise<void> {
  for (let release = releases.pop(); release; release = releases.pop()) {
    try {
      await release();
    } catch (error) {
      console.error(error);
    }
  }
}
