import Coins from 'lucide-react/icons/coins';
import Globe from 'lucide-react/icons/globe';
import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Dots, Icon, Inline, useTokens } from '@barg/ui-kit';

interface AudienceBadgeProps {
  audience: 'free' | 'subscribers' | 'paid';
  /** Tokens. */
  price: number;
}

const ICONS = { free: Globe, subscribers: UsersRound, paid: Coins };

/** Who sees it, and what it costs everybody else. */
export function AudienceBadge({ audience, price }: AudienceBadgeProps) {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  return (
    <Badge variant={audience === 'paid' ? 'pending' : 'status'}>
      <Inline as="span" gap={1}>
        <Icon icon={ICONS[audience]} size={14} />
        <Dots>
          {audience !== 'paid' && t(`audience.${audience}`)}
          {price > 0 && tokens(price)}
        </Dots>
      </Inline>
    </Badge>
  );
}
