import styled from 'styled-components';
import { color, layout, media, radius, space } from '@barg/ui-kit';

export const Extras = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
  color: ${color.ink2};
`;

export const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  max-inline-size: 100%;
`;

export const ExtraLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 100%;
  color: ${color.brand};

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-inline-size: 32ch;
  }

  ${media.coarse} {
    min-block-size: ${layout.touch};
  }
`;

export const Greeting = styled.div`
  inline-size: 100%;
  max-inline-size: ${layout.column};
  overflow: hidden;
  border-radius: ${radius.card};
`;
