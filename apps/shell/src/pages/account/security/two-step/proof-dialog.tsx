import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { ownPasswordToSend } from '@barg/session/sign-in';
import { Text } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { toFailure } from '../failure.ts';
import type { Proof } from '../security-api.ts';
import { CODE_LENGTH, codeSchema } from './code-rules.ts';

/** What an owner proves to be the owner by. */
export type ProofKind = 'password' | 'code';

interface ProofDialogProps {
  title: string;
  explanation: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Asks for the password; an account without one proves itself by a code. */
  by: ProofKind;
  /** Rejects with what the server refused. */
  onProve: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

const schemas = {
  password: z.object({ proof: z.string().min(1).max(200) }),
  code: z.object({ proof: codeSchema }),
};

/** Asks who sits here to prove to be the owner, before the guard of the account is lowered. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, explanation, submitLabel, tone = 'primary', by, onProve, onClose } = props;
  const { t } = useTranslation('account');
  const form = useZodForm(schemas[by], { defaultValues: { proof: '' } });
  const handleSubmit = async ({ proof }: { proof: string }): Promise<void> => {
    try {
      await onProve(by === 'password' ? { password: await ownPasswordToSend(proof) } : { code: proof });
    } catch (thrown) {
      const failure = toFailure(thrown, t('shell:errors.default'));
      throw { ...failure, details: [{ path: 'proof', message: failure.message }] };
    }
  };
  return (
    <Dialog isOpen size="sm" title={title} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <Text tone="muted">{explanation}</Text>
        {by === 'password' ? (
          <FormTextField
            name="proof"
            type="password"
            label={t('security.password.current')}
            autoComplete="current-password"
          />
        ) : (
          <FormTextField
            name="proof"
            label={t('security.twoStep.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
            dir="ltr"
          />
        )}
        <SubmitButton variant={tone}>{submitLabel}</SubmitButton>
      </Form>
    </Dialog>
  );
}
