import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Inline, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useCancelCampaignMutation, useUnsendCampaignMutation, type CampaignFigures } from '../api/campaigns.ts';

const CANCELLED_FROM: ReadonlyArray<CampaignFigures['state']> = ['pending', 'scheduled', 'sending'];
const UNSENT_FROM: ReadonlyArray<CampaignFigures['state']> = ['sending', 'sent', 'cancelled'];

/** Stops it where it is under way, and takes it back where it has been sent; each asks. */
export function CampaignEnding({ campaign }: { campaign: CampaignFigures }) {
  const { _id, state, sent, startedAt, isTakenDown } = campaign;
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [cancel, cancelling] = useCancelCampaignMutation();
  const [unsend, unsending] = useUnsendCampaignMutation();
  const [asked, setAsked] = useState<'cancel' | 'unsend' | null>(null);
  // Of one that nobody has got there is nothing to stop.
  const cancelWords = startedAt ? 'stop' : 'cancel';
  const words = asked === 'unsend' ? 'unsend' : cancelWords;
  const handleConfirm = async (): Promise<void> => {
    const { error } = await (asked === 'cancel' ? cancel : unsend)(_id);
    setAsked(null);
    if (error) toast(toQueryError(error).message || t('shell:errors.default'));
  };
  return (
    <Inline>
      {CANCELLED_FROM.includes(state) && (
        <Button onClick={() => setAsked('cancel')}>{t(`campaigns.${cancelWords}`)}</Button>
      )}
      {UNSENT_FROM.includes(state) && sent > 0 && !isTakenDown && (
        <Button onClick={() => setAsked('unsend')}>{t('campaigns.unsend')}</Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(`campaigns.${words}Title`)}
        confirmLabel={t(`campaigns.${words}`)}
        keepLabel={t(`campaigns.${words}Keep`)}
        tone="danger"
        isBusy={cancelling.isLoading || unsending.isLoading}
        onConfirm={() => void handleConfirm()}
        onClose={() => setAsked(null)}
      >
        {t(`campaigns.${words}Text`)}
      </ConfirmDialog>
    </Inline>
  );
}
