import { useIsGuest } from '@barg/session';
import { MemberHome } from '../features/home/components/member-home.tsx';
import { VisitorLanding } from '../features/home/components/visitor-landing.tsx';

/** `/` and `/home`. */
export const HomePage = () => (useIsGuest() ? <VisitorLanding /> : <MemberHome />);
