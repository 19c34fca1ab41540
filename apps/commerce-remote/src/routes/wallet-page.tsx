import { useTranslation } from '@barg/runtime/i18n';
import { Navigate, useParams } from '@barg/runtime/router';
import { PageHeader, Skeleton, Stack, TabsNav, lazyPart } from '@barg/ui-kit';
import { BalanceCard } from '../features/balance/components/balance-card.tsx';
import { Transactions } from '../features/history/components/transactions.tsx';
import { useFan } from '../shared/fan.ts';
import type { NoWalletProps } from '../shared/no-wallet.tsx';
import { paths } from '../shared/paths.ts';

/** The history comes with the page, because it is shown first; the other sections are loaded when opened. */
const Payments = lazyPart(
  async () => ({ default: (await import('../features/history/components/payments.tsx')).Payments }),
  { waiting: () => <Skeleton height={520} radius="card" /> },
);
const SavedCards = lazyPart(
  async () => ({ default: (await import('../features/cards/components/saved-cards.tsx')).SavedCards }),
  { waiting: () => <Skeleton height={130} radius="card" /> },
);
const SpendingCaps = lazyPart(() => import('../features/caps/components/spending-caps.tsx'), {
  waiting: () => <Skeleton height="212px" radius="card" />,
});
const RefundRequests = lazyPart(() => import('../features/refunds/components/refund-requests-page.tsx'), {
  waiting: () => <Skeleton height={320} radius="card" />,
});
const TransactionDetail = lazyPart<{ transactionId: string }>(
  () => import('../features/history/components/transaction-detail.tsx'),
  { waiting: () => <Skeleton height={320} radius="card" /> },
);

/** Seldom shown: whoever has no wallet has no way to this page. */
const NoWallet = lazyPart<NoWalletProps>(() => import('../shared/no-wallet.tsx'));

const ReceiptPage = lazyPart<{ paymentId: string }>(() => import('../features/receipts/components/receipt-page.tsx'), {
  waiting: () => <Skeleton height={520} radius="card" />,
});

const CryptoPage = lazyPart<{ paymentId: string }>(() => import('../features/crypto/components/crypto-page.tsx'), {
  waiting: () => <Skeleton height={480} radius="card" />,
});

const sections = {
  transactions: Transactions,
  payments: Payments,
  refunds: RefundRequests,
  cards: SavedCards,
  limits: SpendingCaps,
} as const;

/** What the tabs call them. */
const names = {
  transactions: 'wallet.transactions',
  payments: 'wallet.payments',
  refunds: 'refunds.title',
  cards: 'wallet.cards',
  limits: 'caps.title',
} as const;

const isSection = (name: string): name is keyof typeof sections => Object.hasOwn(sections, name);

/** The single thing that the URL names, with the page's title. */
const singleOf = ({ transactionId, paymentId, coinPaymentId }: Readonly<Record<string, string | undefined>>) => {
  if (transactionId !== undefined)
    return { titleKey: 'transactions.title', content: <TransactionDetail transactionId={transactionId} /> } as const;
  if (paymentId !== undefined)
    return { titleKey: 'receipt.title', content: <ReceiptPage paymentId={paymentId} /> } as const;
  if (coinPaymentId !== undefined)
    return { titleKey: 'crypto.title', content: <CryptoPage paymentId={coinPaymentId} /> } as const;
  return null;
};

/** The wallet by sections, or one movement, receipt or payment with coins. */
export function WalletPage() {
  const { t } = useTranslation('commerce');
  const params = useParams();
  const { section = 'transactions' } = params;
  const isFan = useFan() !== null;
  if (!isSection(section)) return <Navigate to={paths.wallet} replace />;
  const single = singleOf(params);
  const isOpened = isFan && !single && section !== 'transactions';
  const title = single ? t(single.titleKey) : t('nav.wallet');
  return (
    <Stack gap={4}>
      <PageHeader title={title} part={isOpened ? t(names[section]) : undefined} />
      {!isFan && <NoWallet of="wallet" />}
      {isFan && (single?.content ?? <WalletSections section={section} />)}
    </Stack>
  );
}

function WalletSections({ section }: { section: keyof typeof sections }) {
  const { t } = useTranslation('commerce');
  const Section = sections[section];
  const tabs = [
    { to: paths.wallet, label: t(names.transactions), end: true },
    { to: paths.payments, label: t(names.payments) },
    { to: paths.refunds, label: t(names.refunds) },
    { to: paths.cards, label: t(names.cards) },
    { to: paths.limits, label: t(names.limits) },
  ];
  return (
    <>
      <BalanceCard />
      <TabsNav label={t('nav.wallet')} tabs={tabs} />
      <Section />
    </>
  );
}
