import { useTranslation } from '@barg/runtime/i18n';
import { Navigate, useParams } from '@barg/runtime/router';
import { ButtonLink, ForbiddenState, PageHeader, Stack, TabsNav } from '@barg/ui-kit';
import { BalanceCard } from '../features/balance/components/balance-card.tsx';
import { SavedCards } from '../features/cards/components/saved-cards.tsx';
import { Payments } from '../features/history/components/payments.tsx';
import { Transactions } from '../features/history/components/transactions.tsx';
import { useFan } from '../shared/fan.ts';
import { paths, sitePaths } from '../shared/paths.ts';

const sections = { transactions: Transactions, payments: Payments, cards: SavedCards } as const;

const isSection = (name: string): name is keyof typeof sections => Object.hasOwn(sections, name);

export function WalletPage() {
  const { t } = useTranslation('commerce');
  const { section = 'transactions' } = useParams();
  const isFan = useFan() !== null;
  const tabs = [
    { to: paths.wallet, label: t('wallet.transactions'), end: true },
    { to: paths.payments, label: t('wallet.payments') },
    { to: paths.cards, label: t('wallet.cards') },
  ];
  if (!isSection(section)) return <Navigate to={paths.wallet} replace />;
  const Section = sections[section];
  return (
    <Stack gap={4}>
      <title>{t('nav.wallet')}</title>
      <PageHeader title={t('nav.wallet')} />
      {isFan ? (
        <>
          <BalanceCard />
          <TabsNav label={t('nav.wallet')} tabs={tabs} />
          <Section />
        </>
      ) : (
        <NoWallet />
      )}
    </Stack>
  );
}

function NoWallet() {
  const { t } = useTranslation('commerce');
  return (
    <ForbiddenState
      title={t('wallet.forbidden')}
      message={t('wallet.forbiddenMessage')}
      action={<ButtonLink to={sitePaths.studio}>{t('subscriptions.toStudio')}</ButtonLink>}
    />
  );
}
