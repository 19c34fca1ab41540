import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { color, font, radius, space, TestModeBadge } from '@barg/ui-kit';

const TestNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${font.size.caption};
  color: ${color.ink2};
`;

const TEST_CARD = '4242 4242 4242 4242';

/** Says that no real money moves, and with which card to try it. */
export function TestModeNote() {
  const { t } = useTranslation('commerce');
  if (!useSetting('isTestMode')) return null;
  return (
    <TestNote>
      <TestModeBadge />
      <span>{t('topUp.testHint')}</span>
      <bdi dir="ltr">{TEST_CARD}</bdi>
    </TestNote>
  );
}
