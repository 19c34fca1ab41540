import type { ComponentType } from 'react';

/** One component in all its states. A `*.story.tsx` beside the component, in the kit or a remote, exports it as `story`. */
export interface Story {
  /** The name of the component. */
  title: string;
  /** What is shown, by the name of the state. */
  states: Record<string, ComponentType>;
}
