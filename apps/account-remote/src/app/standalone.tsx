import { mountStandalone } from '@barg/session/standalone';
import { StandaloneFrame } from '@barg/ui-kit/standalone';
import { descriptor } from '../remote.ts';

/** The remote alone, for development: `npm run dev`. */
void mountStandalone({
  descriptor,
  loadExpose: (name) => import(`./exposes/${name}.tsx`),
  Frame: StandaloneFrame,
});
