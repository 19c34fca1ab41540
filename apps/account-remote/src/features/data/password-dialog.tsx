import { z } from 'zod';
import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useConfirmSessionMutation } from './api/leaving.ts';

const passwordSchema = z.object({ password: z.string().min(1).max(200) });

interface PasswordDialogProps {
  user: CurrentUser;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the password again, before sensitive actions. */
export default function PasswordDialog({ user, onConfirmed, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const [confirm] = useConfirmSessionMutation();
  const form = useZodForm(passwordSchema, { defaultValues: { password: '' } });
  const handleSubmit = async ({ password }: { password: string }): Promise<void> => {
    await confirm({ user, password }).unwrap();
    onConfirmed();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('data.confirmTitle')} size="sm">
      <Form form={form} onSubmit={handleSubmit}>
        <Text tone="muted">{t('data.confirmText')}</Text>
        <FormTextField
          name="password"
          type="password"
          label={t('data.password')}
          autoComplete="current-password"
          dir="ltr"
        />
        <SubmitButton>{t('data.confirm')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
