import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store, uiSlice } from '@barg/session';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { usePreferences } from './use-preferences.ts';

function Choices() {
  const { chooseCulture } = usePreferences();
  return ['ar-EG', 'tr-TR'].map((culture) => (
    <button key={culture} type="button" onClick={() => void chooseCulture(culture)}>
      {culture}
    </button>
  ));
}

it('leaves the page and the account in the language that was chosen last', async () => {
  resetSession(testUser());
  const sent = stubHttp({ 'PUT /users': ({ body }) => testUser(body as object) });
  const { site } = await renderSite(<Choices />, { registry: registryOf({}), importExpose: async () => () => null });
  const late = Promise.withResolvers<boolean>();
  site.messages.switchTo = async (next) => next === 'tr-TR' || late.promise;
  for (const name of ['ar-EG', 'tr-TR']) await userEvent.click(screen.getByRole('button', { name }));
  await act(async () => late.resolve(false));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ locale: 'tr-TR' }]));
  expect(uiSlice.selectors.selectUi(store.getState()).locale).toBe('tr-TR');
});
