import { useNavigate } from '@barg/runtime/router';
import { useThreadPaths } from './use-inbox-address.ts';

/** Gives the focus to what is no control, so that it is read out from there. */
export const focusOnce = (line: HTMLElement): void => {
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  line.addEventListener('blur', () => line.removeAttribute('tabindex'), { once: true });
};

/** Shows another message of the conversation: one that is loaded is scrolled to, any other is loaded first. */
export function useShowMessage(conversationId: string): (sequence: number) => void {
  const navigate = useNavigate();
  const threadPaths = useThreadPaths();
  return (sequence) => {
    const line = document.querySelector<HTMLElement>(`[data-sequence="${sequence}"]`);
    if (!line) return void navigate(threadPaths.message(conversationId, sequence), { replace: true });
    line.scrollIntoView({ block: 'center' });
    focusOnce(line);
  };
}
