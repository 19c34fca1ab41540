import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address inside the site. */
  to: To;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
  /** Leaves the click to the browser, which loads the page anew. */
  reloadDocument?: boolean;
}

/**
 * A link inside the site. React Router's own brings the prefetching of its framework along, which weighs more than
 * all the rest of a link.
 */
export function Link({ to, replace, state, reloadDocument, target, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return (
    <a {...anchor} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Current only at exactly this address, not below it. */
  end?: boolean;
  /** Current at and below this address instead, as the first page of a part of the site is on all of them. */
  section?: string;
}

const isAtOrBelow = (pathname: string, target: string): boolean =>
  pathname === target || (target !== '/' && pathname.startsWith(`${target}/`));

/** A link that says `aria-current="page"` while its page, or one below it, is shown. */
export function NavLink({ to, end = false, section, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(to).pathname;
  const isCurrent = end ? pathname === target : isAtOrBelow(pathname, section ?? target);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
