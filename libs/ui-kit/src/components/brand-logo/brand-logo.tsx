import { Link } from '@barg/runtime/router';
import { useUi } from '../../theme/ui-context.ts';
import { LeafMark, LogoRoot } from './brand-logo.styles.ts';

/** The leaf and the site's name; a link home when `to` is given. */
export const BrandLogo = ({ to }: { to?: string }) => {
  const { siteName } = useUi();
  const logo = (
    <LogoRoot>
      <LeafMark aria-hidden />
      <bdi>{siteName}</bdi>
    </LogoRoot>
  );
  return to ? <Link to={to}>{logo}</Link> : logo;
};
