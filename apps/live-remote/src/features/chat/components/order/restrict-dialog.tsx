import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Text, useFormat, useToast } from '@barg/ui-kit';
import { Form, FormSelect, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useRestrictViewerMutation } from '../../api/order.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const FOREVER = 'forever';
/** The API's maximum. */
const MAX_REASON = 200;

/** How long it may hold, as it is offered. */
const TIMES = [
  { unit: 'minutes', count: 5, seconds: 5 * MINUTE },
  { unit: 'hours', count: 1, seconds: HOUR },
  { unit: 'days', count: 1, seconds: DAY },
  { unit: 'days', count: 7, seconds: 7 * DAY },
] as const;

const schema = z.object({ time: z.string(), reason: z.string().max(MAX_REASON) });
const secondsOf = (time: string): number | null =>
  TIMES.find(({ seconds }) => String(seconds) === time)?.seconds ?? null;

/** What the act does. */
const TEXTS = {
  performer: { mute: 'chat.order.muteText', ban: 'chat.order.banText' },
  moderator: { mute: 'chat.order.muteTextAsModerator', ban: 'chat.order.banTextAsModerator' },
} as const;

interface RestrictDialogProps {
  streamId: string;
  person: { _id: string; name: string };
  kind: 'mute' | 'ban';
  /** Of the caller: a performer reads of her own streams. */
  role: 'performer' | 'moderator';
  onClose: () => void;
}

/** Asks for how long and why somebody is muted or banned. */
export default function RestrictDialog({ streamId, person, kind, role, onClose }: RestrictDialogProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const toast = useToast();
  const [restrict] = useRestrictViewerMutation();
  const form = useZodForm(schema, {
    defaultValues: { time: kind === 'mute' ? String(TIMES[0].seconds) : FOREVER, reason: '' },
  });
  // By the act too: what was chosen for a mute is no choice for a ban.
  const unsent = useUnsentForm(form, `restrict:${kind}:${person._id}`);
  const { name } = person;
  const options = [
    ...TIMES.map(({ unit, count, seconds }) => ({
      value: String(seconds),
      label: t(`chat.order.${unit}`, { count, amount: format.number(count) }),
    })),
    { value: FOREVER, label: t('chat.order.forever') },
  ];
  const handleSubmit = async ({ time, reason }: z.output<typeof schema>): Promise<void> => {
    const typed = unsent.typed();
    await restrict({ streamId, userId: person._id, kind, seconds: secondsOf(time), reason }).unwrap();
    unsent.forget(typed);
    toast(t(kind === 'mute' ? 'chat.order.muted' : 'chat.order.banned', { name }), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t(kind === 'mute' ? 'chat.order.muteTitle' : 'chat.order.banTitle', { name })}
    >
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <Text tone="muted">{t(TEXTS[role][kind])}</Text>
        {kind === 'ban' && <Text tone="muted">{t('chat.order.banTickets')}</Text>}
        <FormSelect name="time" label={t('chat.order.for')} options={options} />
        <FormTextField
          name="reason"
          label={t('chat.order.reason')}
          help={t('chat.order.reasonHelp')}
          maxLength={MAX_REASON}
          autoComplete="off"
        />
        <SubmitButton>{t(kind === 'mute' ? 'chat.order.muteAct' : 'chat.order.banAct')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
