import { color, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const WordsRow = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: end;
`;

export const Thumb = styled.div`
  overflow: hidden;
  inline-size: 56px;
  block-size: 56px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
