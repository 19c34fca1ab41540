import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext;

/** The site of the page; see site.ts. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
