import { useState } from 'react';
import { OPERATOR_PATH } from '@barg/contract';
import type { MismatchedCryptoPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import {
  Badge,
  Button,
  Card,
  Dots,
  Inline,
  PageHeader,
  Stack,
  Text,
  Time,
  UserLine,
  UserText,
  useTokens,
  useToast,
} from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { useDecideMismatchedPaymentMutation, useMismatchedPaymentsInfiniteQuery } from './crypto-payments-api.ts';
import { PaymentTabs } from './payment-tabs.tsx';

type Decision = NonNullable<MismatchedCryptoPayment['decision']>;
const STATES = ['open', 'decided'] as const;
const DECISIONS: readonly Decision[] = ['credited', 'refunded'];
/** What becomes of coins that came after the decision. */
const AFTERWARDS: readonly Decision[] = ['refunded'];

/** The payments with coins that an operator has to decide about. */
export default function CryptoPaymentsPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const state = STATES.find((it) => it === filters.get('state')) ?? 'open';
  const mismatched = useMismatchedPaymentsInfiniteQuery(state);
  return (
    <>
      <PageHeader title={t('sections.payments')} part={t('payments.tabs.coins')} />
      <PaymentTabs />
      <Filters>
        <SelectField
          label={t('status')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`coins.states.${value}`) }))}
          onChange={(event) => filters.set('state', event.target.value)}
        />
      </Filters>
      <PagedList query={mismatched} empty={t('coins.empty')}>
        {(items) => (
          <Stack as="ul" gap={3}>
            {items.map((item) => (
              <MismatchCard key={item.payment._id} item={item} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}

function MismatchCard({ item }: { item: MismatchedCryptoPayment }) {
  const { t } = useTranslation('operator');
  const tokens = useTokens();
  const [asked, setAsked] = useState<Decision | null>(null);
  const { payment, payer, since, worth, decision, hasMore, note } = item;
  const acts = hasMore ? AFTERWARDS : decision === null ? DECISIONS : [];
  const standing = decision ? t(`coins.decided.${decision}`) : t(`coins.details.${payment.detail}`);
  const coins = (amount: string) => `${amount} ${payment.coin ?? ''}`.trim();
  return (
    <Card as="li">
      <Stack gap={2}>
        <Inline justify="space-between">
          <Link to={`${OPERATOR_PATH}/users/${payer._id}`}>
            <UserLine as="strong" text={payer.name} />
          </Link>
          <Badge variant={acts.length > 0 ? 'pending' : 'status'}>{hasMore ? t('coins.more') : standing}</Badge>
        </Inline>
        <Text>
          <Dots>
            {t('coins.came', { received: coins(payment.received), asked: coins(payment.amount ?? '0') })}
            {/* Once credited, the payment is of what came: what was asked for is no longer known. */}
            {decision === 'credited'
              ? tokens(worth)
              : t('coins.worth', { tokens: tokens(worth), asked: tokens(payment.tokens) })}
          </Dots>
        </Text>
        {note && <UserText text={note} />}
        <Text size="caption" tone="muted">
          <Time value={since} format="dateTime" />
        </Text>
        {acts.length > 0 && (
          <Inline>
            {acts.map((each) => (
              <Button key={each} size="sm" onClick={() => setAsked(each)}>
                {t(`coins.acts.${each}`)}
              </Button>
            ))}
          </Inline>
        )}
        {asked && <DecisionDialog item={item} decision={asked} onClose={() => setAsked(null)} />}
      </Stack>
    </Card>
  );
}

interface DecisionDialogProps {
  item: MismatchedCryptoPayment;
  decision: Decision;
  onClose: () => void;
}

function DecisionDialog({ item, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [decide] = useDecideMismatchedPaymentMutation();
  const id = item.payment._id;
  // What comes while the dialog is open was not seen: it is refused, and the card behind it shows it.
  const [seen] = useState({ received: item.payment.received, hasMore: item.hasMore });
  const handleConfirm = async (note: string) => {
    await decide({ id, decision, note, ...seen }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t(`coins.acts.${decision}`)}
      text={t(`coins.help.${decision}`)}
      confirmLabel={t(`coins.acts.${decision}`)}
      tone="danger"
      about={id}
      noteLabel={t('coins.note')}
      noteLimit={500}
      isNoteRequired
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
