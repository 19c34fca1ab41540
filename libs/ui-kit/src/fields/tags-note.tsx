import { useTranslation } from '@barg/runtime/i18n';
import { FieldNote } from './field.styles.ts';
import { useRemovedTags } from './use-removed-tags.ts';

/** So many are named; whoever writes more of them knows what they are. */
const NAMED = 5;

interface TagsNoteProps {
  /** What has been written so far; anything else than words has no tags. */
  text: unknown;
  /** Sent as one line, not as a text of several. */
  isLine: boolean;
}

/** Tells who writes tags that they will go, before the words are sent. What only looks like a tag is not told of. */
export const TagsNote = ({ text, isLine }: TagsNoteProps) => {
  const { t } = useTranslation('ui');
  const tags = useRemovedTags(typeof text === 'string' ? text : '', isLine);
  if (tags.length === 0) return null;
  return (
    <FieldNote $tone="help" role="status">
      {t('form.removedTags')}
      {tags.slice(0, NAMED).map((tag) => (
        <span key={tag}>
          {' '}
          <bdi dir="ltr">{tag}</bdi>
        </span>
      ))}
      {tags.length > NAMED && ' …'}
    </FieldNote>
  );
};
