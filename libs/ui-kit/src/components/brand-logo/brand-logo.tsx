import { Link } from '@barg/runtime/router';
import { useUi } from '../../theme/ui-context.ts';
import { LeafMark, LogoPicture, LogoRoot } from './brand-logo.styles.ts';

/** The leaf and the site's name, or the picture that stands for both; a link home when `to` is given. */
export const BrandLogo = ({ to }: { to?: string }) => {
  const { siteName, logo: picture } = useUi();
  const logo = picture ? (
    <LogoPicture src={picture} alt={siteName} />
  ) : (
    <LogoRoot>
      {/* Not flipped in right-to-left pages: it is a logo, not an arrow. */}
      <LeafMark viewBox="0 0 30 30" aria-hidden>
        <path stroke="none" d="M1 0h14A15 15 0 1 1 0 15V1q0-1 1-1Z" />
        <path strokeWidth="2" strokeLinecap="round" d="m10 10 10 10" />
      </LeafMark>
      <bdi>{siteName}</bdi>
    </LogoRoot>
  );
  return to ? <Link to={to}>{logo}</Link> : logo;
};
