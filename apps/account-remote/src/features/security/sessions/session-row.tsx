import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { Session } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Icon, useFormat } from '@barg/ui-kit';
import { Row, RowText } from '../rows.styles.ts';

export const deviceIcons = { phone: Smartphone, tablet: Tablet, computer: Monitor } as const;

interface SessionRowProps {
  session: Session;
  onEnd: () => void;
}

/** `Firefox on Android`, as far as it is known. */
export function useDeviceName(): (device: Pick<Session, 'browser' | 'system'>) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    if (browser && system) return t('security.sessions.device', { browser, system });
    return browser ?? system ?? t('security.sessions.unknownDevice');
  };
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const deviceName = useDeviceName()(session);
  return (
    <Row>
      <Icon icon={deviceIcons[session.kind]} />
      <RowText>
        <strong>
          <bdi>{deviceName}</bdi>
        </strong>
        <span>{t('security.sessions.used', { time: format.relative(session.lastUsedAt) })}</span>
        <span>{t('security.sessions.since', { date: format.date(session.createdAt, 'long') })}</span>
      </RowText>
      {session.isCurrent ? (
        <Badge variant="status">{t('security.sessions.current')}</Badge>
      ) : (
        <Button size="sm" onClick={onEnd} aria-label={t('security.sessions.endLabel', { device: deviceName })}>
          {t('security.sessions.end')}
        </Button>
      )}
    </Row>
  );
}
