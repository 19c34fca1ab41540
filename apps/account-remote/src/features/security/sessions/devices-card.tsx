import { useState } from 'react';
import type { KnownDevice } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import {
  Badge,
  Button,
  Card,
  CardTitle,
  ErrorState,
  Icon,
  Inline,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useToast,
} from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { Row, Rows, RowText } from '../rows.styles.ts';
import { useForgetDeviceMutation, useForgetOtherDevicesMutation, useKnownDevicesQuery } from '../security-api.ts';
import { deviceIcons, useDeviceName } from './session-row.tsx';

/** The known devices, which are not locked by failed logins elsewhere; each can be removed. */
export function DevicesCard() {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useKnownDevicesQuery();
  const [forgetting, setForgetting] = useState<KnownDevice | 'others' | null>(null);
  const devices = data?.data;
  return (
    <Card aria-label={t('security.devices.title')}>
      <Stack>
        <CardTitle>{t('security.devices.title')}</CardTitle>
        <Text tone="muted">{t('security.devices.explanation')}</Text>
        {!devices && error && (
          <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!devices && !error && <Skeleton height={132} />}
        {devices?.length === 0 && <Text>{t('security.devices.none')}</Text>}
        {devices && devices.length > 0 && (
          <Rows>
            {devices.map((device) => (
              <DeviceRow key={device._id} device={device} onForget={() => setForgetting(device)} />
            ))}
          </Rows>
        )}
        {devices?.some(({ isCurrent }) => !isCurrent) && (
          <Inline>
            <Button onClick={() => setForgetting('others')}>{t('security.devices.forgetOthers')}</Button>
          </Inline>
        )}
      </Stack>
      {forgetting && <ForgetDialog forgetting={forgetting} onClose={() => setForgetting(null)} />}
    </Card>
  );
}

function DeviceRow({ device, onForget }: { device: KnownDevice; onForget: () => void }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const name = useDeviceName()(device);
  return (
    <Row>
      <Icon icon={deviceIcons[device.kind]} />
      <RowText>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{t('security.devices.seen', { time: format.relative(device.lastSeenAt) })}</span>
      </RowText>
      {device.isCurrent && <Badge variant="status">{t('security.sessions.current')}</Badge>}
      <Button size="sm" onClick={onForget} aria-label={t('security.devices.forgetLabel', { device: name })}>
        {t('security.devices.forget')}
      </Button>
    </Row>
  );
}

function ForgetDialog({ forgetting, onClose }: { forgetting: KnownDevice | 'others'; onClose: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const deviceName = useDeviceName();
  const [forgetOne, one] = useForgetDeviceMutation();
  const [forgetOthers, others] = useForgetOtherDevicesMutation();
  const isOthers = forgetting === 'others';
  const handleConfirm = async (): Promise<void> => {
    try {
      await (isOthers ? forgetOthers() : forgetOne(forgetting._id)).unwrap();
      toast(t('security.devices.forgotten'), { tone: 'success' });
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(isOthers ? 'security.devices.forgetOthers' : 'security.devices.forgetTitle')}
      confirmLabel={t('security.devices.forget')}
      tone="danger"
      isBusy={one.isLoading || others.isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {isOthers
        ? t('security.devices.forgetOthersQuestion')
        : t('security.devices.forgetQuestion', { device: deviceName(forgetting) })}
    </ConfirmDialog>
  );
}
