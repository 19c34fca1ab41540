import type { OwnStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import type { PublicationView } from '../media/publish-camera.ts';

interface OnAirBadgesProps {
  stream: OwnStream;
  publication: PublicationView | null;
}

const MEGABIT = 1_000_000;

/** Badges: live, viewers, connection quality. */
export const OnAirBadges = ({ stream, publication }: OnAirBadgesProps) => (
  <ScreenBadges viewers={stream.viewers} startedAt={stream.startedAt} line={<Line publication={publication} />} />
);

function Line({ publication }: Pick<OnAirBadgesProps, 'publication'>) {
  const { t } = useTranslation('live');
  const format = useFormat();
  if (!publication) return t('broadcast.line.noCamera');
  const { status, bitrate } = publication;
  if (status !== 'connected') return t(`broadcast.line.${status}`);
  if (bitrate === null) return t('broadcast.line.connected');
  return t('broadcast.line.rate', { amount: format.number(bitrate / MEGABIT, { maximumFractionDigits: 1 }) });
}
