import type { ReactNode } from 'react';
import type { QueryError } from '@barg/session';
import { useTranslation } from '@barg/runtime/i18n';
import { Skeleton, Text } from '@barg/ui-kit';
import { Room, ROOM_HEIGHT } from './preview-room.styles.ts';

interface PreviewRoomProps<Data> {
  /** False where there is nothing to ask for, which leaves the room empty. */
  isAsked: boolean;
  query: { currentData?: Data | undefined; error?: Partial<QueryError> | undefined };
  children: (data: Data) => ReactNode;
}

/** What an act would do, or why it is not possible. */
export function PreviewRoom<Data>({ isAsked, query: { currentData, error }, children }: PreviewRoomProps<Data>) {
  const { t } = useTranslation('operator');
  return (
    <Room>
      {isAsked && error && (
        <Text role="alert" tone="danger">
          {error.message || t('failed')}
        </Text>
      )}
      {isAsked && !error && (currentData ? children(currentData) : <Skeleton height={ROOM_HEIGHT} radius="card" />)}
    </Room>
  );
}
