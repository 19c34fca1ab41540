import { useEffect } from 'react';
import { configureHttp } from '@barg/api-client/http';
import { useIntent } from '@barg/session';

/** Lets every call that an operator has to prove for ask by one dialog, however many of them wait for it. */
export function useAskForProof(): void {
  const { ask } = useIntent('site.prove');
  useEffect(() => {
    let asked: Promise<boolean> | null = null;
    configureHttp({
      askForProof: () => {
        asked ??= ask({})
          .then((answer) => answer !== null)
          .finally(() => {
            asked = null;
          });
        return asked;
      },
    });
  }, [ask]);
}
