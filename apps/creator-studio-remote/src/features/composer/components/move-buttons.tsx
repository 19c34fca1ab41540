import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { Step } from '@barg/session/uploads';
import { IconButton, useFormat } from '@barg/ui-kit';
import { TileMove } from '../../../shared/upload-tile.styles.ts';

export interface Place {
  /** From 1. */
  number: number;
  total: number;
}

interface MoveButtonsProps {
  place: Place;
  /** The last step of this file; a new object for each. */
  moved: { by: Step } | null;
  onMove: (by: Step) => void;
}

/** Moves a file among the others. The focus goes with it, to be moved on. */
export function MoveButtons({ place: { number, total }, moved, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!moved) return;
    const [same, other] = moved.by < 0 ? [earlier.current, later.current] : [later.current, earlier.current];
    (same?.disabled ? other : same)?.focus();
  }, [moved]);
  const name = { number: format.number(number) };
  return (
    <TileMove>
      <IconButton
        ref={earlier}
        variant="media"
        size="sm"
        icon={ArrowLeft}
        isMirrored
        label={t('composer.moveEarlier', name)}
        disabled={number === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        ref={later}
        variant="media"
        size="sm"
        icon={ArrowRight}
        isMirrored
        label={t('composer.moveLater', name)}
        disabled={number === total}
        onClick={() => onMove(1)}
      />
    </TileMove>
  );
}
