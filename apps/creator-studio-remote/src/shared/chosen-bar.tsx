import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { ChosenBarRoot } from './choosable-row.styles.ts';
import type { WorkKind } from './use-taking-away.ts';

interface ChosenBarProps {
  /** Posts have a bar of their own: more can be done with them. */
  kind: Exclude<WorkKind, 'posts'>;
  ids: readonly string[];
  /** Those that are no longer chosen. */
  onForget: (ids: readonly string[]) => void;
  /** Takes works away, and answers those that are gone. */
  takeAway: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** How many works are chosen, and what can be done with all of them. */
export function ChosenBar({ kind, ids, onForget, takeAway }: ChosenBarProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);
  const count = ids.length;
  const handleDelete = async () => {
    setBusy(true);
    onForget(await takeAway(ids));
    setBusy(false);
  };
  return (
    <ChosenBarRoot>
      <Text role="status">{t(`${kind}.chosen`, { count, amount: format.number(count) })}</Text>
      <Inline>
        <Button onClick={() => onForget(ids)}>{t(`${kind}.chooseNone`)}</Button>
        <Button icon={Trash2} isLoading={isBusy} onClick={() => void handleDelete()}>
          {t(`${kind}.deleteChosen`)}
        </Button>
      </Inline>
    </ChosenBarRoot>
  );
}
