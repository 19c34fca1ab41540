import { deviceStore } from '@barg/runtime/browser-stores';

/** A visitor's answer to a card, kept in local storage; null while unanswered. */
export interface StoredAnswer<Answer extends string> {
  read: () => Answer | null;
  write: (answer: Answer | null) => void;
  /** Calls the listener after each answer in this tab. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export function storedAnswer<Answer extends string>(key: string, answers: readonly Answer[]): StoredAnswer<Answer> {
  const listeners = new Set<() => void>();
  let inMemory: Answer | null = null;
  return {
    read: () => {
      const stored = deviceStore.getItem(key);
      // Without a storage the answer holds until the page is left.
      return answers.find((answer) => answer === stored) ?? inMemory;
    },
    write: (answer) => {
      inMemory = answer;
      if (answer === null) deviceStore.removeItem(key);
      else deviceStore.setItem(key, answer);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
