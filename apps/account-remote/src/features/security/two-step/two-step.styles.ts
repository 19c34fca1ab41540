import styled from 'styled-components';
import { color, font, media, radius, space } from '@barg/ui-kit';

/** A numbered list with the locale's digits. */
export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[6]};
  list-style: decimal;
  &:lang(fa) {
    list-style: persian;
  }
  &:lang(ar) {
    list-style: arabic-indic;
  }
  color: ${color.ink2};
`;

/** A secret to copy by hand, in groups, and always left to right. */
export const Key = styled.code`
  display: block;
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;
  font-size: ${font.size.body};
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
  text-align: center;
  user-select: all;
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[2]} ${space[4]};
  margin: 0;
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  list-style: none;
  font-family: ui-monospace, monospace;
  text-align: center;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  }
`;
