import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { ownPasswordToSend } from '@barg/session/passwords';
import { Button, Text } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import type { Proof } from '../security-api.ts';
import { codeDigits, codeSchema, RECOVERY_CODE_MAX, recoveryCodeSchema } from './code-rules.ts';

/** The kinds of proofs. */
export type ProofKind = 'password' | 'code';

/** The requested kind: a recovery code is the alternative to the app. */
type Asked = ProofKind | 'recoveryCode';

interface ProofDialogProps {
  title: string;
  explanation: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Asks for the password; an account without one proves itself by a code. */
  by: ProofKind;
  /** Rejects with the server's error. */
  onProve: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

const schemas: Record<Asked, z.ZodType<{ proof: string }, { proof: string }>> = {
  password: z.object({ proof: z.string().min(1).max(200) }),
  code: z.object({ proof: codeSchema }),
  recoveryCode: z.object({ proof: recoveryCodeSchema }),
};

/** Asks for a proof, before the account's security is reduced. */
export function ProofDialog({ title, onClose, onProve, ...form }: ProofDialogProps) {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState<Asked>(form.by);
  const [isProving, setProving] = useState(false);
  const prove = async (proof: Proof): Promise<void> => {
    setProving(true);
    await onProve(proof).finally(() => setProving(false));
  };
  return (
    <Dialog isOpen size="sm" title={title} onClose={onClose}>
      {/* A separate form for each kind, for the browser's autofill. */}
      <ProofForm key={asked} asked={asked} onProve={prove} {...form} />
      {asked !== 'password' && (
        <Button
          variant="quiet"
          size="sm"
          // The form that is left would not hear how its proof was taken.
          disabled={isProving}
          onClick={() => setAsked(asked === 'code' ? 'recoveryCode' : 'code')}
        >
          {t(asked === 'code' ? 'security.recovery.useRecovery' : 'security.recovery.useCode')}
        </Button>
      )}
    </Dialog>
  );
}

type ProofFormProps = Omit<ProofDialogProps, 'title' | 'by' | 'onClose'> & { asked: Asked };

function ProofForm({ asked, explanation, submitLabel, tone = 'primary', onProve }: ProofFormProps) {
  const { t } = useTranslation('account');
  const form = useZodForm(schemas[asked], { defaultValues: { proof: '' } });
  const handleSubmit = async ({ proof }: { proof: string }): Promise<void> => {
    try {
      await onProve(asked === 'password' ? { password: await ownPasswordToSend(proof) } : { [asked]: proof });
    } catch (thrown) {
      const told = toQueryError(thrown);
      const failure = { ...told, message: told.message || t('shell:errors.default') };
      throw { ...failure, details: [{ path: 'proof', message: failure.message }] };
    }
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Text tone="muted">{explanation}</Text>
      <ProofField asked={asked} />
      <SubmitButton variant={tone}>{submitLabel}</SubmitButton>
    </Form>
  );
}

function ProofField({ asked }: { asked: Asked }) {
  const { t } = useTranslation('account');
  if (asked === 'password') {
    return (
      <FormTextField
        name="proof"
        type="password"
        label={t('security.password.current')}
        autoComplete="current-password"
      />
    );
  }
  const isCode = asked === 'code';
  return (
    <FormTextField
      name="proof"
      label={t(isCode ? 'security.twoStep.code' : 'security.recovery.code')}
      inputMode={isCode ? 'numeric' : 'text'}
      autoComplete={isCode ? 'one-time-code' : 'off'}
      {...(isCode ? { format: codeDigits } : { maxLength: RECOVERY_CODE_MAX })}
      dir="ltr"
    />
  );
}
