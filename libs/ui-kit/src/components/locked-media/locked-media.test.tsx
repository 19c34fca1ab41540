import { screen, waitFor } from '@testing-library/react';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { LockedMedia } from './locked-media.tsx';

const THUMBHASH = '3OcRJYB4d3h/iIeHeEh3eIhw+j3A';

describe('LockedMedia', () => {
  it('shows counts and price in the digits of the locale', () => {
    renderWithUi(<LockedMedia reason="paid" photoCount={6} videoCount={1} audioCount={2} price={6} />, {
      locale: 'fa-IR',
    });
    expect(screen.getByText('۶ عکس')).toBeInTheDocument();
    expect(screen.getByText('۱ ویدیو')).toBeInTheDocument();
    expect(screen.getByText('۲ صدا')).toBeInTheDocument();
    expect(screen.getByText('۶ توکن')).toBeInTheDocument();
  });

  it('holds no address but the inlined preview', async () => {
    const { container } = renderWithUi(
      <LockedMedia reason="subscribers" thumbhash={THUMBHASH} photoCount={2}>
        <button type="button">Unlock</button>
      </LockedMedia>,
    );
    await waitFor(() => expect(container.innerHTML).toContain('url('));
    expect(container.querySelector('img, picture, source, video, a')).toBeNull();
    expect(container.innerHTML.match(/url\([^)]*\)/g)?.every((url) => url.includes('data:image/png'))).toBe(true);
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeInTheDocument();
    expect(screen.getByText('Subscribers')).toBeInTheDocument();
  });

  it('has no dot between two facts on a tile, where each has its own line', () => {
    const { container } = renderWithUi(<LockedMedia layout="tile" reason="subscribers" price={3} />);
    expect(container).toHaveTextContent('Subscribers3 tokens');
  });

  it('stands without a preview when the hash is broken', () => {
    renderWithUi(<LockedMedia reason="paid" price={0} thumbhash="%%%" />);
    expect(screen.getByText('Free')).toBeInTheDocument();
  });
});
