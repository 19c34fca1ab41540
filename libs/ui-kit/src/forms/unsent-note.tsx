import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Text } from '@barg/ui-kit';

interface UnsentNoteProps {
  /** The form shows values that were restored. */
  isRestored: boolean;
  /** Resets the form to its initial values. */
  onDiscard: () => void;
}

/** Says that a form shows values that were typed earlier and not sent, with a button to discard them. */
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
