import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline } from '@barg/ui-kit';

interface DiscardButtonProps {
  /** "Discard it", or what is discarded by its name. */
  children: string;
  onDiscard: () => void;
  size?: 'sm' | 'md';
}

/**
 * Discards what was written, at the second press: nothing brings it back. It asks in its own place, since forms do
 * without dialogs, and the way back stands where the first press was, so that a double press discards nothing.
 */
export function DiscardButton({ children, onDiscard, size = 'md' }: DiscardButtonProps) {
  const { t } = useTranslation('ui');
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking)
    return (
      <Button ref={first} variant="quiet" size={size} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  const handleDiscard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <Inline gap={2}>
      <Button ref={keep} size={size} onClick={() => setAsking(false)}>
        {t('form.keepUnsent')}
      </Button>
      <Button variant="danger" size={size} onClick={handleDiscard}>
        {children}
      </Button>
    </Inline>
  );
}
