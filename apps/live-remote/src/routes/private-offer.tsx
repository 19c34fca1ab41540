import { VerifiedOnly } from '../features/broadcast/components/verified-only.tsx';
import { PrivateSettings } from '../features/private/components/private-settings.tsx';

/** What a performer offers, once she is verified. */
export default function PrivateOffer() {
  return (
    <VerifiedOnly>
      <PrivateSettings />
    </VerifiedOnly>
  );
}
