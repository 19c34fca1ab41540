/**
 * What the site uses of React Router. The shared singleton is this module, so the builds drop the rest of the
 * package; a name that is missing here is added here.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavLinkProps, NavigateFunction, NavigateOptions, To } from 'react-router-dom';
