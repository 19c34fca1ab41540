import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { IconLink, PageHeader } from '@barg/ui-kit';
import { BackPlace, FrameRoot, ListPanel, OverviewHead, SectionHead, SectionPanel } from './sections-frame.styles.ts';

interface SectionsFrameProps {
  /** The title of the list, when it is shown alone. */
  title: string;
  list: ReactNode;
  /** The URL names no section: below the desktop's width the list is shown alone. */
  isOverview: boolean;
  /** The link from a section back to the list, on narrow screens. */
  back: { to: string; label: string };
  sectionTitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A list of sections beside the open one; on narrow screens one of both. */
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
