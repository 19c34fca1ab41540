import { useState, type FormEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Stack, Text } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { DateField } from '@barg/ui-kit/pickers';
import { findDay } from '../../api/find-day.ts';
import { useShowMessage } from '../../hooks/use-show-message.ts';
import { dayOf } from '../../../../shared/calendar.ts';

interface DayDialogProps {
  conversationId: string;
  /** The day that it is opened from, as a moment. */
  date: string;
  onClose: () => void;
}

/** Opens the conversation at another day. */
export default function DayDialog({ conversationId, date, onClose }: DayDialogProps) {
  const { t } = useTranslation('messaging');
  const show = useShowMessage(conversationId);
  const [day, setDay] = useState<string | null>(() => dayOf(date));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!day || isBusy) return;
    setBusy(true);
    try {
      const sequence = await findDay(conversationId, day);
      onClose();
      if (sequence !== null) show(sequence);
    } catch (error) {
      setFailure(toQueryError(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('days.goTo')} size="sm">
      <Stack as="form" onSubmit={(event: FormEvent) => void handleSubmit(event)}>
        <DateField label={t('days.day')} value={day} max={dayOf(new Date().toISOString())} onChange={setDay} />
        {failure !== null && (
          <Text as="p" tone="danger" role="alert">
            {failure || t('shell:errors.default')}
          </Text>
        )}
        <Button type="submit" variant="primary" isLoading={isBusy} disabled={!day}>
          {t('days.show')}
        </Button>
      </Stack>
    </Dialog>
  );
}
