import { z } from 'zod';
import Copy from 'lucide-react/icons/copy';
import type { TwoStepSetUp } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Inline, Stack, Text } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { QrCode } from '@barg/ui-kit/qr';
import { useConfirmTwoStepMutation } from '../security-api.ts';
import { codeDigits, codeSchema } from './code-rules.ts';
import { Key, Steps } from './two-step.styles.ts';
import { useCopy } from './use-copy.ts';

interface SetUpProps {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: scan or type the key, then enter a code. */
export function SetUp({ setUp, onConfirmed, onCancel }: SetUpProps & { setUp: TwoStepSetUp }) {
  return (
    <Stack>
      <Pairing setUp={setUp} />
      <ConfirmForm onConfirmed={onConfirmed} onCancel={onCancel} />
    </Stack>
  );
}

/** Groups `ABCDEFGH` as `ABCD EFGH`. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Pairing({ setUp: { secret, otpauthUrl } }: { setUp: TwoStepSetUp }) {
  const { t } = useTranslation('account');
  const copy = useCopy();
  return (
    <>
      <Steps>
        <li>{t('security.twoStep.stepApp')}</li>
        <li>{t('security.twoStep.stepScan')}</li>
        <li>{t('security.twoStep.stepCode')}</li>
      </Steps>
      <QrCode text={otpauthUrl} label={t('security.twoStep.qrLabel')} />
      <Stack gap={2}>
        <Text tone="muted">{t('security.twoStep.manual')}</Text>
        <Key dir="ltr">{inGroups(secret)}</Key>
        <Inline>
          <Button size="sm" variant="quiet" icon={Copy} onClick={() => void copy(secret)}>
            {t('security.copy')}
          </Button>
        </Inline>
      </Stack>
    </>
  );
}

const schema = z.object({ code: codeSchema });

function ConfirmForm({ onConfirmed, onCancel }: SetUpProps) {
  const { t } = useTranslation('account');
  const [confirm] = useConfirmTwoStepMutation();
  const form = useZodForm(schema, { defaultValues: { code: '' } });
  const handleSubmit = async ({ code }: { code: string }): Promise<void> => {
    try {
      const { recoveryCodes } = await confirm(code).unwrap();
      onConfirmed(recoveryCodes);
    } catch (thrown) {
      const failure = toQueryError(thrown);
      throw { ...failure, message: failure.message || t('shell:errors.default') };
    }
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormTextField
        name="code"
        label={t('security.twoStep.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        format={codeDigits}
        dir="ltr"
      />
      <Inline wrap="wrap">
        <SubmitButton size="md">{t('security.twoStep.confirm')}</SubmitButton>
        <Button onClick={onCancel} disabled={form.formState.isSubmitting}>
          {t('ui:cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
