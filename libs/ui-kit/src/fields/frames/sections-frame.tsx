import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { IconLink, PageHeader } from '@barg/ui-kit';
import { BackPlace, FrameRoot, ListPanel, OverviewHead, SectionHead, SectionPanel } from './sections-frame.styles.ts';

interface SectionsFrameProps {
  /** Of the list, where it stands alone. */
  title: string;
  list: ReactNode;
  /** No section is named in the address: below the desktop's width the list is shown alone. */
  isOverview: boolean;
  /** From a section to the list, where the list has no room beside it. */
  back: { to: string; label: string };
  sectionTitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A list of sections beside the one that is open; where there is no room for both, one at a time. */
export const SectionsFrame = (props: SectionsFrameProps) => {
  const { title, list, isOverview, back, sectionTitle, actions, children } = props;
  return (
    <FrameRoot>
      <ListPanel $isOverview={isOverview}>
        <OverviewHead>
          <PageHeader title={title} actions={actions} />
        </OverviewHead>
        {list}
      </ListPanel>
      <SectionPanel $isOverview={isOverview}>
        <SectionHead>
          <BackPlace>
            <IconLink to={back.to} icon={ChevronLeft} label={back.label} isMirrored />
          </BackPlace>
          <PageHeader title={sectionTitle} actions={actions} />
        </SectionHead>
        {children}
      </SectionPanel>
    </FrameRoot>
  );
};
