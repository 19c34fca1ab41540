import { createContext, type ReactNode } from 'react';

/** What a page puts over the picture of a stream, beside what every screen shows. */
export interface ScreenParts {
  /** The number of viewers as a button, for those who may see their names. */
  renderViewers?: ((count: number) => ReactNode) | undefined;
}

export const ScreenPartsContext = createContext<ScreenParts>({});
