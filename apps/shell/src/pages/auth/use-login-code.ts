import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewLoginCode } from '@barg/api-client/auth';
import { authSlice, toQueryError, useAppStore, type QueryError } from '@barg/session';
import { signInWithCode } from '@barg/session/sign-in';
import { forgetLoginBinding, readLoginBinding } from './login-binding.ts';

const LINK_INVALID = 'auth.link_invalid';

export type CodeStep =
  | { kind: 'working' }
  /** Another browser asked for the link: whether this account (its e-mail, masked) is meant. */
  | { kind: 'confirming'; email: string }
  /** The code was taken: somebody is in, or the second step is asked for. */
  | { kind: 'taken' }
  | { kind: 'void' }
  /** The account is kept out, or the way was; trying again may help where `isPassing`. */
  | { kind: 'refused'; message: string; isPassing: boolean };

const stepAfter = ({ code, statusCode, message }: QueryError): CodeStep => {
  if (code === LINK_INVALID) return { kind: 'void' };
  return { kind: 'refused', message, isPassing: !statusCode || statusCode === 429 || statusCode >= 500 };
};

/**
 * Takes the code of a login link to where it leads: at once in the browser that asked for it, elsewhere after a press,
 * so that whoever merely opens the link (as mail scanners do) uses nothing up, and nobody is led into an account that is
 * not theirs.
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
    // What this browser knows belongs to another letter.
    if (error?.code === LINK_INVALID && 'binding' in how) return ask();
    if (error) return setStep(stepAfter(error));
    forgetLoginBinding();
    setStep({ kind: 'taken' });
  };

  const begin = (): Promise<void> => (kept ? enter({ binding: kept.binding }, kept.remember) : ask());
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
