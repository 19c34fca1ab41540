import { RevealStack } from '@barg/ui-kit';
import { InviteCard } from './invite-card.tsx';
import { ReferredPeople } from './referred-people.tsx';

/** /user/account/referrals: the referral code, the link, and referred accounts. */
export default function ReferralsSection() {
  return (
    <RevealStack>
      <InviteCard />
      <ReferredPeople />
    </RevealStack>
  );
}
