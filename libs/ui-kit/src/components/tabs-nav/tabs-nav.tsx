import { TabLink, TabsNavRoot } from './tabs-nav.styles.ts';

export interface NavTab {
  to: string;
  label: string;
  /** Active only at exactly this address, not below it. */
  end?: boolean;
}

/** Links that look like tabs: each has its own address. */
export const TabsNav = ({ label, tabs }: { label: string; tabs: readonly NavTab[] }) => (
  <TabsNavRoot aria-label={label}>
    {tabs.map((tab) => (
      <TabLink key={tab.to} to={tab.to} end={tab.end}>
        {tab.label}
      </TabLink>
    ))}
  </TabsNavRoot>
);
