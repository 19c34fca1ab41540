import { useLocation, Link, NavLink as RouterNavLink, type NavLinkProps as RouterNavLinkProps } from 'react-router-dom';

export { Link, type LinkProps } from 'react-router-dom';

export interface NavLinkProps extends Omit<RouterNavLinkProps, 'style'> {
  /** The link is current at this path and below it, instead of at its own: the first page of a section. */
  section?: string;
}

/** React Router's NavLink, optionally for a whole section; sets `aria-current="page"`. */
export function NavLink({ section, ...link }: NavLinkProps) {
  return section === undefined ? <RouterNavLink {...link} /> : <SectionLink section={section} {...link} />;
}

function SectionLink({ section, end: _end, caseSensitive: _case, ...link }: NavLinkProps & { section: string }) {
  const { pathname } = useLocation();
  const isActive = pathname === section || pathname.startsWith(`${section}/`);
  const state = { isActive, isPending: false, isTransitioning: false };
  const { className, children, ...rest } = link;
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      {...rest}
      className={typeof className === 'function' ? className(state) : className}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
