type Release = () => unknown;

const releases: Release[] = [];

/** Registers a release for the end of the running part, also after an error; the latest runs first. */
export function atEnd(release: Release): void {
  releases.push(release);
}

/** Releases everything; a failure is reported and does not stop the others. */
export async function releaseAll(): Promise<void> {
  for (let release = releases.pop(); release; release = releases.pop()) {
    try {
      await release();
    } catch (error) {
      console.error(error);
    }
  }
}
