import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text, useFormat } from '@barg/ui-kit';
import { ChosenBarRoot } from './choosable-row.styles.ts';
import type { WorkKind } from './delete-works.tsx';

interface ChosenBarProps {
  kind: WorkKind;
  ids: readonly string[];
  onForgetAll: () => void;
  /** Asks before all of them are taken away, until it is closed. */
  question: (onClose: () => void) => ReactNode;
}

/** How many works are chosen, and what can be done with all of them. */
export function ChosenBar({ kind, ids, onForgetAll, question }: ChosenBarProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const count = ids.length;
  return (
    <ChosenBarRoot>
      <Text role="status">{t(`${kind}.chosen`, { count, amount: format.number(count) })}</Text>
      <Inline>
        <Button onClick={onForgetAll}>{t(`${kind}.chooseNone`)}</Button>
        <Button icon={Trash2} onClick={() => setAsking(true)}>
          {t(`${kind}.deleteChosen`)}
        </Button>
      </Inline>
      {isAsking && question(() => setAsking(false))}
    </ChosenBarRoot>
  );
}
