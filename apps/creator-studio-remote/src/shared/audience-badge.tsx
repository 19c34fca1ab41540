import { useTranslation } from '@barg/runtime/i18n';
import { Badge, useFormat } from '@barg/ui-kit';

interface AudienceBadgeProps {
  audience: 'free' | 'subscribers' | 'paid';
  /** Tokens. */
  price: number;
}

/** Who sees it, or what it costs. */
export function AudienceBadge({ audience, price }: AudienceBadgeProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <Badge variant="status">
      {audience === 'paid' ? (
        <bdi>{t('posts.price', { count: price, amount: format.tokens(price) })}</bdi>
      ) : (
        t(`audience.${audience}`)
      )}
    </Badge>
  );
}
