import type { ReactNode } from 'react';
import { TopBarEnd, TopBarRoot } from './top-bar.styles.ts';

/** The head of the page on phones: the brand, and what belongs to the account. */
export const TopBar = ({ brand, children }: { brand: ReactNode; children?: ReactNode }) => (
  <TopBarRoot>
    {brand}
    <TopBarEnd>{children}</TopBarEnd>
  </TopBarRoot>
);
