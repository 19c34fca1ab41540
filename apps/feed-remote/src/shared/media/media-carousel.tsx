import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat } from '@barg/ui-kit';
import { CarouselRoot, Counter, NextPlace, PreviousPlace, Slide, Track } from './media-carousel.styles.ts';

/** Slides side by side, to be swiped, scrolled by the arrow keys, or turned by buttons. */
export function MediaCarousel({ label, slides }: { label: string; slides: readonly ReactNode[] }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  // Right-to-left lists scroll to negative offsets.
  const handleScroll = (): void => {
    const list = track.current;
    if (list) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  const turnTo = (index: number): void =>
    track.current?.children[index]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });

  return (
    <CarouselRoot>
      <Track ref={track} tabIndex={0} aria-label={label} onScroll={handleScroll}>
        {slides.map((slide, index) => (
          // The files of a post keep their order, so the place is the identity.
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
            onClick={() => turnTo(current - 1)}
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
            onClick={() => turnTo(current + 1)}
          />
        </NextPlace>
      )}
    </CarouselRoot>
  );
}
