import { useState } from 'react';
import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, lazyDialog } from '@barg/ui-kit';

const GiftDialog = lazyDialog(() => import('./gift-dialog.tsx'));

/** Opens the dialog that gives a subscription; hidden when the subscription is free. */
export function GiftButton({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('commerce');
  const [isAsked, setAsked] = useState(false);
  if (performer.monthlyPrice === 0) return null;
  return (
    <>
      <Button variant="quiet" width="full" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('gift.action')}
      </Button>
      {isAsked && <GiftDialog performer={performer} onClose={() => setAsked(false)} />}
    </>
  );
}
