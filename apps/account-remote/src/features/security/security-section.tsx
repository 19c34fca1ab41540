import { RevealStack } from '@barg/ui-kit';
import { LinkedLoginsCard } from './logins/linked-logins-card.tsx';
import { PasswordCard } from './password/password-card.tsx';
import { DevicesCard } from './sessions/devices-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { TwoStepCard } from './two-step/two-step-card.tsx';

/** Logins and security of the account. */
export default function SecuritySection() {
  return (
    <RevealStack gap={5}>
      <TwoStepCard />
      <PasswordCard />
      <SessionsCard />
      <DevicesCard />
      <LinkedLoginsCard />
    </RevealStack>
  );
}
