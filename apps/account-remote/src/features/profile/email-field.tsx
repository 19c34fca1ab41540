import { useState } from 'react';
import { verifyEmail } from '@barg/api-client/auth';
import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Badge, Button, Inline, Stack, useToast } from '@barg/ui-kit';
import { FormTextField } from '@barg/ui-kit/forms';

/** Requests another verification e-mail. */
function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const handleClick = async (): Promise<void> => {
    setLoading(true);
    try {
      await verifyEmail({ email });
      toast(t('profile.resent'), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.default'), { tone: 'danger' });
    }
    setLoading(false);
  };
  return (
    <Button size="sm" variant="quiet" isLoading={isLoading} onClick={() => void handleClick()}>
      {t('profile.resend')}
    </Button>
  );
}

/** The e-mail address, and whether it is verified. */
export function EmailField({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { email, isEmailVerified } = user;
  return (
    <Stack gap={1}>
      <FormTextField name="email" type="email" label={t('profile.email')} autoComplete="email" dir="ltr" />
      {email && (
        <Inline gap={2}>
          <Badge variant={isEmailVerified ? 'status' : 'pending'}>
            {t(isEmailVerified ? 'profile.verified' : 'profile.unverified')}
          </Badge>
          {!isEmailVerified && <ResendButton email={email} />}
        </Inline>
      )}
    </Stack>
  );
}
