import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, PartFailure, useFormat, useToast } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useLibrarySummaryQuery, useMoveItemsMutation } from '../api/library.ts';
import type { Selection } from '../hooks/use-selection.ts';
import { MoveRoot } from './library.styles.ts';

/** Moves the selected items into a folder, or out of all folders. */
export function MoveBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const toast = useToast();
  const attempt = useToastOnFailure();
  const { data: summary, error, isFetching, refetch } = useLibrarySummaryQuery();
  const [folderId, setFolderId] = useState('');
  const [move, { isLoading }] = useMoveItemsMutation();
  const folders = summary?.folders.map(({ _id, name }) => ({ value: _id, label: name })) ?? [];
  const count = selection.items.length;
  const handleMove = async () => {
    const items = selection.items.map(({ type, _id }) => ({ type, _id }));
    const moving = move({ folderId: folderId || null, items }).unwrap();
    if (!(await attempt(moving))) return;
    // What left the library meanwhile is not moved. Of those that leave folders only some may have been in one.
    const moved = folderId ? (await moving).moved : items.length;
    toast(t('library.moved', { count: moved, amount: format.number(moved) }), { tone: 'success' });
    selection.stop();
  };
  // Without the folders the one choice would be "none", which takes out of all of them.
  if (error && !summary) return <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <MoveRoot role="group" aria-label={t('library.moveTo')}>
      <SelectField
        label={t('library.moveTo')}
        value={folderId}
        options={[{ value: '', label: t('library.folder.none') }, ...folders]}
        onChange={(event) => setFolderId(event.target.value)}
      />
      <Button
        variant="primary"
        disabled={count === 0 || !summary}
        isLoading={isLoading}
        onClick={() => void handleMove()}
      >
        {t('library.move', { count, amount: format.number(count) })}
      </Button>
    </MoveRoot>
  );
}
