import CaptionsIcon from 'lucide-react/icons/captions';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCultures } from '@barg/session/reference';
import { useUi } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { FilePicker } from '../file-picker.tsx';
import { languagesLeft, likelyLanguage } from './caption-languages.ts';
import { CAPTION_FILES } from './captions.ts';
import { AddRow } from './captions.styles.ts';

interface AddCaptionsProps {
  /** The languages that there are captions in. */
  taken: readonly string[];
  onAdd: (language: string, file: File) => void;
}

/** In which language, and the file. */
export function AddCaptions({ taken, onAdd }: AddCaptionsProps) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const [chosen, setChosen] = useState('');
  const { supported } = useCultures();
  const left = languagesLeft(supported, taken, locale);
  const language = left.some(({ value }) => value === chosen) ? chosen : likelyLanguage(left, locale);
  return (
    <AddRow>
      <SelectField
        label={t('captions.language')}
        options={left}
        value={language}
        onChange={({ target }) => setChosen(target.value)}
      />
      <FilePicker
        limit="captions"
        accept={CAPTION_FILES}
        icon={CaptionsIcon}
        label={t('captions.add')}
        onPick={(file) => onAdd(language, file)}
      />
    </AddRow>
  );
}
