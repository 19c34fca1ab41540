import styled from 'styled-components';
import { RowTitle } from '../../../shared/item-row.styles.ts';

/** The way to a photo's gallery: a long title is cut with dots, beside figures that stay on one line. */
export const GalleryLink = styled(RowTitle)`
  min-inline-size: 0;
  padding-block: 2px;
  white-space: normal;
`;
