import { lazyPart, OPTIONAL_PART } from '@barg/ui-kit';

// Of forms, whose code nobody needs who only reads.
const ChangedElsewhere = lazyPart(
  async () => ({ default: (await import('@barg/ui-kit/forms')).ChangedElsewhere }),
  OPTIONAL_PART,
);

interface TheirWordsProps {
  words: string;
  label: string;
}

/** What another window has made of a comment while it is being edited here: the next save replaces that. */
export function TheirWords({ words, label }: TheirWordsProps) {
  return <ChangedElsewhere theirs={{ text: words }} labels={{ text: label }} />;
}
