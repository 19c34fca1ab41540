import { act, renderHook, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from '@barg/runtime/router';
import { MemoryRouter } from '@barg/runtime/testing';
import { useAddressFilters, type HistoryWay } from './address-filters.ts';

const open = (way?: HistoryWay) => {
  const { result } = renderHook(
    () => ({
      ...useAddressFilters<'type' | 'kept' | 'view'>(['type', 'kept'], { way }),
      search: useLocation().search,
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/before', '/list?from=mail']}>{children}</MemoryRouter>
      ),
    },
  );
  return {
    choose: (does: (filters: typeof result.current) => void) => act(() => does(result.current)),
    stands: (search: string) => waitFor(() => expect(result.current.search).toBe(search)),
  };
};

test('a choice takes the place of the one before it in the history', async () => {
  const { choose, stands } = open();
  choose(({ set }) => set('type', 'video'));
  await stands('?from=mail&type=video');
  choose(({ navigate }) => void navigate(-1));
  await stands('');
});

test('a choice is an entry where the list says so, unless it is made to take the place', async () => {
  const { choose, stands } = open('push');
  choose(({ set }) => set('type', 'video'));
  choose(({ set }) => set('view', 'grid', 'replace'));
  choose(({ set }) => set('type', 'video'));
  await stands('?from=mail&type=video&view=grid');
  choose(({ navigate }) => void navigate(-1));
  await stands('?from=mail');
});

test('choices that are made at once add to each other, and several are one entry', async () => {
  const { choose, stands } = open('push');
  choose(({ set }) => {
    set('type', 'video');
    set('kept', 'bought');
  });
  await stands('?from=mail&type=video&kept=bought');
  choose(({ setAll }) => setAll({ type: '', kept: 'bookmarked' }));
  await stands('?from=mail&kept=bookmarked');
  choose(({ navigate }) => void navigate(-1));
  await stands('?from=mail&type=video&kept=bought');
});

test('clear empties those that were named, and nothing else', async () => {
  const { choose, stands } = open();
  choose(({ setAll }) => setAll({ type: 'video', view: 'grid' }));
  choose(({ clear }) => clear());
  await stands('?from=mail&view=grid');
});
