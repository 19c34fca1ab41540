import { useId, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { UserText } from '@barg/ui-kit';
import { CaptionRoot, CaptionToggle, CaptionWords } from './photo-caption.styles.ts';
import { useIsCut } from './use-is-cut.ts';

const LINES = 2;

export interface PhotoWords {
  title: string;
  description: string;
}

/** The performer's description of a photo. Truncated until it is expanded, so that the photo keeps its height. */
export function PhotoCaption({ title, description }: PhotoWords) {
  const { t } = useTranslation('feed');
  const id = useId();
  const words = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useIsCut(words);
  const clamp = isOpen ? undefined : LINES;
  return (
    <CaptionRoot>
      <CaptionWords ref={words} id={id}>
        {title && <UserText text={title} clamp={clamp} />}
        {description && <UserText text={description} clamp={clamp} />}
      </CaptionWords>
      {(isCut || isOpen) && (
        <CaptionToggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'media.less' : 'media.more')}
        </CaptionToggle>
      )}
    </CaptionRoot>
  );
}
