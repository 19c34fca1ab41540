import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, useToast } from '@barg/ui-kit';
import { saveFile, type Download as File } from '@barg/ui-kit/save-file';

interface FileButtonProps {
  label: string;
  fetchFile: () => Promise<File>;
}

/** Fetches a file and hands it to the browser. */
export function FileButton({ label, fetchFile }: FileButtonProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [isLoading, setIsLoading] = useState(false);
  const handlePress = async () => {
    setIsLoading(true);
    try {
      saveFile(await fetchFile());
    } catch (failure) {
      toast(toQueryError(failure).message || t('statements.fileFailed'), { tone: 'danger' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button icon={Download} isLoading={isLoading} onClick={() => void handlePress()}>
      {label}
    </Button>
  );
}
