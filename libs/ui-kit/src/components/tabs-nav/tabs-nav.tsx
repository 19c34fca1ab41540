import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useLocation } from '@barg/runtime/router';
import { useUi } from '../../theme/ui-context.ts';
import { useChosenInView } from '../chosen-in-view/use-chosen-in-view.ts';
import { Icon } from '../icon/icon.tsx';
import { TabLink, TabsFrame, TabsNavRoot, TabsOnward } from './tabs-nav.styles.ts';
import { scrollOn, useRowEnds } from './use-row-ends.ts';

export interface NavTab {
  to: string;
  label: string;
  /** Active only at exactly this address, not below it. */
  end?: boolean;
}

const SIDES = { start: ChevronLeft, end: ChevronRight } as const;

/** Links that look like tabs: each has its own address. A row that is too wide says on which side it goes on. */
export function TabsNav({ label, tabs }: { label: string; tabs: readonly NavTab[] }) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const isMirrored = useUi().dir === 'rtl';
  const ends = useRowEnds(row);
  const [start, end] = [ends === 'start' || ends === 'both', ends === 'end' || ends === 'both'];
  useChosenInView(row, pathname);
  return (
    <TabsFrame>
      <TabsNavRoot ref={setRow} aria-label={label} $left={isMirrored ? end : start} $right={isMirrored ? start : end}>
        {tabs.map((tab) => (
          <TabLink key={tab.to} to={tab.to} end={tab.end}>
            {tab.label}
          </TabLink>
        ))}
      </TabsNavRoot>
      {row && start && <Onward row={row} side="start" />}
      {row && end && <Onward row={row} side="end" />}
    </TabsFrame>
  );
}

const Onward = ({ row, side }: { row: HTMLElement; side: 'start' | 'end' }) => (
  <TabsOnward type="button" $side={side} tabIndex={-1} aria-hidden onClick={() => scrollOn(row, side)}>
    <Icon icon={SIDES[side]} size={18} isMirrored />
  </TabsOnward>
);
