import { useState } from 'react';
import type { Identities } from '@barg/api-client/models';
import { ACCOUNT_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { CONFIRMATION_REQUIRED, toQueryError, useConfirmed, useSetting, type QueryError } from '@barg/session';
import { Button, Card, CardTitle, ErrorState, Skeleton, Stack, Text, useFormat, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { ProviderMark } from '@barg/ui-kit/marks';
import { useLeave, type Provider } from '@barg/session/social';
import { Row, RowText, Rows } from '../rows.styles.ts';
import { useIdentitiesQuery, useUnlinkIdentityMutation } from '../security-api.ts';

/** Logins by other sites, linked or available; nothing if the site has none. */
export function LinkedLoginsCard() {
  const { t } = useTranslation('account');
  const offered = useSetting('socialLogins');
  const { data, error, isFetching, refetch } = useIdentitiesQuery();
  const linked = data?.identities.map(({ provider }) => provider) ?? [];
  const providers = [...new Set<Provider>([...offered, ...linked])];
  if (providers.length === 0) return null;
  return (
    <Card>
      <Stack>
        <CardTitle>{t('security.logins.title')}</CardTitle>
        <Text tone="muted">{t('security.logins.explanation')}</Text>
        {data && <LoginList providers={providers} identities={data.identities} offered={offered} />}
        {!data && error && (
          <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !error && <Skeleton height={providers.length * 64} />}
      </Stack>
    </Card>
  );
}

/** The error of an unconfirmed session, as the server would return it. */
const NOT_CONFIRMED: QueryError = { statusCode: 403, code: CONFIRMATION_REQUIRED, message: '' };

interface LoginListProps {
  providers: readonly Provider[];
  offered: readonly Provider[];
  identities: Identities['identities'];
}

function LoginList({ providers, offered, identities }: LoginListProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [unlinking, setUnlinking] = useState<Provider | null>(null);
  const runConfirmed = useConfirmed();
  const { refetch } = useIdentitiesQuery();
  const start = { role: 'user', link: true, returnTo: `${ACCOUNT_PATH}/security` } as const;
  const toast = useToast();
  const { leaving, leave } = useLeave(start, {
    permit: (setOut) =>
      runConfirmed(async () => {
        // Telegram starts without a call to the API, so the confirmation is required before.
        const { isConfirmed } = await refetch().unwrap();
        if (!isConfirmed) throw NOT_CONFIRMED;
        return setOut();
      }),
    onFailure: (message) => toast(message || t('shell:errors.default'), { tone: 'danger' }),
  });
  return (
    <>
      <Rows>
        {providers.map((provider) => {
          const name = t(`security.logins.${provider}`);
          const identity = identities.find((candidate) => candidate.provider === provider);
          const since = identity && t('security.logins.since', { date: format.date(identity.createdAt, 'long') });
          return (
            <Row key={provider}>
              <ProviderMark provider={provider} />
              <RowText>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span>{since ?? t('security.logins.none')}</span>
              </RowText>
              {identity ? (
                <Button
                  size="sm"
                  aria-label={t('security.logins.unlinkLabel', { provider: name })}
                  onClick={() => setUnlinking(provider)}
                >
                  {t('security.logins.unlink')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  aria-label={t('security.logins.linkLabel', { provider: name })}
                  isLoading={leaving === provider}
                  disabled={leaving !== null || !offered.includes(provider)}
                  onClick={() => void leave(provider)}
                >
                  {t('security.logins.link')}
                </Button>
              )}
            </Row>
          );
        })}
      </Rows>
      {unlinking && <UnlinkDialog provider={unlinking} onClose={() => setUnlinking(null)} />}
    </>
  );
}

interface UnlinkDialogProps {
  provider: Provider;
  onClose: () => void;
}

function UnlinkDialog({ provider, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const [unlink, { isLoading }] = useUnlinkIdentityMutation();
  const name = t(`security.logins.${provider}`);
  const handleConfirm = async (): Promise<void> => {
    try {
      const done = await runConfirmed(() => unlink(provider).unwrap());
      if (done !== null) toast(t('security.logins.unlinked'), { tone: 'success' });
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('security.logins.unlinkTitle', { provider: name })}
      confirmLabel={t('security.logins.unlink')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('security.logins.unlinkQuestion', { provider: name })}
    </ConfirmDialog>
  );
}
