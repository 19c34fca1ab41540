import { useState } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import type { ManagedDispute, ManagedDisputeView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useParams } from '@barg/runtime/router';
import { Badge, Button, Card, CardTitle, Inline, PageHeader, Stack, Time, UserText, useToast } from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { Coded } from '../../shared/coded.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { Money } from '../../shared/money.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { TextLink } from '../../shared/text-link.tsx';
import { AnswerCard } from './answer-card.tsx';
import { useAcceptDisputeMutation, useManagedDisputeQuery } from './disputes-api.ts';
import { WalletCard } from './wallet-card.tsx';

function DisputeCard({ dispute }: { dispute: ManagedDispute }) {
  const { t } = useTranslation('operator');
  const { person, status, dueAt, reason, ref, paymentId, openedAt, answeredAt, acceptedAt } = dispute;
  const isWaiting = status === 'open' && !acceptedAt;
  return (
    <Card>
      <Stack gap={3}>
        <Link to={`${OPERATOR_PATH}/users/${person._id}`}>
          <PersonCell person={person} />
        </Link>
        <Inline gap={2}>
          <Badge variant={status === 'won' ? 'status' : 'danger'}>{t(`disputes.statuses.${status}`)}</Badge>
          <TextLink to={`${OPERATOR_PATH}/payments/${paymentId}`}>{t('payments.open')}</TextLink>
        </Inline>
        <Facts
          facts={[
            { name: t('disputes.amount'), value: <Money {...dispute} /> },
            ...(isWaiting
              ? [{ name: t('disputes.due'), value: dueAt ? <Time value={dueAt} format="dateTime" /> : '–' }]
              : []),
            { name: t('disputes.reason'), value: <Coded group="disputes" code={reason} /> },
            { name: t('disputes.opened'), value: <Time value={openedAt} format="dateTime" /> },
            ...(answeredAt
              ? [{ name: t('disputes.answered'), value: <Time value={answeredAt} format="dateTime" /> }]
              : []),
            ...(acceptedAt
              ? [{ name: t('disputes.accepted'), value: <Time value={acceptedAt} format="dateTime" /> }]
              : []),
            { name: t('payments.ref'), value: <bdi translate="no">{ref}</bdi> },
          ]}
        />
      </Stack>
    </Card>
  );
}

function AcceptButton({ dispute: { _id: id, answeredAt } }: { dispute: ManagedDispute }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  /** What is decided about: a colleague may answer it while the dialog is open. */
  const [asked, setAsked] = useState<{ id: string; answeredAt: string | null }>();
  const [accept] = useAcceptDisputeMutation();
  const handleConfirm = async () => {
    if (asked) await accept(asked).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <Inline>
      <Button variant="danger" onClick={() => setAsked({ id, answeredAt })}>
        {t('disputes.accept')}
      </Button>
      {asked && (
        <ActionDialog
          title={t('disputes.accept')}
          text={t('disputes.acceptHelp')}
          confirmLabel={t('disputes.accept')}
          tone="danger"
          onConfirm={handleConfirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Inline>
  );
}

function Dispute({ view }: { view: ManagedDisputeView }) {
  const { t } = useTranslation('operator');
  const { dispute, evidence } = view;
  const isWaiting = dispute.status === 'open' && !dispute.acceptedAt;
  // Banks decide anew: also a lost one takes an answer, until it was accepted.
  const takesAnswer = dispute.status !== 'won' && !dispute.acceptedAt;
  return (
    <Stack>
      <DisputeCard dispute={dispute} />
      <WalletCard view={view} />
      {evidence && (
        <Card as="section" aria-label={t('disputes.sent')}>
          <CardTitle>{t('disputes.sent')}</CardTitle>
          <UserText text={evidence} />
        </Card>
      )}
      {takesAnswer && <AnswerCard dispute={dispute} />}
      {isWaiting && <AcceptButton dispute={dispute} />}
    </Stack>
  );
}

/** One dispute, with its deadline and its evidence. */
export default function DisputePage() {
  const { t } = useTranslation('operator');
  const { disputeId = '' } = useParams();
  const query = useManagedDisputeQuery(disputeId);
  return (
    <>
      <PageHeader title={t('disputes.title')} />
      <Loaded query={query}>{(view) => <Dispute view={view} />}</Loaded>
    </>
  );
}
