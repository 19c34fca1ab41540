import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

export const PreviewBody = styled.div`
  padding: ${space[3]} ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  > * + * {
    margin-block-start: ${space[3]};
  }
  h1,
  h2,
  h3 {
    font-size: ${font.size.title};
    font-weight: ${font.weight.bold};
  }
  ul,
  ol {
    padding-inline-start: ${space[5]};
    list-style: revert;
  }
  a {
    color: ${color.brand};
    text-decoration: underline;
  }
`;
