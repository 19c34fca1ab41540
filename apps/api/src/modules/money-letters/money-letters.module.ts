import type { ApiModule } from '../../module.ts';
import { writeLetter } from './write-letter.ts';

export const moneyLettersModule: ApiModule = {
  jobs: { 'write-letter': writeLetter },
};
