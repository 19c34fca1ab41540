import type { GatewayAccount as Standing } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSearchParams } from '@barg/runtime/router';
import { toQueryError, useConfirmed } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Badge, Button, Card, CardTitle, ErrorState, Inline, Skeleton, Stack, Text, useToast } from '@barg/ui-kit';
import { useGatewayAccountQuery, useOpenOnboardingMutation } from '../api/gateway-account.ts';
import { usePayoutMethodsQuery, useSetPayoutMethodMutation } from '../api/payouts.ts';
import { savedWordsOf } from './saved-words.ts';

/** The site takes no cards now, so nobody has an account there. */
const UNAVAILABLE = 'payment.gateway_unavailable';

/** The performer's account at the payment gateway: whether it takes money, and what is still wanted for that. */
export function GatewayAccount() {
  const { t } = useTranslation('creator-studio');
  // She may have come back from the gateway's pages: what is shown is asked for now.
  const { data, error, refetch } = useGatewayAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error?.code === UNAVAILABLE) return null;
  return (
    <Card aria-label={t('payouts.account.title')}>
      <Stack gap={3}>
        <Inline justify="space-between">
          <CardTitle>{t('payouts.account.title')}</CardTitle>
          {data && <StandingBadge account={data} />}
        </Inline>
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="56px" />}
        {data && <AccountBody account={data} />}
      </Stack>
    </Card>
  );
}

type State = 'none' | 'begun' | 'wanted' | 'ready';

const stateOf = ({ accountId, detailsSubmitted, payoutsEnabled }: Standing): State => {
  if (accountId === null) return 'none';
  if (payoutsEnabled) return 'ready';
  return detailsSubmitted ? 'wanted' : 'begun';
};

function StandingBadge({ account }: { account: Standing }) {
  const { t } = useTranslation('creator-studio');
  const state = stateOf(account);
  if (state === 'none') return null;
  return <Badge variant={state === 'ready' ? 'status' : 'pending'}>{t(`payouts.account.states.${state}`)}</Badge>;
}

function AccountBody({ account }: { account: Standing }) {
  const { t } = useTranslation('creator-studio');
  const state = stateOf(account);
  const isAgain = useSearchParams()[0].get('account') === 'again';
  return (
    <>
      {isAgain && state !== 'ready' && <Text role="status">{t('payouts.account.linkUsed')}</Text>}
      <Text tone="muted">{t(`payouts.account.help.${state}`)}</Text>
      {state === 'wanted' && <Requirements due={account.requirementsDue} />}
      <AccountActions account={account} />
    </>
  );
}

/** In words where they are known, else as the gateway calls them. */
function Requirements({ due }: { due: readonly string[] }) {
  const { t } = useTranslation('creator-studio');
  const known: Readonly<Record<string, string>> = {
    external_account: t('payouts.account.due.bank'),
    'individual.verification.document': t('payouts.account.due.document'),
    'tos_acceptance.date': t('payouts.account.due.terms'),
  };
  return (
    <Stack as="ul" gap={1}>
      {due.map((name) => (
        <li key={name}>{known[name] ?? <bdi dir="ltr">{name}</bdi>}</li>
      ))}
    </Stack>
  );
}

function AccountActions({ account }: { account: Standing }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const methods = useAskedAgain(usePayoutMethodsQuery());
  const [openOnboarding, opening] = useOpenOnboardingMutation();
  const [setMethod, setting] = useSetPayoutMethodMutation();
  const state = stateOf(account);
  const fail = (failure: unknown) => {
    toast(toQueryError(failure).message || t('payouts.failed'), { tone: 'danger' });
  };
  const handleOpen = async () => {
    const link = await runConfirmed(() => openOnboarding().unwrap());
    if (link) location.assign(link.url);
  };
  const handleChoose = async () => {
    const body = { kind: 'stripe', accountId: account.accountId ?? '' } as const;
    const saved = await runConfirmed(() => setMethod(body).unwrap());
    if (saved) toast(t(savedWordsOf(saved)), { tone: 'success' });
  };
  const isChosen = methods.data?.some(({ _id }) => _id === 'stripe');
  return (
    <Inline>
      {state === 'ready' && methods.data && !isChosen && (
        <Button variant="primary" isLoading={setting.isLoading} onClick={() => void handleChoose().catch(fail)}>
          {t('payouts.account.choose')}
        </Button>
      )}
      <Button isLoading={opening.isLoading} onClick={() => void handleOpen().catch(fail)}>
        {t(`payouts.account.open.${state}`)}
      </Button>
    </Inline>
  );
}
