import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat } from '@barg/ui-kit';
import { useSlides } from '@barg/ui-kit/slides';
import { CarouselRoot, Counter, NextPlace, PreviousPlace, Slide, Track } from './media-carousel.styles.ts';

/** A carousel for swipes, arrow keys and buttons. */
export function MediaCarousel({ label, slides }: { label: string; slides: readonly ReactNode[] }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { track, current, turnBy, listeners } = useSlides(0, slides.length);
  return (
    <CarouselRoot>
      <Track ref={track} tabIndex={0} aria-label={label} {...listeners}>
        {slides.map((slide, index) => (
          // The order never changes, so the index is a stable key.
          <Slide key={index}>{slide}</Slide>
        ))}
      </Track>
      <Counter>
        <bdi>{t('media.position', { index: format.number(current + 1), total: format.number(slides.length) })}</bdi>
      </Counter>
      {current > 0 && (
        <PreviousPlace>
          <IconButton
            icon={ChevronLeft}
            isMirrored
            variant="media"
            label={t('media.previous')}
            onClick={() => turnBy(-1)}
          />
        </PreviousPlace>
      )}
      {current < slides.length - 1 && (
        <NextPlace>
          <IconButton
            icon={ChevronRight}
            isMirrored
            variant="media"
            label={t('media.next')}
            onClick={() => turnBy(1)}
          />
        </NextPlace>
      )}
    </CarouselRoot>
  );
}
