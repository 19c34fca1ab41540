import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Dots, useFormat } from '@barg/ui-kit';

interface AudienceBadgeProps {
  audience: 'free' | 'subscribers' | 'paid';
  /** Tokens. */
  price: number;
}

/** Who sees it, and what it costs everybody else. */
export function AudienceBadge({ audience, price }: AudienceBadgeProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <Badge variant="status">
      <Dots>
        {audience !== 'paid' && t(`audience.${audience}`)}
        {price > 0 && t('posts.price', { count: price, amount: format.tokens(price) })}
      </Dots>
    </Badge>
  );
}
