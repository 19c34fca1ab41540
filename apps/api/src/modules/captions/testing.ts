import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';

/** Three cues of captions as somebody writes them. */
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

/** Sends a file of captions and answers what the API says. */
export const sendCaptions = (
  api: TestApi,
  performer: TestAccount,
  { fileId, language = 'en-US', bytes = CAPTIONS }: { fileId: string; language?: string; bytes?: string | Uint8Array },
) =>
  api.as(performer).sendForm('PUT', captionsPath(fileId, language), {}, [
    // Neither name nor type are believed.
    { field: 'file', name: 'captions.exe', type: 'image/png', bytes: Buffer.from(bytes as string) },
  ]);
