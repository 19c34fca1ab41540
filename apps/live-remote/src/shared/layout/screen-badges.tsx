import Eye from 'lucide-react/icons/eye';
import { use, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, LiveBadge, useFormat } from '@barg/ui-kit';
import { useNow } from '../use-now.ts';
import { ScreenPartsContext } from './screen-parts.ts';
import { BadgeRow, GlassPill, PillAtEnd } from './screen-badges.styles.ts';

interface ScreenBadgesProps {
  viewers: number;
  /** ISO 8601. */
  startedAt: string;
  /** Connection quality: latency, bit rate. */
  line?: ReactNode;
  /** False while the picture is frozen. */
  isLive?: boolean;
  /** Compact, for the small window. */
  isSmall?: boolean;
}

/** Badges over the video: live, viewers, duration, connection quality. */
export const ScreenBadges = ({ viewers, startedAt, line, isLive = true, isSmall = false }: ScreenBadgesProps) => (
  <BadgeRow $isSmall={isSmall}>
    {isLive && <LiveBadge />}
    <ViewersPlace count={viewers} />
    <Elapsed since={startedAt} />
    {line && (
      <PillAtEnd>
        <bdi>{line}</bdi>
      </PillAtEnd>
    )}
  </BadgeRow>
);

function ViewersPlace({ count }: { count: number }) {
  const { renderViewers } = use(ScreenPartsContext);
  return renderViewers ? renderViewers(count) : <Viewers count={count} />;
}

export function Viewers({ count }: { count: number }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (
    <GlassPill role="img" aria-label={t('viewers', { count, amount: format.number(count) })}>
      <Icon icon={Eye} size={16} />
      <bdi>{format.number(count)}</bdi>
    </GlassPill>
  );
}

function Elapsed({ since }: { since: string }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const elapsed = useNow() - Date.parse(since);
  return (
    <GlassPill role="timer" aria-label={t('duration')}>
      <bdi>{format.duration(elapsed)}</bdi>
    </GlassPill>
  );
}
