import { useState, type ReactNode } from 'react';
import { confirmSession } from '@barg/api-client/users';
import { useTranslation } from '@barg/runtime/i18n';
import { type QueryError, toQueryError } from '@barg/session';
import type { Proof } from '../security-api.ts';
import { ProofDialog } from '../two-step/proof-dialog.tsx';
import { useProofKind } from './use-proof-kind.ts';

const REQUIRED = 'account.confirmation_required';

/** What the server would answer; its sentence is the one to show where nobody can be asked. */
export const confirmationRequired: QueryError = { statusCode: 403, code: REQUIRED, message: '' };

export interface Confirmation {
  /** Runs an act that a recent login is needed for, asking for it in between; null when the owner turned back. */
  run: <T>(act: () => Promise<T>) => Promise<T | null>;
  dialog: ReactNode;
}

/** Asks the owner for the password, or for a code, when an act needs a login more recent than this one. */
export function useConfirmation(): Confirmation {
  const { t } = useTranslation('account');
  const { kind: by } = useProofKind();
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>(null);

  const ask = (): Promise<boolean> => new Promise((resolve) => setSettle(() => resolve));
  const close = (isConfirmed: boolean): void => {
    settle?.(isConfirmed);
    setSettle(null);
  };
  const run: Confirmation['run'] = async (act) => {
    try {
      return await act();
    } catch (thrown) {
      if (toQueryError(thrown).code !== REQUIRED) throw thrown;
      if (by === null) throw { ...confirmationRequired, message: t('data.logInAgain') };
      return (await ask()) ? act() : null;
    }
  };
  const handleProve = async (proof: Proof): Promise<void> => {
    await confirmSession(proof);
    close(true);
  };

  const dialog = settle && by && (
    <ProofDialog
      title={t('security.confirmation.title')}
      explanation={t(by === 'password' ? 'security.confirmation.byPassword' : 'security.confirmation.byCode')}
      submitLabel={t('security.confirmation.submit')}
      by={by}
      onProve={handleProve}
      onClose={() => close(false)}
    />
  );
  return { run, dialog };
}
