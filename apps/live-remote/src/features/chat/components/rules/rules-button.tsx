import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, lazyDialog } from '@barg/ui-kit';

const RulesDialog = lazyDialog(() => import('./rules-dialog.tsx'));

/** Opens the rules of her chats: as an icon in the chat's head, with its words elsewhere. */
export function RulesButton({ kind }: { kind: 'icon' | 'words' }) {
  const { t } = useTranslation('live');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {kind === 'icon' ? (
        <IconButton icon={SlidersHorizontal} size="sm" label={t('chat.rules.open')} onClick={open} />
      ) : (
        <Button icon={SlidersHorizontal} variant="quiet" onClick={open}>
          {t('chat.rules.open')}
        </Button>
      )}
      {isOpen && <RulesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
