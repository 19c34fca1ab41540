import { useTranslation } from '@barg/runtime/i18n';
import { Inline, Text } from '@barg/ui-kit';
import { DiscardButton } from './discard-button.tsx';

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
      <DiscardButton size="sm" onDiscard={onDiscard}>
        {t('form.discardUnsent')}
      </DiscardButton>
    </Inline>
  );
};
