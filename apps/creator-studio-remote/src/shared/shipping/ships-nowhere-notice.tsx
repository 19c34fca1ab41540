import Truck from 'lucide-react/icons/truck';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Icon, Text } from '@barg/ui-kit';
import { Notice, NoticeBody } from '../notice.styles.ts';
import { paths } from '../paths.ts';
import { useShipsNowhere } from './use-ships-nowhere.ts';

/** Beside something that is sent: that nobody can order it before sending has a price, and where that is set. */
export function ShipsNowhereNotice() {
  const { t } = useTranslation('creator-studio');
  if (!useShipsNowhere(true)) return null;
  return (
    <Notice role="status" $tone="danger">
      <Icon icon={Truck} />
      <NoticeBody>
        <Text>{t('shipping.nowhere')}</Text>
        <ButtonLink variant="secondary" to={paths.shipping}>
          {t('shipping.set')}
        </ButtonLink>
      </NoticeBody>
    </Notice>
  );
}
