import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color } from '@barg/ui-kit';

/** A link whose words name an action or a page; it is told from text and from badges by its colour and its line. */
export const TextLink = styled(Link)`
  /* Only its words are pressed, where a column would stretch it. */
  inline-size: fit-content;
  color: ${color.brand};
  text-decoration: underline;
`;
