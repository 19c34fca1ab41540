import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Card, CardTitle, Inline, Stack } from '@barg/ui-kit';
import { SentNote, TextField } from '@barg/ui-kit/fields';
import { readContentAddress } from './content-address.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRemoval } from './use-removal.ts';

/** Removes an item that was not reported, by the URL of its page. */
export function RemoveByAddress() {
  const { t } = useTranslation('operator');
  const remove = useRemoval();
  const { text: address, isSent, change: setAddress, forget } = useUnsentText('remove-by-address');
  const [error, setError] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const target = readContentAddress(address);
  const handleClick = () => {
    setError(target ? undefined : t('removals.addressUnknown'));
    setIsAsked(target !== null);
  };
  return (
    <Card>
      <CardTitle>{t('removals.byAddress')}</CardTitle>
      <Stack gap={3}>
        <TextField
          label={t('removals.address')}
          help={t('removals.addressHelp')}
          value={address}
          error={error}
          dir="ltr"
          onChange={(event) => setAddress(event.target.value)}
        />
        <SentNote isSent={isSent} />
        <Inline>
          <Button variant="danger" onClick={handleClick}>
            {t('removals.remove')}
          </Button>
        </Inline>
      </Stack>
      {isAsked && target && (
        <RemoveDialog
          about={`${target.type}:${target._id}`}
          onRemove={async (words) => {
            await remove(target, words);
            forget(address);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Card>
  );
}
