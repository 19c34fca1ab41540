import { HowItWorks } from './how-it-works.tsx';
import { LivePlace } from './live-place.tsx';

// In this file, which is fetched apart from the first page: one request for all that stands below it.
export { Discover } from './discover.tsx';

/** The lower part of the landing page: facts about the site. */
export default function LandingFacts() {
  return (
    <>
      <LivePlace />
      <HowItWorks />
    </>
  );
}
