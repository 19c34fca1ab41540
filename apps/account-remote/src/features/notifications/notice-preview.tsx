import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { color, font, radius, space, useUi } from '@barg/ui-kit';

const Sample = styled.figure`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-inline-size: 380px;
  margin: 0;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
  img {
    flex: none;
    border-radius: ${radius.control};
  }
  strong {
    display: block;
    font-weight: ${font.weight.bold};
  }
  span {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.ink2};
  }
`;

/** What a notification looks like: who did what, and nothing of what was written or is locked. */
export function NoticePreview() {
  const { t } = useTranslation('account');
  const { siteName } = useUi();
  return (
    <Sample aria-label={t('notifications.preview.label')}>
      <img src="/icon-192.png" alt="" width={40} height={40} />
      <figcaption>
        <strong>{siteName}</strong>
        <span>{t('notifications.preview.text')}</span>
      </figcaption>
    </Sample>
  );
}
