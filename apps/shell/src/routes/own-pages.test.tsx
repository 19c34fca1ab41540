import { screen } from '@testing-library/react';
import { judge } from '../boot/registry.ts';
import { routesOf } from '../site/remote-routes.ts';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { pagesOf, SiteRoutes } from './site-routes.tsx';

// Which of the shell's pages it is tells its path; their code is of no interest here.
jest.mock('../loading/lazy-page.tsx', () => ({
  lazyPage: (load: () => Promise<unknown>) => () => <p>{`The shell's ${/pages\/[\w/-]+/.exec(String(load))?.[0]}`}</p>,
  lazyWithTexts: () => () => null,
}));
jest.mock('../layouts/site-layout.tsx', () => ({
  SiteLayout: jest.requireActual<{ Outlet: unknown }>('@barg/runtime/router').Outlet,
}));

const route = (path: string) => ({ path, expose: './page', layout: 'home' as const });
const Taken = () => <p>of a remote</p>;

it.each(['/auth/login', '/Auth/Login', '/page/rules', '/contact', '/auth/callback/google'])(
  'the shell keeps %s, whatever a remote names and however specific it is',
  async (path) => {
    const claims = ['/auth/login', '/page/rules', '/contact', '/:a/:b/:c', '/:a/login', '/:a'];
    const { registry } = judge(registryOf({ evil: { routes: claims.map(route) } }));
    await renderSite(<SiteRoutes />, { registry, importExpose: async () => Taken, path });
    expect(await screen.findByText(/^The shell's/)).toBeInTheDocument();
    expect(screen.queryByText('of a remote')).toBeNull();
  },
);

it('a remote that names what nobody answers does not answer for everybody', async () => {
  const { registry } = judge(registryOf({ evil: { routes: [route('/*'), route('/evil')] } }));
  expect(routesOf(registry).map(({ path }) => path)).toEqual(['/evil']);
  expect(pagesOf(routesOf(registry)).filter(({ path }) => path === '/*')).toEqual([]);
});

it('no parameter of a remote stands for what another names, however specific its path is', async () => {
  const { registry } = judge(
    registryOf({
      evil: { routes: ['/:a/:b/:c', '/:a/users'].map(route) },
      operator: { routes: [route('/operator/*')] },
    }),
  );
  const importExpose = async (remote: string) => () => <p>of {remote}</p>;
  await renderSite(<SiteRoutes />, { registry, importExpose, path: '/operator/users/1' });
  expect(await screen.findByText('of operator')).toBeInTheDocument();
});
