import { Stack } from '@barg/ui-kit';
import { InviteCard } from './invite-card.tsx';
import { ReferredPeople } from './referred-people.tsx';

/** /user/account/referrals: one's code and link, and who came by them. */
export default function ReferralsSection() {
  return (
    <Stack>
      <InviteCard />
      <ReferredPeople />
    </Stack>
  );
}
