import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { readPushState, turnPushOff, turnPushOn, type PushState } from '@barg/session/push';
import { Card, CardTitle, Skeleton, Stack, Text, useToast } from '@barg/ui-kit';
import { Switch } from '@barg/ui-kit/fields';
import { NoticePreview } from './notice-preview.tsx';

/** Whether this browser tells what happens while the site is closed; null until it is known. */
function usePushState(): [PushState | null, (state: PushState) => void] {
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    let isGone = false;
    readPushState().then(
      (found) => !isGone && setState(found),
      () => !isGone && setState('unsupported'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return [state, setState];
}

/** The notifications of this browser, with how one looks. */
export function BrowserCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [state, setState] = usePushState();
  const [isBusy, setBusy] = useState(false);
  const isPossible = state === 'on' || state === 'off';

  const handleSwitch = async (isOn: boolean): Promise<void> => {
    setBusy(true);
    try {
      setState(await (isOn ? turnPushOn() : turnPushOff()));
    } catch {
      toast(t('notifications.browser.failed'), { tone: 'danger' });
    }
    setBusy(false);
  };

  return (
    <Card>
      <Stack>
        <CardTitle>{t('notifications.browser.title')}</CardTitle>
        <Text tone="muted">{t('notifications.browser.text')}</Text>
        <NoticePreview />
        <Switch
          label={t('notifications.browser.here')}
          help={state === 'blocked' || state === 'unsupported' ? t(`notifications.browser.${state}`) : undefined}
          checked={state === 'on'}
          disabled={!isPossible || isBusy}
          onChange={({ target }) => void handleSwitch(target.checked)}
        />
        {/* Without height: below it nothing is seen until it is known whether the switch needs a sentence. */}
        {state === null && <Skeleton height={0} />}
      </Stack>
    </Card>
  );
}
