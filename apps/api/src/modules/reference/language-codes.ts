import ISO6391 from 'iso-639-1';
import { z } from 'zod';
import { once } from '../../shared/once.ts';
import { simpleLanguages } from './languages.ts';

const MOST_OF_AN_ACCOUNT = 20;

const offered = once((): ReadonlySet<string> => new Set(simpleLanguages().map(({ code }) => code)));

/** Every code in the lists; some are older than the present standard (`bh`). */
const isLanguageCode = (code: string): boolean => ISO6391.validate(code) || offered().has(code);

/** The languages that a person speaks: codes of two letters, each once. */
export const languageCodesSchema = z
  .array(z.string().refine(isLanguageCode, 'not a language code'))
  .max(MOST_OF_AN_ACCOUNT)
  .transform((codes) => [...new Set(codes)]);
