import ExternalLink from 'lucide-react/icons/external-link';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Dots, Icon, Text, Time, useUi, UserWords } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';

/** The carrier and the tracking number; nothing when the seller gave none. */
export function OrderTracking({ order: { carrier, trackingNumber, trackingUrl } }: { order: Order }) {
  const { t } = useTranslation('commerce');
  if (!carrier && !trackingNumber && !trackingUrl) return null;
  return (
    <Card>
      <CardTitle>{t('orders.tracking')}</CardTitle>
      <Text as="p">
        <Dots>
          {carrier && <bdi>{carrier}</bdi>}
          {trackingNumber && <bdi dir="ltr">{trackingNumber}</bdi>}
        </Dots>
      </Text>
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer nofollow">
          {t('orders.track')} <Icon icon={ExternalLink} size={14} />
        </a>
      )}
    </Card>
  );
}

/** The delivery address, as copied when it was chosen. */
export function OrderAddress({ order: { address } }: { order: Order }) {
  const { t } = useTranslation('commerce');
  const { locale } = useUi();
  if (!address) return null;
  return (
    <Card>
      <CardTitle>{t('orders.address')}</CardTitle>
      <Text as="p" weight="medium">
        <bdi>{address.name}</bdi>
      </Text>
      <Text as="p">
        <bdi>{address.street}</bdi>
      </Text>
      <Text as="p">
        <Dots>
          {address.postalCode && <bdi dir="ltr">{address.postalCode}</bdi>}
          <bdi>{address.city}</bdi>
          {countryName(address.country, locale)}
        </Dots>
      </Text>
      {address.phone && (
        <Text as="p">
          <bdi dir="ltr">{address.phone}</bdi>
        </Text>
      )}
      {address.note && (
        <Text as="p" tone="muted">
          <UserWords text={address.note} isLinked={false} />
        </Text>
      )}
    </Card>
  );
}

/** The problem that the buyer has reported, and the seller's answer. */
export function OrderProblem({ order: { problem } }: { order: Order }) {
  const { t } = useTranslation('commerce');
  if (!problem) return null;
  return (
    <Card>
      <CardTitle>{t('orders.problemSaid')}</CardTitle>
      <Text as="p" weight="medium">
        {t(`orders.reasons.${problem.reason}`)}
      </Text>
      <Text as="p">
        <UserWords text={problem.text} isLinked={false} />
      </Text>
      {problem.answer && (
        <Text as="p">
          {t('orders.problemAnswer')} <UserWords text={problem.answer} isLinked={false} />
        </Text>
      )}
      {problem.closedAt && (
        <Text as="p" tone="muted">
          {t('orders.problemClosed')} <Time value={problem.closedAt} format="dateTime" />
        </Text>
      )}
    </Card>
  );
}
