import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import {
  ButtonLink,
  Handle,
  Inline,
  PartFailure,
  Skeleton,
  Stack,
  Text,
  Time,
  useToast,
  useTokens,
} from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import {
  useAddToFanListMutation,
  useFanListsQuery,
  useRemoveFromFanListMutation,
} from '../../../shared/fans/fan-lists-api.ts';
import { sitePaths } from '../../../shared/paths.ts';
import type { Fan } from '../api/fans.ts';
import { FanNoteForm } from './fan-note-form.tsx';

/** All that is known of a fan: since when, what he paid, the lists that he is in, and the note about him. */
export default function FanDialog({ fan, onClose }: { fan: Fan; onClose: () => void }) {
  const { name, username, conversationId } = fan;
  const { t } = useTranslation('creator-studio');
  return (
    <Dialog isOpen title={name} onClose={onClose}>
      <Stack gap={4}>
        {username && <Handle username={username} />}
        <FanFacts fan={fan} />
        <FanListChoice fan={fan} />
        <FanNoteForm fan={fan} />
        {conversationId && (
          <Inline>
            <ButtonLink to={sitePaths.conversation(conversationId)}>{t('fans.write')}</ButtonLink>
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}

function FanFacts({ fan: { since, spent, lastMessageAt, lastBoughtAt, subscription } }: { fan: Fan }) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const times = { since, lastBoughtAt, lastMessageAt, subscribedUntil: subscription?.until ?? null };
  return (
    <Stack gap={1}>
      <Text>{t('fans.spent', { price: tokens(spent) })}</Text>
      {(['since', 'subscribedUntil', 'lastBoughtAt', 'lastMessageAt'] as const).map((name) => {
        const at = times[name];
        return (
          at && (
            <Text key={name} tone="muted">
              {t(`fans.facts.${name}`)} <Time value={at} format="day" />
            </Text>
          )
        );
      })}
    </Stack>
  );
}

/** Her lists with members of their own; those by rules take nobody in. */
function FanListChoice({ fan }: { fan: Fan }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { data, error: failure, isFetching, refetch } = useFanListsQuery();
  const [add] = useAddToFanListMutation();
  const [remove] = useRemoveFromFanListMutation();
  // What was chosen here, by list: the server's answer and the fan's row come later.
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  if (failure && !data) return <PartFailure error={failure} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton height="72px" radius="control" />;
  const lists = data.data.filter(({ rules }) => rules === null);
  if (lists.length === 0) return null;
  const change = async (listId: string, isIn: boolean): Promise<void> => {
    setChosen((before) => ({ ...before, [listId]: isIn }));
    const { error } = await (isIn ? add : remove)({ listId, fanId: fan._id });
    if (!error) return;
    setChosen((before) => ({ ...before, [listId]: !isIn }));
    toast(toQueryError(error).message || t('shell:errors.saveFailed'));
  };
  return (
    <Stack gap={2} role="group" aria-label={t('fans.inLists')}>
      <Text weight="medium">{t('fans.inLists')}</Text>
      {lists.map(({ _id, name }) => {
        const isIn = chosen[_id] ?? fan.listIds.includes(_id);
        return <Checkbox key={_id} label={name} checked={isIn} onChange={() => void change(_id, !isIn)} />;
      })}
    </Stack>
  );
}
