import styled from 'styled-components';
import { color, media, radius, space } from '@barg/ui-kit';

export const DocumentRoot = styled.li`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: 160px minmax(0, 1fr);
  }
`;

export const DocumentPreview = styled.div`
  display: grid;
  overflow: hidden;
  place-items: center;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.tile};
  background: ${color.sunken};
  color: ${color.ink2};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
`;
