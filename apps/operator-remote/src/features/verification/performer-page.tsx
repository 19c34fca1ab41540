import { useState } from 'react';
import type { PerformerVerification } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useNavigate, useParams } from '@barg/runtime/router';
import { toQueryError } from '@barg/session';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Inline,
  PageHeader,
  Stack,
  Time,
  UserText,
  useToast,
} from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { isChangedMeanwhile } from '../../shared/api/refreshed-tags.ts';
import { useManagedUserQuery } from '../../shared/api/users.ts';
import { DecisionsCard } from './decisions-card.tsx';
import { Documents } from './documents.tsx';
import { PerformerFacts } from './performer-facts.tsx';
import {
  useApprovePerformerMutation,
  useOpenVerificationMutation,
  useRefusePerformerMutation,
} from './verification-api.ts';

interface DecisionProps {
  performerId: string;
  submittedAt: string;
  /** Somebody has decided, or other documents were given, since these were opened. */
  onChanged: () => void;
}

function Decision({ performerId, submittedAt, onChanged }: DecisionProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const navigate = useNavigate();
  const [approve] = useApprovePerformerMutation();
  const [refuse] = useRefusePerformerMutation();
  const [act, setAct] = useState<'approve' | 'refuse' | null>(null);
  const seen = { performerId, submittedAt };
  const perform = async (reason: string) => {
    try {
      await (act === 'approve' ? approve(seen).unwrap() : refuse({ ...seen, reason }).unwrap());
    } catch (failure) {
      if (isChangedMeanwhile(toQueryError(failure))) onChanged();
      throw failure;
    }
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
        <ActionDialog
          title={t(`verification.${act}`)}
          text={t(`verification.${act}Confirm`)}
          confirmLabel={t(`verification.${act}`)}
          tone={act === 'approve' ? 'primary' : 'danger'}
          about={performerId}
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

interface OpenedProps extends Pick<DecisionProps, 'onChanged'> {
  performer: PerformerVerification;
}

function Opened({ performer, onChanged }: OpenedProps) {
  const { _id: performerId, bio, status, submittedAt } = performer;
  return (
    <Stack>
      <Card>
        <Stack gap={3}>
          <PerformerFacts performer={performer} />
          {bio && <UserText text={bio} />}
        </Stack>
      </Card>
      <Documents performer={performer} />
      {status === 'pending' && submittedAt && <Decision {...{ performerId, submittedAt, onChanged }} />}
    </Stack>
  );
}

/** The performer, before the documents are revealed. */
function Person({ performerId }: { performerId: string }) {
  const { t } = useTranslation('operator');
  const query = useManagedUserQuery(performerId);
  return (
    <Loaded query={query}>
      {(user) => (
        <Card>
          <Stack gap={3}>
            <Link to={`${OPERATOR_PATH}/users/${user._id}`}>
              <PersonCell person={user} />
            </Link>
            <Facts
              facts={[
                { name: t('users.email'), value: <bdi>{user.email ?? '–'}</bdi> },
                { name: t('users.since'), value: <Time value={user.createdAt} format="long" /> },
                { name: t('status'), value: t(`verification.${user.verification ?? 'none'}`) },
              ]}
            />
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}

/** A performer's documents, shown on request only, and the decision. What was opened of one is not of the next. */
export default function PerformerPage() {
  const { performerId = '' } = useParams();
  return <Case key={performerId} performerId={performerId} />;
}

function Case({ performerId }: { performerId: string }) {
  const { t } = useTranslation('operator');
  const [open, { data, error, isLoading, reset }] = useOpenVerificationMutation();
  const openButton = (
    <Button variant="primary" isLoading={isLoading} onClick={() => void open(performerId)}>
      {t('verification.open')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('verification.title')} />
      <Stack>
        <Person performerId={performerId} />
        {data && <Opened performer={data} onChanged={reset} />}
        {!data && error && (
          <ErrorState message={toQueryError(error).message || undefined} onRetry={() => void open(performerId)} />
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
