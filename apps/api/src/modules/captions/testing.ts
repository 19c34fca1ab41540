import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';

/** Three cues, as an author would write them. */
export const CAPTIONS = [
  'WEBVTT',
  '',
  '00:01.000 --> 00:02.500',
  'Indigo first.',
  '',
  'second',
  '00:00:03.000 --> 00:00:04.000 line:10% align:start',
  'Then water, & patience.',
  '',
].join('\n');

export const captionsPath = (fileId: string, language: string): string => `/files/${fileId}/captions/${language}`;

/** Uploads a file of captions and returns the response. */
export const sendCaptions = (
  api: TestApi,
  performer: TestAccount,
  { fileId, language = 'en-US', bytes = CAPTIONS }: { fileId: string; language?: string; bytes?: string | Uint8Array },
) =>
  api.as(performer).sendForm('PUT', captionsPath(fileId, language), {}, [
    // The name and type of the upload are ignored.
    { field: 'file', name: 'captions.exe', type: 'image/png', bytes: Buffer.from(bytes as string) },
  ]);
