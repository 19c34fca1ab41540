import { useState } from 'react';
import type { OrderProblem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Badge, Button, Card, Dots, Inline, PageHeader, Stack, Text, Time, UserText } from '@barg/ui-kit';
import { PagedList } from '../../shared/paged-list.tsx';
import { useOrderProblemsInfiniteQuery } from './refund-requests-api.ts';
import { RefundTabs } from './refund-tabs.tsx';
import { SettleDialog } from './settle-dialog.tsx';

function ProblemCard({ problem }: { problem: OrderProblem }) {
  const { t } = useTranslation('operator');
  const [isOpen, setIsOpen] = useState(false);
  const { title, buyer, seller, left, reason, text, answer, reportedAt } = problem;
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Text weight="bold">
            <Dots>
              {title}
              <bdi>{buyer.name}</bdi>
              <bdi>{seller.name}</bdi>
            </Dots>
          </Text>
          <Badge variant="pending">{t(`refunds.problems.${reason}`)}</Badge>
        </Inline>
        <Text tone="muted">
          <Dots>
            <Amount value={left} unit="tokens" />
            <Time value={reportedAt} format="dateTime" />
          </Dots>
        </Text>
        <UserText text={text} />
        {answer && (
          <Stack gap={0}>
            <Text size="caption" tone="muted">
              {t('refunds.sellersAnswer')}
            </Text>
            <UserText text={answer} />
          </Stack>
        )}
        <Inline>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('refunds.settle')}
          </Button>
        </Inline>
        {isOpen && <SettleDialog problem={problem} onClose={() => setIsOpen(false)} />}
      </Stack>
    </Card>
  );
}

/** The list of problems that buyers have reported with shipped orders. */
export default function OrderProblemsPage() {
  const { t } = useTranslation('operator');
  const problems = useOrderProblemsInfiniteQuery();
  return (
    <>
      <PageHeader title={t('sections.refunds')} part={t('refunds.tabs.orders')} />
      <RefundTabs />
      <PagedList query={problems} empty={t('refunds.noProblems')}>
        {(items) => (
          <Stack as="ul" gap={3}>
            {items.map((item) => (
              <ProblemCard key={item._id} problem={item} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
