import type { ComponentProps } from 'react';
import { TabsNav, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Apart from what stands below, which is not part of the tabs. */
const Apart = styled.div`
  margin-block-end: ${space[4]};
`;

/** The parts of a section that have addresses of their own. */
export const SectionTabs = (props: ComponentProps<typeof TabsNav>) => (
  <Apart>
    <TabsNav {...props} />
  </Apart>
);
