import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { UserText } from '@barg/ui-kit';
import { MoreButton, TextRoot } from './post-card.styles.ts';

const LINES = 6;
/** The estimated length that fits into the lines: measuring would need a second layout of every card. */
const FITTING_LENGTH = 360;

const isLong = (text: string): boolean => text.length > FITTING_LENGTH || text.split('\n').length > LINES;

/** The button is gone with the press: the focus goes to what it opened, where reading goes on. */
const takeFocus = (opened: HTMLElement | null): void => opened?.focus({ preventScroll: true });

/** The post's text; truncated in lists until it is expanded. */
export function PostText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(isWhole);
  if (!text) return null;
  const isCut = !isOpen && isLong(text);
  return (
    <TextRoot {...(isOpen && !isWhole && { ref: takeFocus, tabIndex: -1 })}>
      <UserText text={text} clamp={isCut ? LINES : undefined} />
      {isCut && (
        <MoreButton type="button" onClick={() => setOpen(true)}>
          {t('post.more')}
        </MoreButton>
      )}
    </TextRoot>
  );
}
