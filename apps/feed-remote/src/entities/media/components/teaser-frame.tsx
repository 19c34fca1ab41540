import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, space } from '@barg/ui-kit';

const Frame = styled.div`
  position: relative;
`;

const Mark = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  pointer-events: none;
`;

/** Labels a teaser, so that it is not mistaken for the full video. */
export function TeaserFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('feed');
  return (
    <Frame>
      {children}
      <Mark>
        <Badge variant="status">{t('video.teaser')}</Badge>
      </Mark>
    </Frame>
  );
}
