import { css, type RuleSet } from 'styled-components';

/**
 * For a bar that stays at the foot of its parent: what stands beside it and gets the focus is scrolled clear of it (the
 * base styles read `--foot`), which what stands in the bar needs not.
 *
 * @param height of the bar at its highest, as CSS length
 */
export const stickyFoot = (height: string): RuleSet => css`
  position: sticky;
  --foot: 0px;
  *:has(> &) {
    --foot: ${height};
  }
`;
