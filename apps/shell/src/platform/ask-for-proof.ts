import { configureHttp } from '@barg/api-client/http';
import type { IntentQueue } from './intent-queue.ts';

/** Lets every call that an operator has to prove for ask by one dialog, however many of them wait for it. */
export function askForProofBy({ ask }: Pick<IntentQueue, 'ask'>): void {
  let asked: Promise<boolean> | null = null;
  configureHttp({
    askForProof: () => {
      asked ??= ask('site.prove', {})
        .then((outcome) => outcome === 'done')
        .finally(() => {
          asked = null;
        });
      return asked;
    },
  });
}
