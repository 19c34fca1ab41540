import IdCard from 'lucide-react/icons/id-card';
import { useState } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyDialog } from '@barg/ui-kit';
import { useCanAskPrice } from '../../hooks/use-asking-price.ts';
import { SheetButtonPlace } from './fan.styles.ts';

const FanSheet = lazyDialog(() => import('./fan-sheet.tsx'));

/** Opens who the fan is, for a performer on a narrow screen. */
export function FanButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const isOfPerformer = useCanAskPrice(conversation);
  const [isOpen, setOpen] = useState(false);
  if (!isOfPerformer) return null;
  return (
    <SheetButtonPlace>
      <IconButton icon={IdCard} label={t('fan.title')} onClick={() => setOpen(true)} />
      {isOpen && <FanSheet conversation={conversation} onClose={() => setOpen(false)} />}
    </SheetButtonPlace>
  );
}
