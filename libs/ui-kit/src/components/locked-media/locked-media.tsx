import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { customProperties } from '../../theme/custom-properties.ts';
import { useFormat } from '../../format/use-format.ts';
import { usePrice } from '../amount/amount.tsx';
import { Dots } from '../dots/dots.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePlaceholder } from '../picture/use-placeholder.ts';
import { LockCircle, LockedRoot, LockedVeil, type LockedLayout } from './locked-media.styles.ts';
import { TileFacts } from './tile-facts.tsx';

interface LockedMediaProps {
  thumbhash?: string | null;
  /** Width by height. */
  ratio?: number;
  /** `tile` for a square in a grid: smaller, without the counts. */
  layout?: LockedLayout;
  reason: 'subscribers' | 'paid';
  photoCount?: number;
  videoCount?: number;
  audioCount?: number;
  /** In tokens; for subscribers' items, the price for everybody else. Leave it out where the unlock button names it. */
  price?: number;
  /** The unlock button. */
  children?: ReactNode;
}

/** A placeholder for media that the visitor may not see. It takes no URL of the file, so it cannot leak one. */
export const LockedMedia = (props: LockedMediaProps) => {
  const { thumbhash, layout = 'card', reason, photoCount = 0, videoCount = 0, audioCount = 0, price, children } = props;
  const { t } = useTranslation('ui');
  const format = useFormat();
  const formatPrice = usePrice();
  const placeholder = usePlaceholder(thumbhash);
  const isCard = layout === 'card';
  const Facts = isCard ? Dots : TileFacts;
  return (
    <LockedRoot
      $ratio={props.ratio ?? (isCard ? 16 / 10 : 1)}
      $layout={layout}
      style={customProperties({ '--placeholder': placeholder })}
    >
      <LockedVeil $layout={layout}>
        {isCard ? (
          <LockCircle>
            <Icon icon={Lock} size={22} label={t('locked.label')} />
          </LockCircle>
        ) : (
          <Icon icon={Lock} label={t('locked.label')} />
        )}
        <Facts>
          {isCard && photoCount > 0 && t('photos', { count: photoCount, amount: format.number(photoCount) })}
          {isCard && videoCount > 0 && t('videos', { count: videoCount, amount: format.number(videoCount) })}
          {isCard && audioCount > 0 && t('sounds', { count: audioCount, amount: format.number(audioCount) })}
          {reason === 'subscribers' && t('locked.subscribers')}
          {price !== undefined && formatPrice(price)}
        </Facts>
        {children}
      </LockedVeil>
    </LockedRoot>
  );
};
