import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '@barg/runtime/router';
import { TabLink, TabsNavRoot } from './tabs-nav.styles.ts';

export interface NavTab {
  to: string;
  label: string;
  /** Active only at exactly this address, not below it. */
  end?: boolean;
}

/** Scrolls the active tab to the middle of a row that is wider than the screen, without scrolling the page. */
const showCurrent = (row: HTMLElement): void => {
  const current = row.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!current) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += current.left + current.width / 2 - (left + width / 2);
};

/** Links that look like tabs: each has its own address. */
export function TabsNav({ label, tabs }: { label: string; tabs: readonly NavTab[] }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [pathname]);
  return (
    <TabsNavRoot ref={row} aria-label={label}>
      {tabs.map((tab) => (
        <TabLink key={tab.to} to={tab.to} end={tab.end}>
          {tab.label}
        </TabLink>
      ))}
    </TabsNavRoot>
  );
}
