import { Fragment, useMemo, type ComponentProps, type ElementType } from 'react';
import { parseText, type TextLine } from './parse-text.ts';
import { useTextMarks } from './text-marks.ts';
import { TextParts } from './text-parts.tsx';
import { TextLineRoot, UserTextRoot, UserWordsRoot } from './user-text.styles.ts';

interface UserTextProps {
  text: string;
  /** The most lines to show. */
  clamp?: number;
}

/** A text as it is shown: its lines, each with its direction and with what in it leads somewhere. */
export const useTextLines = (text: string): TextLine[] => {
  const marks = useTextMarks();
  return useMemo(() => parseText(text, marks), [text, marks]);
};

/**
 * What a person wrote: each line in its own direction, with its addresses, names and topics leading where they say,
 * never as HTML.
 */
export const UserText = ({ text, clamp }: UserTextProps) => {
  const lines = useTextLines(text);
  const [first, ...others] = lines;
  if (others.length === 0)
    return (
      <UserTextRoot dir={first?.dir} $clamp={clamp}>
        <TextParts parts={first?.parts ?? []} />
      </UserTextRoot>
    );
  return (
    <UserTextRoot $clamp={clamp}>
      {lines.map(({ parts, dir }, index) => (
        <TextLineRoot key={index} dir={dir}>
          {parts.length === 0 ? <br /> : <TextParts parts={parts} />}
        </TextLineRoot>
      ))}
    </UserTextRoot>
  );
};

type UserLineProps<Root extends ElementType> = {
  text: string;
  as: Root;
  /** Within what is a link already nothing else leads anywhere, and titles stand in links. */
  isLinked?: boolean;
} & Omit<ComponentProps<Root>, 'as' | 'children' | 'dir' | 'text'>;

/**
 * What a person wrote, in one line, a title or an option, as the element that is given: in a direction of its own, with
 * names and addresses held apart.
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

/** The same within a line of others: a message in a chat, the beginning of one in a list. */
export const UserWords = ({ text, isLinked = true }: { text: string; isLinked?: boolean }) => (
  <UserLine as={UserWordsRoot} text={text} isLinked={isLinked} />
);
