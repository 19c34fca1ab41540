import type { TeamEvent } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { toQueryError } from '@barg/session';
import { Badge, Button, Dots, Heading, Inline, Stack, Text, Time, useFormat, useToast } from '@barg/ui-kit';
import { useSendAgainMutation } from '../../../shared/api/remotes.ts';

const VARIANTS = { waiting: 'pending', delivered: 'status', 'given-up': 'danger' } as const;

/** What does not fit: in the shell's events it is a remote, and not the shell itself. */
const nameOf = ({ kind, data }: TeamEvent): string =>
  'leaves' in data ? 'shell-incompatible' : kind.replace('.', '-');

function SentEvent({ event }: { event: TeamEvent }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const toast = useToast();
  const [send, { isLoading }] = useSendAgainMutation();
  const { _id: id, happenedAt, state, attempts } = event;
  const [newest] = attempts;
  const name = t(`remotes.webhook.kinds.${nameOf(event)}`, { defaultValue: event.kind });
  const handleSend = async () => {
    const { error } = await send(id);
    if (error) toast(toQueryError(error).message || t('failed'), { tone: 'danger' });
  };
  return (
    <Stack as="li" gap={1}>
      <Inline gap={2}>
        <Badge variant={VARIANTS[state]}>{t(`remotes.webhook.states.${state}`)}</Badge>
        {name}
        {state !== 'waiting' && (
          <Button
            size="sm"
            isLoading={isLoading}
            aria-label={`${t('remotes.webhook.sendAgain')}: ${isolate(name)}`}
            onClick={() => void handleSend()}
          >
            {t('remotes.webhook.sendAgain')}
          </Button>
        )}
      </Inline>
      <Text size="caption" tone="muted">
        <Dots>
          <Time value={happenedAt} format="dateTime" />
          {attempts.length > 0 &&
            t('remotes.webhook.tries', { count: attempts.length, amount: format.number(attempts.length) })}
          {newest && newest.status !== null && (
            <bdi>{t('remotes.webhook.answered', { status: format.number(newest.status) })}</bdi>
          )}
          {newest?.fault && t(`remotes.webhook.faults.${newest.fault}`)}
        </Dots>
      </Text>
    </Stack>
  );
}

/** What a team was told lately, and what became of it. */
export function SentEvents({ events }: { events: readonly TeamEvent[] }) {
  const { t } = useTranslation('operator');
  return (
    <Stack gap={2}>
      <Heading level={3} size="body">
        {t('remotes.webhook.sent')}
      </Heading>
      {events.length === 0 && <Text tone="muted">{t('remotes.webhook.nothingSent')}</Text>}
      {events.length > 0 && (
        <Stack as="ul" gap={3} aria-label={t('remotes.webhook.sent')}>
          {events.map((event) => (
            <SentEvent key={event._id} event={event} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
