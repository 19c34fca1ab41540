import { Fragment, useMemo, type ComponentProps, type ElementType } from 'react';
import { parseText, type TextLine } from './parse-text.ts';
import { useTextMarks } from './text-marks.ts';
import { TextParts } from './text-parts.tsx';
import { TextLineRoot, UserTextRoot, UserWordsRoot } from './user-text.styles.ts';

interface UserTextProps {
  text: string;
  /** The most lines to show. */
  clamp?: number;
  /** False: addresses, names and topics are plain text. */
  isLinked?: boolean;
}

/** The lines of a text, each with its direction and its links. */
export const useTextLines = (text: string): TextLine[] => {
  const marks = useTextMarks();
  return useMemo(() => parseText(text, marks), [text, marks]);
};

/**
 * A user's text: each line in its own direction, with addresses, names and topics as links,
 * never as HTML.
 */
export const UserText = ({ text, clamp, isLinked = true }: UserTextProps) => {
  const lines = useTextLines(text);
  const [first, ...others] = lines;
  if (others.length === 0)
    return (
      <UserTextRoot dir={first?.dir} $clamp={clamp}>
        <TextParts parts={first?.parts ?? []} isLinked={isLinked} />
      </UserTextRoot>
    );
  return (
    <UserTextRoot $clamp={clamp}>
      {lines.map(({ parts, dir }, index) => (
        <TextLineRoot key={index} dir={dir}>
          {parts.length === 0 ? <br /> : <TextParts parts={parts} isLinked={isLinked} />}
        </TextLineRoot>
      ))}
    </UserTextRoot>
  );
};

type UserLineProps<Root extends ElementType> = {
  text: string;
  as: Root;
  /** False inside of a link, as in titles of cards: links cannot be nested. */
  isLinked?: boolean;
} & Omit<ComponentProps<Root>, 'as' | 'children' | 'dir' | 'text'>;

/**
 * A user's text of one line, as a title or an option, in the given element: in its own direction, with
 * names and addresses isolated.
 */
export const UserLine = <Root extends ElementType>({ text, as, isLinked = false, ...rest }: UserLineProps<Root>) => {
  const Element: ElementType = as;
  const lines = useTextLines(text);
  return (
    <Element {...rest} dir={lines.find(({ dir }) => dir)?.dir}>
      {lines.map(({ parts }, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <TextParts parts={parts} isLinked={isLinked} />
        </Fragment>
      ))}
    </Element>
  );
};

/** The same, inline in other text: a message in a chat, an excerpt in a list. */
export const UserWords = ({ text, isLinked = true }: { text: string; isLinked?: boolean }) => (
  <UserLine as={UserWordsRoot} text={text} isLinked={isLinked} />
);
