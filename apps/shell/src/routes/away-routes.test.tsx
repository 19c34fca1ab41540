import { screen } from '@testing-library/react';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { SiteRoutes } from './site-routes.tsx';

const feed = registryOf({ feed: { routes: [{ path: '/explore', expose: './explore', layout: 'public' }] } }).remotes
  .feed;

describe('routes of a remote that is kept out', () => {
  it.each([
    ['paused', 'This part is closed for a while'],
    ['incompatible', 'This part cannot be opened now'],
    ['unsigned', 'This part cannot be opened now'],
  ] as const)('say so when it is %s, and load nothing of it', async (reason, title) => {
    const importExpose = jest.fn();
    const away = feed ? [{ reason, version: feed.version, descriptor: feed.descriptor }] : [];
    await renderSite(<SiteRoutes />, { registry: { remotes: {} }, away, importExpose, path: '/explore' });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(importExpose).not.toHaveBeenCalled();
  });
});
