import { Slot, useCurrentUser } from '@barg/session';
import { Card, RevealStack, Stack } from '@barg/ui-kit';
import { QuietHours } from './quiet-hours-form.tsx';
import { ReceiptsSwitch } from './receipts-switch.tsx';
import { SmallSumsForm } from './small-sums-form.tsx';

/** Language and theme: applied at once, on this device and in the account. Consent is this device's alone. What
 * spends without a question is kept in the account, and saved by a press. */
export default function PreferencesSection() {
  const user = useCurrentUser();
  return (
    <RevealStack>
      <Card padding="md">
        <Stack>
          <Slot name="account.preferences" props={{}} />
        </Stack>
      </Card>
      {user && user.role !== 'operator' && (
        <Card padding="md">
          <ReceiptsSwitch user={user} />
        </Card>
      )}
      {user?.role === 'user' && (
        <Card padding="md">
          <SmallSumsForm user={user} />
        </Card>
      )}
      {user?.role === 'user' && (
        <Card padding="md">
          <QuietHours />
        </Card>
      )}
    </RevealStack>
  );
}
