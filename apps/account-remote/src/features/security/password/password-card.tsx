import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { useIdentitiesQuery } from '../security-api.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes the password, or sets the first one of an account that came from another site. */
export function PasswordCard() {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useIdentitiesQuery();
  return (
    <Card>
      <Stack>
        <CardTitle>
          {data?.hasPassword === false ? t('security.password.set') : t('security.password.change')}
        </CardTitle>
        <Text tone="muted">{t('security.password.explanation')}</Text>
        {data && <PasswordForm key={String(data.hasPassword)} hasPassword={data.hasPassword} />}
        {!data && error && (
          <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !error && <Skeleton height={280} />}
      </Stack>
    </Card>
  );
}
