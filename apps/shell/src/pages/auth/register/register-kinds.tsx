import { Suspense } from 'react';
import styled from 'styled-components';
import { REGISTER_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useSearchParams } from '@barg/runtime/router';
import { color, space, lazyPart } from '@barg/ui-kit';
import { PageLoading } from '../../../loading/page-loading.tsx';
import RegisterPage from './register-page.tsx';

const PerformerRegistration = lazyPart(() => import('./performer/performer-registration.tsx'));

const OtherKind = styled.p`
  padding-block-end: ${space[8]};
  color: ${color.ink2};
  text-align: center;
  a {
    color: ${color.brand};
    font-weight: 560;
  }
`;

/** /auth/register: for fans, and with `?kind=performer` for performers. */
export default function RegisterKinds() {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  const isPerformer = query.get('kind') === 'performer';
  const other = isPerformer ? 'user' : 'performer';
  return (
    <>
      <Suspense fallback={<PageLoading />}>{isPerformer ? <PerformerRegistration /> : <RegisterPage />}</Suspense>
      <OtherKind>
        {t(`choice.${other}`)}{' '}
        <Link to={isPerformer ? REGISTER_PATH : `${REGISTER_PATH}?kind=performer`}>{t(`choice.${other}Link`)}</Link>
      </OtherKind>
    </>
  );
}
