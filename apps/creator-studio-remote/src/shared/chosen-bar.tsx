import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { ChangeAudience } from './audience/change-audience.tsx';
import type { AudienceChange } from './audience/use-changing-audience.ts';
import { ChosenBarRoot } from './choosable-row.styles.ts';
import type { WorkKind } from './use-undoable-deletion.ts';

interface ChosenBarProps {
  /** Posts have a bar of their own: more can be done with them. */
  kind: Exclude<WorkKind, 'posts'>;
  ids: readonly string[];
  /** Called with the ids to deselect. */
  onForget: (ids: readonly string[]) => void;
  /** Deletes items; resolves with the ids of those that were deleted. */
  deleteAll: (ids: readonly string[]) => Promise<readonly string[]>;
  /**
   * Changes the audience of items; resolves with the ids of those that were changed. Absent for items without an
   * audience.
   */
  changeAudience?: (ids: readonly string[], change: AudienceChange) => Promise<readonly string[]>;
}

/** The toolbar of a selection: how many items are selected, and the actions for all of them. */
export function ChosenBar({ kind, ids, onForget, deleteAll, changeAudience }: ChosenBarProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [isDeleting, setDeleting] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const count = ids.length;
  const run = async (setBusy: (isBusy: boolean) => void, acting: Promise<readonly string[]>): Promise<void> => {
    setBusy(true);
    onForget(await acting);
    setBusy(false);
  };
  return (
    <ChosenBarRoot>
      <Text role="status">{t(`${kind}.chosen`, { count, amount: format.number(count) })}</Text>
      <Inline>
        <Button onClick={() => onForget(ids)}>{t(`${kind}.chooseNone`)}</Button>
        {changeAudience && (
          <ChangeAudience
            isBusy={isDeleting || isChanging}
            onChange={(change) => void run(setChanging, changeAudience(ids, change))}
          />
        )}
        <Button
          icon={Trash2}
          isLoading={isDeleting}
          disabled={isChanging}
          onClick={() => void run(setDeleting, deleteAll(ids))}
        >
          {t(`${kind}.deleteChosen`)}
        </Button>
      </Inline>
    </ChosenBarRoot>
  );
}
