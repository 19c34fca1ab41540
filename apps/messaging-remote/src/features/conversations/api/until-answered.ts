import { Subscription } from '@barg/runtime/rxjs';
import { isUnanswered, toQueryError } from '@barg/session';
import { socketStatus$ } from '@barg/session/realtime';

/** Milliseconds after an attempt without an answer, if nothing tells earlier that there is a line again. */
const PAUSES = [1000, 2000, 5000, 10_000, 30_000];

/** Calls back when the line comes back: the socket's, or that of the device. */
function onLineBack(act: () => void): Subscription {
  let isNow = true;
  const subscription = socketStatus$.subscribe((status) => {
    if (status === 'connected' && !isNow) act();
  });
  isNow = false;
  addEventListener('online', act);
  subscription.add(() => removeEventListener('online', act));
  return subscription;
}

const lineOr = (pause: number, ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new Subscription();
    const goOn = () => {
      waiting.unsubscribe();
      resolve();
    };
    waiting.add(onLineBack(goOn));
    const timer = setTimeout(goOn, pause);
    waiting.add(() => clearTimeout(timer));
    ended.addEventListener('abort', goOn);
    waiting.add(() => ended.removeEventListener('abort', goOn));
  });

interface Attempts<T> {
  attempt: (signal: AbortSignal) => Promise<T>;
  /** It is not wanted any more. */
  ended: AbortSignal;
  /** There was no answer, and it is tried again. */
  onHeld: () => void;
}

/**
 * Tries until the server has answered, yes or no. What hangs in a line that was lost is given up when the line comes
 * back: the attempt must be one that may be repeated. @throws whatever an attempt throws that was answered or has ended
 */
export async function untilAnswered<T>({ attempt, ended, onHeld }: Attempts<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const hanging = new AbortController();
    const watching = onLineBack(() => hanging.abort());
    const giveUp = () => hanging.abort();
    ended.addEventListener('abort', giveUp);
    try {
      return await attempt(hanging.signal);
    } catch (failure) {
      if (ended.aborted || !(hanging.signal.aborted || isUnanswered(toQueryError(failure)))) throw failure;
    } finally {
      watching.unsubscribe();
      ended.removeEventListener('abort', giveUp);
    }
    onHeld();
    if (!hanging.signal.aborted) await lineOr(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, ended);
  }
}
