import { HowItWorks } from './how-it-works.tsx';
import { LivePlace } from './live-place.tsx';

/** The lower part of the landing page: facts about the site. */
export default function LandingFacts() {
  return (
    <>
      <LivePlace />
      <HowItWorks />
    </>
  );
}
