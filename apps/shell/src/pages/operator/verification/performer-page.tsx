import { useState } from 'react';
import type { PerformerVerification } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate, useParams } from '@barg/runtime/router';
import {
  Button,
  Card,
  CardTitle,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  PageHeader,
  Picture,
  Stack,
  Text,
  Time,
  UserText,
  useToast,
  useUi,
} from '@barg/ui-kit';
import { OPERATOR_PATH } from '../../../routes/paths.ts';
import { countryName } from '../../shared/country-names.ts';
import { ActDialog } from '../shared/act-dialog.tsx';
import { Facts } from '../shared/facts.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import {
  useApprovePerformerMutation,
  useOpenVerificationMutation,
  useRefusePerformerMutation,
} from './verification-api.ts';

function Documents({ documents }: Pick<PerformerVerification, 'documents'>) {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('verification.documents')}</CardTitle>
      <Grid min={220}>
        {documents.map(({ kind, file }) => (
          <figure key={kind}>
            <Picture
              source={file.thumbnails}
              thumbhash={file.thumbhash}
              alt={t(`verification.kinds.${kind}`)}
              ratio={1.5}
              fit="contain"
              radius="tile"
            />
            <Text as="figcaption" size="caption" tone="muted">
              {t(`verification.kinds.${kind}`)}
            </Text>
          </figure>
        ))}
      </Grid>
    </Card>
  );
}

function Decision({ performerId, submittedAt }: { performerId: string; submittedAt: string }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const navigate = useNavigate();
  const [approve] = useApprovePerformerMutation();
  const [refuse] = useRefusePerformerMutation();
  const [act, setAct] = useState<'approve' | 'refuse' | null>(null);
  const seen = { performerId, submittedAt };
  const perform = async (reason: string) => {
    await (act === 'approve' ? approve(seen).unwrap() : refuse({ ...seen, reason }).unwrap());
    toast(t(act === 'approve' ? 'verification.approved' : 'verification.refusedNow'), { tone: 'success' });
    void navigate(`${OPERATOR_PATH}/verification`);
  };
  return (
    <>
      <Inline>
        <Button variant="primary" onClick={() => setAct('approve')}>
          {t('verification.approve')}
        </Button>
        <Button variant="danger" onClick={() => setAct('refuse')}>
          {t('verification.refuse')}
        </Button>
      </Inline>
      {act && (
        <ActDialog
          title={t(`verification.${act}`)}
          text={t(`verification.${act}Confirm`)}
          confirmLabel={t(`verification.${act}`)}
          tone={act === 'approve' ? 'primary' : 'danger'}
          noteLabel={act === 'refuse' ? t('reason') : undefined}
          noteLimit={1000}
          isNoteRequired={act === 'refuse'}
          onConfirm={perform}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

function Opened({ performer }: { performer: PerformerVerification }) {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const { name, email, birthDate, country, bio, status, submittedAt, documents } = performer;
  const facts = [
    { name: t('users.person'), value: <bdi>{name}</bdi> },
    { name: t('users.email'), value: <bdi>{email ?? '–'}</bdi> },
    { name: t('verification.birthDate'), value: birthDate ? <Time value={birthDate} format="long" /> : '–' },
    { name: t('verification.country'), value: <bdi>{country ? countryName(country, locale) : '–'}</bdi> },
    { name: t('status'), value: t(`verification.${status}`) },
  ];
  return (
    <Stack>
      <Card>
        <Stack gap={3}>
          <Facts facts={facts} />
          {bio && <UserText text={bio} />}
        </Stack>
      </Card>
      <Documents documents={documents} />
      {status === 'pending' && submittedAt && <Decision performerId={performer._id} submittedAt={submittedAt} />}
    </Stack>
  );
}

/** One performer's papers, seen only after asking for them, and the decision. */
export default function PerformerPage() {
  const { t } = useTranslation('operator');
  const { performerId = '' } = useParams();
  const [open, { data, error, isLoading }] = useOpenVerificationMutation();
  const openButton = (
    <Button variant="primary" isLoading={isLoading} onClick={() => void open(performerId)}>
      {t('verification.open')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('verification.title')} />
      <Stack>
        {data && <Opened performer={data} />}
        {!data && error && (
          <ErrorState message={'message' in error ? error.message : undefined} onRetry={() => void open(performerId)} />
        )}
        {!data && !error && (
          <EmptyState title={t('verification.documents')} action={openButton}>
            {t('verification.openHelp')}
          </EmptyState>
        )}
        <DecisionsCard performerId={performerId} />
      </Stack>
    </>
  );
}
