import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFileDrop } from '../../../hooks/use-file-drop.ts';
import { DropHint, DropRoot } from './drop-zone.styles.ts';

interface DropZoneProps {
  isEnabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** The drop zone of files, which is the whole conversation. */
export function DropZone({ isEnabled, onFiles, children }: DropZoneProps) {
  const { t } = useTranslation('messaging');
  const { isOver, handlers } = useFileDrop(onFiles, isEnabled);
  return (
    <DropRoot {...handlers}>
      {children}
      {isOver && <DropHint>{t('attach.drop')}</DropHint>}
    </DropRoot>
  );
}
