import { useState } from 'react';
import type { Conversation, Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Button,
  EmptyState,
  ErrorState,
  Stack,
  Text,
  useDebouncedValue,
  useFormat,
  usePrice,
  useToast,
} from '@barg/ui-kit';
import { Checkbox, SearchField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { nameOfOther } from '../../../../../shared/name-of-other.ts';
import { useForwardTargetsQuery } from '../../../api/forward-message.ts';
import { MOST_RECIPIENTS, useForward } from '../../../hooks/use-forward.ts';
import { ListSkeleton } from '../../inbox/conversation-list.tsx';
import { Recipients } from './acts.styles.ts';

/** The delay of the search, in milliseconds. */
const SEARCH_DELAY = 300;

interface ChoicesProps {
  q: string;
  chosen: readonly Conversation[];
  onToggle: (conversation: Conversation) => void;
}

/** Those whom it can be sent to; the chosen ones stay in sight whatever is searched for. */
function RecipientChoices({ q, chosen, onToggle }: ChoicesProps) {
  const { t } = useTranslation('messaging');
  const inTokens = usePrice();
  const { currentData: data, error, refetch } = useForwardTargetsQuery(q);
  if (error && !data) return <ErrorState message={error.message || t('errors.load')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const isChosen = ({ _id }: Conversation) => chosen.some((one) => one._id === _id);
  const shown = [...chosen, ...data.filter((conversation) => !isChosen(conversation))];
  if (shown.length === 0) return <EmptyState title={t('inbox.nothingFound')} />;
  return (
    <Recipients role="group" aria-label={t('forward.recipients')}>
      {shown.map((conversation) => (
        <Checkbox
          key={conversation._id}
          label={nameOfOther(conversation)}
          help={
            conversation.messagePrice > 0
              ? t('forward.costs', { tokens: inTokens(conversation.messagePrice) })
              : undefined
          }
          checked={isChosen(conversation)}
          disabled={!isChosen(conversation) && chosen.length >= MOST_RECIPIENTS}
          onChange={() => onToggle(conversation)}
        />
      ))}
    </Recipients>
  );
}

/** Sends an own message on: one message for each who is chosen. */
export function ForwardDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const inTokens = usePrice();
  const toast = useToast();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Conversation[]>([]);
  const q = useDebouncedValue(search.trim(), SEARCH_DELAY);
  const { forward, refused, isSending } = useForward(message._id);
  const toggle = (conversation: Conversation) => {
    const others = chosen.filter(({ _id }) => _id !== conversation._id);
    setChosen(others.length < chosen.length ? others : [...chosen, conversation]);
  };
  const handleSend = async () => {
    const failures = await forward(chosen);
    const count = chosen.length - failures.length;
    if (count > 0) toast(t('forward.done', { count, amount: format.number(count) }), { tone: 'success' });
    if (failures.length === 0) onClose();
    else setChosen(failures.map(({ conversation }) => conversation));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('forward.title')}
      size="sm"
      isDismissable={!isSending}
      footer={
        <Button
          variant="primary"
          width="full"
          disabled={chosen.length === 0}
          isLoading={isSending}
          onClick={() => void handleSend()}
        >
          {t('forward.send')}
        </Button>
      }
    >
      <Stack gap={3}>
        {message.price !== null && (
          <Text as="p" tone="muted">
            {t('forward.paid', { tokens: inTokens(message.price) })}
          </Text>
        )}
        <SearchField label={t('forward.search')} value={search} onChange={setSearch} />
        <RecipientChoices q={q} chosen={chosen} onToggle={toggle} />
        {chosen.length >= MOST_RECIPIENTS && (
          <Text as="p" size="caption" tone="muted" role="status">
            {t('forward.most', { amount: format.number(MOST_RECIPIENTS) })}
          </Text>
        )}
        {refused.map(({ conversation, reason }) => (
          <Text as="p" key={conversation._id} tone="danger" role="alert">
            <bdi>{nameOfOther(conversation)}</bdi>: {reason || t('forward.refused')}
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
