/**
 * What the site uses of React Router. The shared singleton is this module, so the builds drop the rest of the
 * package; a name that is missing here is added here.
 */
export {
  BrowserRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction, NavigateOptions, To } from 'react-router-dom';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './link.tsx';
export { useLeaveGuard, type LeaveGuard } from './leave-guard.ts';
export { useBackCloses } from './layers.ts';
