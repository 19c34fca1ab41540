import type { ReportInContext } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat } from '@barg/ui-kit';
import { ReportedFiles } from './reported-files.tsx';

/** The files that were reported, and below them those that stand there now where one of them does no more. */
export function FilesSince({ content: { files, reportedFiles } }: Pick<ReportInContext, 'content'>) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const reported = reportedFiles?.files ?? [];
  const goneCount = reportedFiles?.goneCount ?? 0;
  const isSame = goneCount === 0 && reported.every(({ _id }) => files.some((file) => file._id === _id));
  if (isSame) return <ReportedFiles files={files} />;
  return (
    <>
      <Text tone="muted">{t('reports.asReported')}</Text>
      <ReportedFiles files={reported} />
      {goneCount > 0 && <Text>{t('reports.filesGone', { amount: format.number(goneCount) })}</Text>}
      {files.length > 0 && (
        <>
          <Text tone="muted">{t('reports.asNow')}</Text>
          <ReportedFiles files={files} />
        </>
      )}
    </>
  );
}
