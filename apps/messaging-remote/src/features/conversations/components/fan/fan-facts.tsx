import { useState } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { saleNameOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import {
  Button,
  ErrorState,
  Heading,
  Inline,
  lazyDialog,
  SkeletonText,
  Stack,
  Text,
  Time,
  UserLine,
  useTokens,
  UserWords,
} from '@barg/ui-kit';
import { useFanCardQuery, type FanCard } from '../../../../entities/fan-card/api/fan-card.ts';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { sitePaths } from '../../../../shared/paths.ts';
import { FanLists } from './fan-lists.tsx';
import { Entries, Entry, Facts } from './fan.styles.ts';

const SideDialog = lazyDialog(async () => ({ default: (await import('../inbox/side-dialog.tsx')).SideDialog }));

/** Who the fan in a conversation is to its performer. */
export default function FanFacts({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const { data, error, refetch } = useFanCardQuery(conversation._id, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={4}>
      <UserLine as={Heading} level={3} text={nameOfOther(conversation)} />
      {error && !data && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonText lines={6} />}
      {data && <Bonds card={data} />}
      {data && <FanLists card={data} />}
      {data && data.sales.length > 0 && <Sales sales={data.sales} />}
      {data && data.orders.length > 0 && <Orders orders={data.orders} />}
      <Note conversation={conversation} label={t('side.note')} />
    </Stack>
  );
}

function Bonds({ card: { subscription, followedAt, spent, spentRecently } }: { card: FanCard }) {
  const { t } = useTranslation('messaging');
  const inTokens = useTokens();
  const state = subscription === null ? 'never' : subscription.isRunning ? 'running' : 'over';
  return (
    <Facts>
      <div>
        <dt>{t('fan.subscription')}</dt>
        <dd>
          {t(`fan.${state}`)}{' '}
          {subscription && (
            <Time value={subscription.isRunning ? subscription.startedAt : subscription.currentPeriodEnd} />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('fan.follows')}</dt>
        <dd>{followedAt === null ? t('fan.not') : <Time value={followedAt} />}</dd>
      </div>
      <div>
        <dt>{t('fan.spent')}</dt>
        <dd>{inTokens(spent)}</dd>
      </div>
      <div>
        <dt>{t('fan.spentRecently')}</dt>
        <dd>{inTokens(spentRecently)}</dd>
      </div>
    </Facts>
  );
}

function Sales({ sales }: Pick<FanCard, 'sales'>) {
  const { t } = useTranslation('messaging');
  const nameOf = ({ kind, itemType }: Pick<FanCard['sales'][number], 'kind' | 'itemType'>): string => {
    const name = saleNameOf(kind, itemType);
    return name ? t(`fan.names.${name}`) : t(`fan.kinds.${kind}`);
  };
  const inTokens = useTokens();
  return (
    <Stack gap={2}>
      <Text as="h4" weight="medium">
        {t('fan.sales')}
      </Text>
      <Entries>
        {sales.map(({ _id, title, amount, createdAt, ...sale }) => (
          <Entry key={_id}>
            <UserLine as="span" text={title || nameOf(sale)} />
            <bdi>{inTokens(amount)}</bdi>
            <Text size="caption" tone="muted">
              <Time value={createdAt} />
            </Text>
          </Entry>
        ))}
      </Entries>
    </Stack>
  );
}

function Orders({ orders }: Pick<FanCard, 'orders'>) {
  const { t } = useTranslation('messaging');
  return (
    <Stack gap={2}>
      <Text as="h4" weight="medium">
        {t('fan.orders')}
      </Text>
      <Entries>
        {orders.map(({ _id, title, status }) => (
          <Entry key={_id}>
            <Link to={sitePaths.soldOrder(_id)}>
              <UserLine as="span" text={title} />
            </Link>
            <Text size="caption" tone="muted">
              {t(`fan.states.${status}`)}
            </Text>
          </Entry>
        ))}
      </Entries>
    </Stack>
  );
}

/** Her own note, and what changes it. */
function Note({ conversation, label }: { conversation: Conversation; label: string }) {
  const { t } = useTranslation('messaging');
  const [isEditing, setEditing] = useState(false);
  return (
    <Stack gap={2}>
      <Text as="h4" weight="medium">
        {label}
      </Text>
      {conversation.note !== '' && (
        <Text as="p">
          <UserWords text={conversation.note} isLinked={false} />
        </Text>
      )}
      <Inline>
        <Button size="sm" onClick={() => setEditing(true)}>
          {t('side.edit')}
        </Button>
      </Inline>
      {isEditing && <SideDialog conversation={conversation} onClose={() => setEditing(false)} />}
    </Stack>
  );
}
