/** Milliseconds after `pointerup` until the click at the latest; some presses have none. */
const CLICK_COMES_WITHIN = 100;

let press: Promise<void> | null = null;

const followPress = (): void => {
  const own = new Promise<void>((resolve) => {
    const ending = new AbortController();
    const finish = (): void => {
      ending.abort();
      // After the click's other listeners.
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

// There is no document on a server.
if (typeof window !== 'undefined') addEventListener('pointerdown', followPress, true);

/**
 * Resolves when no finger or mouse button is down: immediately, or after the click of the current press. A layout shift
 * before that, as by an error message on blur, would move the button away from the pointer.
 */
export const pressEnds = (): Promise<void> => press ?? Promise.resolve();
