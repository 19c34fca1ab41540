import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, RevealStack } from '@barg/ui-kit';
import { ChecksCard } from './checks-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { TrialBalanceCard } from './trial-balance-card.tsx';

/** The books: checks of the ledger, its trial balance, and its months. */
export default function BooksPage() {
  const { t } = useTranslation('operator');
  return (
    <>
      <PageHeader title={t('sections.books')} subtitle={t('books.subtitle')} />
      <RevealStack>
        <ChecksCard />
        <TrialBalanceCard />
        <MonthsCard />
      </RevealStack>
    </>
  );
}
