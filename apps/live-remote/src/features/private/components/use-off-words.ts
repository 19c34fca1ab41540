import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';

type Off = NonNullable<PrivateStream['off']>['fan'];

/** Which of the texts says it; null where nothing is off. */
const whatOf = ({ audio, video }: Off): 'both' | 'video' | 'audio' | null => {
  if (audio && video) return 'both';
  return video ? 'video' : audio ? 'audio' : null;
};

interface OffWords {
  /** What the other one has turned off, and what this one has; null where that is nothing. */
  other: string | null;
  own: string | null;
  /** Whether the other one's picture is black by that. */
  isBlack: boolean;
  /** That nothing is counted meanwhile; null where time counts. */
  notCounted: string | null;
}

/** What the two have turned off, in words for one of them. */
export function useOffWords({ off, performer, fan }: PrivateStream, isHers: boolean): OffWords {
  const { t } = useTranslation('live');
  if (!off) return { other: null, own: null, isBlack: false, notCounted: null };
  const [own, other] = isHers ? [off.performer, off.fan] : [off.fan, off.performer];
  const [owns, others] = [whatOf(own), whatOf(other)];
  return {
    other: others && t(`private.off.other.${others}`, { name: (isHers ? fan : performer).name }),
    own: owns && t(`private.off.own.${owns}`),
    isBlack: other.video,
    notCounted: off.isCounting ? null : t('private.off.notCounted'),
  };
}
