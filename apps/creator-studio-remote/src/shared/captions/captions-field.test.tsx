import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Captions } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../testing/render-studio.tsx';
import { likelyLanguage, languagesLeft } from './caption-languages.ts';
import CaptionsField from './captions-field.tsx';

const LIST = 'GET /files/:id/captions';
const PUT = 'PUT /files/:id/captions/:language';
const DELETE = 'DELETE /files/:id/captions/:language';

const file = new File(['WEBVTT'], 'wind.vtt', { type: 'text/vtt' });

const captionsIn = (language: string, cueCount = 2): Captions => ({
  language,
  cueCount,
  bytes: 120,
  updatedAt: '2026-11-20T10:00:00.000Z',
  url: `/api/media/film/captions/${language}.vtt`,
});

/** An API that keeps what it is sent. */
const stubCaptions = (...kept: Captions[]) => {
  const all = new Map(kept.map((captions) => [captions.language, captions]));
  const languageOf = (url: string) => url.split('/').at(-1) ?? '';
  return stubHttp({
    [LIST]: () => ({ data: [...all.values()], total: all.size }),
    [PUT]: ({ url }) => {
      const captions = captionsIn(languageOf(url), 7);
      all.set(captions.language, captions);
      return captions;
    },
    [DELETE]: ({ url }) => {
      all.delete(languageOf(url));
      return { success: true };
    },
  });
};

beforeEach(() => resetSession(testPerformer()));

describe('captions of a film', () => {
  it('are added in the chosen language, and listed by its name', async () => {
    const calls = stubCaptions();
    renderStudio(<CaptionsField fileId="film" />);
    const choice = await screen.findByRole('combobox', { name: 'Language' });
    expect(choice).toHaveDisplayValue('English (United States)');
    await userEvent.selectOptions(choice, 'Persian (Iran)');
    await userEvent.upload(screen.getByLabelText('Add a file'), file);
    const row = await screen.findByRole('listitem', { name: 'Persian (Iran)' });
    expect(within(row).getByText('7 captions')).toBeInTheDocument();
    const sent = calls.find(({ name }) => name === PUT);
    expect(sent?.url).toBe('/files/film/captions/fa-IR');
    expect(sent?.body instanceof FormData && sent.body.get('file')).toBeInstanceOf(File);
    expect(within(choice).queryByRole('option', { name: 'Persian (Iran)' })).not.toBeInTheDocument();
  });

  it('are replaced and taken away, each language by itself', async () => {
    const calls = stubCaptions(captionsIn('fa-IR'), captionsIn('en-US', 1));
    renderStudio(<CaptionsField fileId="film" />);
    const row = within(await screen.findByRole('listitem', { name: 'English (United States)' }));
    expect(row.getByText('1 caption')).toBeInTheDocument();
    await userEvent.upload(row.getByLabelText('Replace'), file);
    expect(await row.findByText('7 captions')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the captions in Persian (Iran)' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Persian (Iran)' })).not.toBeInTheDocument());
    expect(screen.getByRole('listitem', { name: 'English (United States)' })).toBeInTheDocument();
    expect(calls.find(({ name }) => name === DELETE)?.url).toBe('/files/film/captions/fa-IR');
  });

  it('say what is wrong with a file, and stay as they were', async () => {
    const sentence = 'The time of the caption in line 3 is not right.';
    stubHttp({
      [LIST]: () => ({ data: [captionsIn('en-US')], total: 1 }),
      [PUT]: () => {
        throw stubError(422, 'captions.broken_time', sentence);
      },
    });
    renderStudio(<CaptionsField fileId="film" />);
    const row = within(await screen.findByRole('listitem', { name: 'English (United States)' }));
    await userEvent.upload(row.getByLabelText('Replace'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(row.getByText('2 captions')).toBeInTheDocument();
    expect(row.getByRole('button', { name: /^Remove/ })).toBeEnabled();
  });

  it('can be read again after they could not be', async () => {
    let isDown = true;
    stubHttp({
      [LIST]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return { data: [], total: 0 };
      },
    });
    renderStudio(<CaptionsField fileId="film" />);
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByLabelText('Add a file')).toBeInTheDocument();
  });
});

it("offers every supported language in the reader's words, their own first", () => {
  const left = languagesLeft(['fa-IR', 'en-US', 'ar-EG', 'de-DE'], ['ar-EG'], 'fa-IR');
  expect(left).toContainEqual({ value: 'en-US', label: 'انگلیسی (ایالات متحده)' });
  expect(left.map(({ value }) => value)).not.toContain('ar-EG');
  expect(likelyLanguage(left, 'fa-IR')).toBe('fa-IR');
  expect(likelyLanguage(left, 'ar-EG')).toBe('fa-IR');
  expect(likelyLanguage([], 'fa-IR')).toBe('');
});
