import { useMemo } from 'react';
import { parseText } from './parse-text.ts';
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

interface UserWordsProps {
  text: string;
  /** Within what is a link already, nothing else leads anywhere. */
  isLinked?: boolean;
}

/** The same within a line of others: a message in a chat, the beginning of one in a list. */
export const UserWords = ({ text, isLinked = true }: UserWordsProps) => {
  const lines = useLines(text);
  return (
    <UserWordsRoot dir={lines.find(({ dir }) => dir)?.dir}>
      {lines.map(({ parts }, index) => (
        <span key={index}>
          {index > 0 && ' '}
          <TextParts parts={parts} isLinked={isLinked} />
        </span>
      ))}
    </UserWordsRoot>
  );
};
