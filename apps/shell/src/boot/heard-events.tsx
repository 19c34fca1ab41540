import type { ReactNode, SyntheticEvent } from 'react';
import { HeardRoot } from './heard-events.styles.ts';

/** Stands on an event itself: the server draws many pages with this module. */
const HEARD = Symbol('heard');
const KINDS = ['click', 'submit'] as const;

const hear = ({ nativeEvent }: SyntheticEvent): void => void Reflect.set(nativeEvent, HEARD, true);

/** Whether React has told its components of an event. */
export const isHeard = (event: Event): boolean => HEARD in event;

/** Whether React tells its components of the press, or the form that is sent, which comes about by this. */
export function isHeardOf(act: () => void): boolean {
  const events: Event[] = [];
  const note = (event: Event): void => void events.push(event);
  for (const kind of KINDS) window.addEventListener(kind, note, true);
  act();
  for (const kind of KINDS) window.removeEventListener(kind, note, true);
  return events.some(isHeard);
}

/**
 * Around all of a page, to know which presses its components are told of: while React takes over what the server has
 * drawn, it drops what is pressed in a part that is not there yet, and says so to nobody.
 */
export const HeardEvents = ({ children }: { children: ReactNode }) => (
  <HeardRoot onClickCapture={hear} onSubmitCapture={hear}>
    {children}
  </HeardRoot>
);
