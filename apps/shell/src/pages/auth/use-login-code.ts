import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewLoginCode } from '@barg/api-client/auth';
import { authSlice, readToken, toQueryError, useAppStore, type QueryError } from '@barg/session';
import { signInWithCode } from '@barg/session/sign-in';
import { forgetLoginBinding, readLoginBinding } from './login-binding.ts';

const LINK_INVALID = 'auth.link_invalid';

export type CodeStep =
  | { kind: 'working' }
  /** Another browser asked for the link, or somebody is signed in: asks whether this account (masked e-mail) is meant. */
  | { kind: 'confirming'; email: string }
  /** The code was accepted: logged in, or the second step is asked for. */
  | { kind: 'taken' }
  | { kind: 'void' }
  /** The account is suspended, or the call failed; with `isPassing` a retry may succeed. */
  | { kind: 'refused'; message: string; isPassing: boolean };

const stepAfter = ({ code, statusCode, message }: QueryError): CodeStep => {
  if (code === LINK_INVALID) return { kind: 'void' };
  return { kind: 'refused', message, isPassing: !statusCode || statusCode === 429 || statusCode >= 500 };
};

/**
 * Uses the code of a login link: at once in the browser that asked for it, elsewhere after a click, so that mail
 * scanners do not use it up, and nobody is logged in to somebody else's account unknowingly. Who is signed in is asked
 * everywhere, because that login ends.
 */
export function useLoginCode(code: string) {
  const store = useAppStore();
  const [kept] = useState(readLoginBinding);
  const [step, setStep] = useState<CodeStep>({ kind: code ? 'working' : 'void' });
  const hasBegun = useRef(false);

  const ask = (): Promise<void> =>
    previewLoginCode({ code }).then(
      ({ email }) => setStep({ kind: 'confirming', email }),
      (failure: unknown) => setStep(stepAfter(toQueryError(failure))),
    );

  const enter = async (how: { binding: string } | { isConfirmed: true }, remember: boolean): Promise<void> => {
    await signInWithCode(code, how, { remember });
    const { error } = authSlice.selectors.selectLoginAuth(store.getState());
    // This browser's secret belongs to another letter.
    if (error?.code === LINK_INVALID && 'binding' in how) return ask();
    if (error) return setStep(stepAfter(error));
    forgetLoginBinding();
    setStep({ kind: 'taken' });
  };

  const begin = (): Promise<void> =>
    kept && readToken() === null ? enter({ binding: kept.binding }, kept.remember) : ask();
  const handleBegin = useEffectEvent(begin);
  useEffect(() => {
    if (!code || hasBegun.current) return;
    hasBegun.current = true;
    void handleBegin();
  }, [code]);

  return {
    step,
    returnUrl: kept?.returnUrl ?? null,
    retry: (): void => {
      setStep({ kind: 'working' });
      void begin();
    },
    confirm: (remember: boolean): Promise<void> => enter({ isConfirmed: true }, remember),
  };
}
