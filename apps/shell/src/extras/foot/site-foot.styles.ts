import styled, { css } from 'styled-components';
import { color, font, media, space } from '@barg/ui-kit';

const entry = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  color: ${color.ink2};
  font-size: ${font.size.caption};

  &:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.coarse} {
    min-block-size: 44px;
  }
`;

/** Quiet, and always as high: nothing above it moves when the titles come. */
export const FootRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: 0 ${space[4]};
  min-block-size: 76px;
  margin-block-start: ${space[8]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.line};

  a {
    ${entry}
  }
`;

export const FootButton = styled.button`
  ${entry}
`;
