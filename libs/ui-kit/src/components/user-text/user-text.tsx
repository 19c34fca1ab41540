import { Fragment, useMemo, type ComponentProps, type ElementType } from 'react';
import type { Direction } from '../../theme/ui-context.ts';
import { parseText, type TextLine } from './parse-text.ts';
import { useTextMarks } from './text-marks.ts';
import { TextParts } from './text-parts.tsx';
import { TextLineRoot, UserTextRoot, UserWordsRoot } from './user-text.styles.ts';

interface UserTextProps {
  text: string;
  /** The most lines to show. */
  clamp?: number;
}

const useLines = (text: string) => {
  const marks = useTextMarks();
  return useMemo(() => parseText(text, marks), [text, marks]);
};

/**
 * What a person wrote: each line in its own direction, with its addresses, names and topics leading where they say,
 * never as HTML.
 */
export const UserText = ({ text, clamp }: UserTextProps) => {
  const lines = useLines(text);
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

const InOneLine = ({ lines, isLinked }: { lines: TextLine[]; isLinked: boolean }) =>
  lines.map(({ parts }, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <TextParts parts={parts} isLinked={isLinked} />
    </Fragment>
  ));

const commonDirection = (lines: TextLine[]): Direction | undefined => lines.find(({ dir }) => dir)?.dir;

interface UserWordsProps {
  text: string;
  /** Within what is a link already, nothing else leads anywhere. */
  isLinked?: boolean;
}

/** The same within a line of others: a message in a chat, the beginning of one in a list. */
export const UserWords = ({ text, isLinked = true }: UserWordsProps) => {
  const lines = useLines(text);
  return (
    <UserWordsRoot dir={commonDirection(lines)}>
      <InOneLine lines={lines} isLinked={isLinked} />
    </UserWordsRoot>
  );
};

/** The direction that all lines of a text have; undefined where they differ, or where nothing in them says one. */
export const useTextDirection = (text: string): Direction | undefined => {
  const [first, ...others] = useLines(text);
  return others.every(({ dir }) => dir === first?.dir) ? first?.dir : undefined;
};

type UserLineProps<Root extends ElementType> = {
  text: string;
  as: Root;
} & Omit<ComponentProps<Root>, 'as' | 'children' | 'dir' | 'text'>;

/**
 * What a person wrote in one line, a title or an option, as the element that is given: in a direction of its own, with
 * names and addresses held apart. Nothing in it leads anywhere: where titles stand, they are links themselves.
 */
export const UserLine = <Root extends ElementType>({ text, as, ...rest }: UserLineProps<Root>) => {
  const Element: ElementType = as;
  const lines = useLines(text);
  return (
    <Element {...rest} dir={commonDirection(lines)}>
      <InOneLine lines={lines} isLinked={false} />
    </Element>
  );
};
