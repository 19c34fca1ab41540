/** A picture that takes longer keeps nothing else waiting. */
const PATIENCE_MS = 3000;

const BUSY = 'main [aria-busy="true"]';

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const isAwaited = (image: HTMLImageElement): boolean => image.fetchPriority === 'high' && !image.complete;

const ended = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
  });

async function awaitPictures(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  // Every list and form says so while what it shows is on its way.
  do await nextFrame();
  while (document.querySelector(BUSY) && performance.now() < end);
  await Promise.all([...document.images].filter(isAwaited).map(ended));
}

/**
 * Resolves when the pictures that the first screen is about are there. What everybody can do without, such as other
 * teams' containers, would share a narrow line with them. A tab in the background draws no frames: it waits no longer
 * than anybody.
 */
export const whenFirstPicturesAreThere = (): Promise<void> => Promise.race([awaitPictures(), patience()]);
