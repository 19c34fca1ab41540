import { useState, type ReactElement, type ReactNode } from 'react';
import type { IntentAnswer, IntentDialogProps } from '@barg/contract';
import { TestSession } from '@barg/session/testing';
import type { Platform } from '@barg/session';
import { renderWithUi } from '@barg/ui-kit/testing';
import { ConfirmationDialog } from '../features/security/confirmation/confirmation-dialog.tsx';
import messages from '../locales/en-US.json';

export { messages };

/** A platform in which `site.confirm` is answered by this remote, as in the shell. */
function Host({ platform, children }: { platform?: Partial<Platform> | undefined; children: ReactNode }) {
  const [settle, setSettle] = useState<((answer: IntentAnswer<'site.confirm'>) => void) | null>(null);
  const handleSettled: IntentDialogProps<'site.confirm'>['onSettled'] = (answer) => {
    setSettle(null);
    settle?.(answer);
  };
  const own: Partial<Platform> = {
    isIntentAvailable: (name) => name === 'site.confirm',
    askIntent: () => new Promise((resolve) => setSettle(() => resolve as typeof settle)),
  };
  return (
    <TestSession platform={{ ...own, ...platform }}>
      {children}
      {settle && <ConfirmationDialog payload={{}} onSettled={handleSettled} />}
    </TestSession>
  );
}

/** Renders a part of this remote with its texts, a session and a platform. */
export const renderAccount = (element: ReactElement, { platform }: { platform?: Partial<Platform> } = {}) =>
  renderWithUi(element, {
    texts: { account: messages },
    wrapper: ({ children }) => <Host platform={platform}>{children}</Host>,
  });
