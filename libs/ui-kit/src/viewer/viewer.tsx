import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat } from '@barg/ui-kit';
import { FullScreen } from '@barg/ui-kit/overlays';
import { SlideZoomContext, type SlideActions } from './slide-zoom.ts';
import { useViewedSlides } from './use-viewed-slides.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import {
  Aside,
  Bar,
  Caption,
  CaptionScroller,
  Counter,
  NextPlace,
  PreviousPlace,
  Room,
  Screen,
  Slide,
  Stage,
  Track,
} from './viewer.styles.ts';

/** The zoom factor of one press of a button or key. */
const STEP = 1.5;

export interface ViewedSlide {
  id: string;
  /** Rendered when it is near: a `ZoomablePhoto`, or other content without zoom. */
  content: ReactNode;
  /** A caption below it; the content gets the remaining height. */
  caption?: ReactNode;
}

export interface ViewerProps {
  /** The accessible name. */
  label: string;
  slides: readonly ViewedSlide[];
  startAt: number;
  /** Text to compare with the slides, always visible: beside them, or above them on small screens. */
  aside?: ReactNode;
  /** Whether photos can be rotated by 90°, as for documents that were photographed sideways. */
  canRotate?: boolean;
  onClose: () => void;
}

function Slides({ label, slides, startAt, canRotate = false, onClose }: Omit<ViewerProps, 'aside'>) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const [zoom, setZoom] = useState<SlideActions | null>(null);
  const [scale, setScale] = useState(1);
  const { track, current, turnTo, turnBy, listeners } = useViewedSlides(startAt, slides.length);
  const last = slides.length - 1;
  const enlarge = (): void => zoom?.zoomBy(STEP);
  const shrink = (): void => zoom?.zoomBy(1 / STEP);
  const rotate = (): void => {
    if (canRotate) zoom?.rotate();
  };
  useViewerKeys({ turnTo, turnBy, last, enlarge, shrink, rotate });
  return (
    <>
      <Track ref={track} $isHeld={scale > 1} aria-label={label} {...listeners}>
        {slides.map(({ id, content, caption }, index) => (
          <Slide key={id} inert={index !== current}>
            {/* The neighbours are preloaded, the rest loads when it comes near. */}
            {Math.abs(index - current) <= 1 && (
              <SlideZoomContext value={{ isCurrent: index === current, scale, onScale: setScale, onZoom: setZoom }}>
                <Stage>{content}</Stage>
                {caption && (
                  <Caption>
                    <CaptionScroller>{caption}</CaptionScroller>
                  </Caption>
                )}
              </SlideZoomContext>
            )}
          </Slide>
        ))}
      </Track>
      <Bar>
        {last > 0 && (
          <Counter>
            <bdi>
              {t('viewer.position', { index: format.number(current + 1), total: format.number(slides.length) })}
            </bdi>
          </Counter>
        )}
        {zoom && (
          <>
            <IconButton
              icon={ZoomOut}
              variant="media"
              label={t('viewer.zoomOut')}
              disabled={scale <= 1}
              onClick={shrink}
            />
            <IconButton icon={ZoomIn} variant="media" label={t('viewer.zoomIn')} onClick={enlarge} />
            {canRotate && <IconButton icon={RotateCw} variant="media" label={t('viewer.rotate')} onClick={rotate} />}
          </>
        )}
        <IconButton icon={X} variant="media" label={t('close')} onClick={onClose} />
      </Bar>
      {current > 0 && (
        <PreviousPlace>
          <IconButton
            icon={ChevronLeft}
            isMirrored
            variant="media"
            size="lg"
            label={t('viewer.previous')}
            onClick={() => turnBy(-1)}
          />
        </PreviousPlace>
      )}
      {current < last && (
        <NextPlace>
          <IconButton
            icon={ChevronRight}
            isMirrored
            variant="media"
            size="lg"
            label={t('viewer.next')}
            onClick={() => turnBy(1)}
          />
        </NextPlace>
      )}
    </>
  );
}

/** Slides over the whole screen, changed by swipes, keys and buttons; photos can be zoomed. */
export const Viewer = ({ aside, ...props }: ViewerProps) => (
  <FullScreen label={props.label} onClose={props.onClose}>
    <Room $isShared={aside !== undefined}>
      {aside !== undefined && <Aside>{aside}</Aside>}
      <Screen>
        <Slides {...props} />
      </Screen>
    </Room>
  </FullScreen>
);
