import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether a voice message is recorded in the place of the composer. Its button has the focus again afterwards. */
export function useVoiceMode(conversationId: string, button: RefObject<HTMLButtonElement | null>) {
  const [openIn, setOpenIn] = useState<string | null>(null);
  const wasOpen = useRef(false);
  const isOpen = openIn === conversationId;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
  return { isOpen, open: () => setOpenIn(conversationId), close: () => setOpenIn(null) };
}
