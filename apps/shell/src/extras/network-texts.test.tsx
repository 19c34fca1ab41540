import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { http } from '@barg/api-client/axios';
import { renderWithUi } from '@barg/ui-kit/testing';
import arEG from '../locales/site/ar-EG.json';
import enUS from '../locales/site/en-US.json';
import faIR from '../locales/site/fa-IR.json';
import { useNetworkTexts } from './network-texts.ts';

function Page() {
  useNetworkTexts();
  return null;
}

it.each([
  ['en-US', enUS],
  ['fa-IR', faIR],
  ['ar-EG', arEG],
] as const)('a call that the API has not answered says why, in the words of the page (%s)', async (locale, site) => {
  renderWithUi(<Page />, { locale, texts: { site } });
  http.defaults.adapter = (config: InternalAxiosRequestConfig) =>
    Promise.reject(new AxiosError('late', AxiosError.ETIMEDOUT, config));
  await expect(http.get('/x')).rejects.toMatchObject({ message: site.unanswered.timeout });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(http.get('/x')).rejects.toMatchObject({ message: site.offline.message });
  onLine.mockRestore();
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => ({
    status: 200,
    data: '<html></html>',
    statusText: '',
    headers: {},
    config,
  });
  await expect(http.get('/x')).rejects.toMatchObject({ message: site.unanswered.unreadable });
});
