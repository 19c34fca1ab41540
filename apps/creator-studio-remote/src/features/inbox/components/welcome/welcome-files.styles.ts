import { space } from '@barg/ui-kit';
import styled from 'styled-components';

/** The files in their order, and the tile that adds more. */
export const FilesGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FilePlace = styled.li`
  position: relative;
`;

export const RemovePlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;
