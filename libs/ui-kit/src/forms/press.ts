/** Milliseconds after `pointerup` in which the click comes; some presses have none. */
const CLICK_COMES_WITHIN = 100;

let press: Promise<void> | null = null;

const followPress = (): void => {
  const own = new Promise<void>((resolve) => {
    const ending = new AbortController();
    const finish = (): void => {
      ending.abort();
      // After the click's own listeners have run.
      setTimeout(() => {
        if (press === own) press = null;
        resolve();
      });
    };
    const options = { capture: true, signal: ending.signal };
    addEventListener('click', finish, options);
    addEventListener('pointercancel', finish, options);
    addEventListener('pointerup', () => setTimeout(finish, CLICK_COMES_WITHIN), options);
  });
  press = own;
};

// A server that draws forms has nobody who presses.
if (typeof window !== 'undefined') addEventListener('pointerdown', followPress, true);

/**
 * Resolves when no finger or mouse button is down: at once, or after the click of the press that goes on. What moves
 * the page in between, as an error below a field that was left, would move the button away from under the pointer.
 */
export const pressEnds = (): Promise<void> => press ?? Promise.resolve();
