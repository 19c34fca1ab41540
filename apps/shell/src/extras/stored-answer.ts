import { deviceStore } from '@barg/runtime/browser-stores';
import { createObservable } from '@barg/runtime/observable';

/** A visitor's answer to a card, kept in local storage; null while unanswered. */
export interface StoredAnswer<Answer extends string> {
  read: () => Answer | null;
  write: (answer: Answer | null) => void;
  /** Calls the listener after each answer in this tab. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export function storedAnswer<Answer extends string>(key: string, answers: readonly Answer[]): StoredAnswer<Answer> {
  const inMemory = createObservable<Answer | null>(null);
  return {
    read: () => {
      const stored = deviceStore.getItem(key);
      // Without a storage the answer holds until the page is left.
      return answers.find((answer) => answer === stored) ?? inMemory.get();
    },
    write: (answer) => {
      if (answer === null) deviceStore.removeItem(key);
      else deviceStore.setItem(key, answer);
      inMemory.set(answer);
    },
    subscribe: inMemory.subscribe,
  };
}
