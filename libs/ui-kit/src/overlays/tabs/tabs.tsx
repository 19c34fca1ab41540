import type { ReactNode } from 'react';
import { Tabs as TabsRoot } from 'react-aria-components/Tabs';
import { OverlayLocale } from '../overlay-locale.tsx';
import { TabBar, TabContent, TabHandle } from './tabs.styles.ts';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  defaultTab?: string;
}

/** Panels of one page. Where each tab has an address of its own, `TabsNav` of the core is right. */
export const Tabs = ({ label, tabs, defaultTab }: TabsProps) => (
  <OverlayLocale>
    <TabsRoot defaultSelectedKey={defaultTab}>
      <TabBar aria-label={label}>
        {tabs.map((tab) => (
          <TabHandle key={tab.id} id={tab.id}>
            <bdi>{tab.label}</bdi>
          </TabHandle>
        ))}
      </TabBar>
      {tabs.map((tab) => (
        <TabContent key={tab.id} id={tab.id}>
          {tab.content}
        </TabContent>
      ))}
    </TabsRoot>
  </OverlayLocale>
);
