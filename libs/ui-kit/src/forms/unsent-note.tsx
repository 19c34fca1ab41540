import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text } from '@barg/ui-kit';

interface UnsentNoteProps {
  /** What was written here earlier stands in the form again. */
  isRestored: boolean;
  /** Brings back what the form began with. */
  onDiscard: () => void;
}

/** Says that a form shows what was written earlier and never sent, with the way back. */
export const UnsentNote = ({ isRestored, onDiscard }: UnsentNoteProps) => {
  const { t } = useTranslation('ui');
  if (!isRestored) return null;
  return (
    <Inline gap={3} role="status">
      <Text size="caption" tone="muted">
        {t('form.unsent')}
      </Text>
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {t('form.discardUnsent')}
      </Button>
    </Inline>
  );
};
