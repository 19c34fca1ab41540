import { HowItWorks } from './how-it-works.tsx';
import { LivePlace } from './live-place.tsx';

/** What a stranger learns after having seen what is made here. */
export default function LandingFacts() {
  return (
    <>
      <LivePlace />
      <HowItWorks />
    </>
  );
}
