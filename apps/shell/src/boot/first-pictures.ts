/** A list, and then a picture, that takes longer is not waited for. */
const PATIENCE_MS = 3000;

const BUSY = 'main [aria-busy="true"]';

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const isAwaited = (image: HTMLImageElement): boolean => image.fetchPriority === 'high' && !image.complete;

const ended = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
  });

/** A frame is painted between its `requestAnimationFrame` callbacks and the next task. */
const afterPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function awaitLists(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  // Every list and form says so while what it shows is on its way.
  do await nextFrame();
  while (document.querySelector(BUSY) && performance.now() < end);
}

/**
 * Resolves when the pictures that the first screen is about are there, and drawn. What everybody can do without, such as
 * other teams' containers, would share a narrow line and a slow processor with them. A tab in the background draws no
 * frames, and waits for none.
 */
export async function whenFirstPicturesAreThere(): Promise<void> {
  if (document.hidden) return patience();
  await Promise.race([awaitLists(), patience()]);
  await Promise.race([Promise.all([...document.images].filter(isAwaited).map(ended)), patience()]);
  await Promise.race([afterPaint(), patience()]);
}
