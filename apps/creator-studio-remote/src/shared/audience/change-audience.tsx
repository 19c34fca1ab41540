import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, lazyDialog } from '@barg/ui-kit';
import { Menu } from '@barg/ui-kit/overlays';
import type { AudienceChange } from './use-changing-audience.ts';

// A form comes with it, which a list does without.
const SellDialog = lazyDialog(async () => ({ default: (await import('./sell-dialog.tsx')).SellDialog }));

interface ChangeAudienceProps {
  isBusy: boolean;
  onChange: (change: AudienceChange) => void;
}

/** Asks who may see all that is chosen; what is to be sold gets one price. */
export function ChangeAudience({ isBusy, onChange }: ChangeAudienceProps) {
  const { t } = useTranslation('creator-studio');
  const [isSelling, setSelling] = useState(false);
  const label = t('audience.change');
  const open = (['free', 'subscribers'] as const).map((audience) => ({
    id: audience,
    label: t(`audience.${audience}`),
    onSelect: () => onChange({ audience }),
  }));
  const handleSell = (price: number) => {
    setSelling(false);
    onChange({ audience: 'paid', price });
  };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button icon={Users} disabled={isBusy}>
            {label}
          </Button>
        }
        items={[...open, { id: 'paid', label: t('audience.paid'), onSelect: () => setSelling(true) }]}
      />
      {isSelling && <SellDialog onSell={handleSell} onClose={() => setSelling(false)} />}
    </>
  );
}
