import { useTranslation } from '@barg/runtime/i18n';
import { FieldNote } from './field.styles.ts';
import { useRemovedTags } from './use-removed-tags.ts';

/** The maximum of listed tags. */
const NAMED = 5;

interface TagsNoteProps {
  /** The current value; only strings can have tags. */
  text: unknown;
  /** Whether it is sent as a single line. */
  isLine: boolean;
}

/** Warns that tags are removed, before a text is sent. What only looks like a tag is not mentioned. */
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
