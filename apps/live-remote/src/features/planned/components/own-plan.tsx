import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import { useState, type ReactNode } from 'react';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Button, Dots, IconButton, Inline, lazyDialog, Stack, Text, useFormat, UserLine, useToast } from '@barg/ui-kit';
import { useAudience } from '../../../shared/use-audience.ts';
import { paths } from '../../../shared/paths.ts';
import { useCancelPlanMutation } from '../api/planned-streams.ts';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

interface OwnPlanProps {
  stream: StreamSummary;
  /** Null while it cannot begin. */
  onStart: (() => void) | null;
  onChange: () => void;
  /** Sets what she asks for in it. */
  goal: ReactNode;
}

/** One announced stream of the performer's own. */
export function OwnPlan({ stream, onStart, onChange, goal }: OwnPlanProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const audienceOf = useAudience();
  return (
    <Stack as="li" gap={2}>
      <div>
        <Link to={paths.watch(stream._id)}>
          <UserLine as={Text} weight="bold" text={stream.title} />
        </Link>
        <Text as="p" size="caption" tone="muted">
          <Dots>
            <bdi>{format.dateTime(stream.startedAt)}</bdi>
            {audienceOf(stream)}
          </Dots>
        </Text>
      </div>
      <Inline>
        <Button size="sm" variant="primary" disabled={!onStart} onClick={() => onStart?.()}>
          {t('planned.start')}
        </Button>
        <IconButton
          size="sm"
          icon={Pencil}
          label={t('planned.changeOne', { title: stream.title })}
          onClick={onChange}
        />
        {goal}
        <CallOff stream={stream} />
      </Inline>
    </Stack>
  );
}

function CallOff({ stream: { _id, title } }: { stream: StreamSummary }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelPlanMutation();
  const handleConfirm = async () => {
    const { error } = await cancel(_id);
    setAsking(false);
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
  };
  return (
    <>
      <IconButton
        size="sm"
        icon={CalendarX}
        label={t('live:planned.cancelOne', { title })}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('live:planned.cancelTitle')}
          confirmLabel={t('live:planned.cancel')}
          keepLabel={t('live:planned.keep')}
          tone="danger"
          isBusy={isLoading}
          onConfirm={() => void handleConfirm()}
          onClose={() => setAsking(false)}
        >
          {t('live:planned.cancelText')}
        </ConfirmDialog>
      )}
    </>
  );
}
