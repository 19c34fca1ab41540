import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat } from '@barg/ui-kit';
import { FullScreen } from '@barg/ui-kit/overlays';
import { isVideo } from '../media-item.tsx';
import { useSlides } from './use-slides.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerSlide, type ViewerItem } from './viewer-slide.tsx';
import { Bar, Counter, NextPlace, PreviousPlace, Slide, Track } from './viewer.styles.ts';
import type { Zoom } from './zoom.ts';

/** What one press of a button or key enlarges by. */
const STEP = 1.5;

interface ViewerProps {
  /** What is shown, in words. */
  label: string;
  items: readonly ViewerItem[];
  startAt: number;
  onClose: () => void;
}

function Screen({ label, items, startAt, onClose }: ViewerProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const zoom = useRef<Zoom | null>(null);
  const [scale, setScale] = useState(1);
  const { track, current, handleScroll, turnTo } = useSlides(startAt, items.length);
  const enlarge = (): void => zoom.current?.zoomBy(STEP);
  const shrink = (): void => zoom.current?.zoomBy(1 / STEP);
  useViewerKeys({ turnTo, current, last: items.length - 1, enlarge, shrink });
  const shown = items[current];
  const isPhoto = shown !== undefined && !isVideo(shown.file);
  return (
    <>
      <Track ref={track} $isHeld={scale > 1} aria-label={label} onScroll={handleScroll}>
        {items.map((item, index) => (
          <Slide key={item.file._id} inert={index !== current}>
            {/* The neighbours are fetched before they are asked for, the rest when it comes near. */}
            {Math.abs(index - current) <= 1 && (
              <ViewerSlide item={item} isCurrent={index === current} zoomRef={zoom} scale={scale} onScale={setScale} />
            )}
          </Slide>
        ))}
      </Track>
      <Bar>
        {items.length > 1 && (
          <Counter>
            <bdi>{t('media.position', { index: format.number(current + 1), total: format.number(items.length) })}</bdi>
          </Counter>
        )}
        {isPhoto && (
          <>
            <IconButton
              icon={ZoomOut}
              variant="media"
              label={t('media.zoomOut')}
              disabled={scale <= 1}
              onClick={shrink}
            />
            <IconButton icon={ZoomIn} variant="media" label={t('media.zoomIn')} onClick={enlarge} />
          </>
        )}
        <IconButton icon={X} variant="media" label={t('ui:close')} onClick={onClose} />
      </Bar>
      {current > 0 && (
        <PreviousPlace>
          <IconButton
            icon={ChevronLeft}
            isMirrored
            variant="media"
            size="lg"
            label={t('media.previous')}
            onClick={() => turnTo(current - 1)}
          />
        </PreviousPlace>
      )}
      {current < items.length - 1 && (
        <NextPlace>
          <IconButton
            icon={ChevronRight}
            isMirrored
            variant="media"
            size="lg"
            label={t('media.next')}
            onClick={() => turnTo(current + 1)}
          />
        </NextPlace>
      )}
    </>
  );
}

/** Photos and videos over the whole screen, to be swiped, turned by keys and buttons, and enlarged. */
export default function Viewer(props: ViewerProps) {
  return (
    <FullScreen label={props.label} onClose={props.onClose}>
      <Screen {...props} />
    </FullScreen>
  );
}
