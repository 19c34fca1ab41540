import styled from 'styled-components';
import { color } from '@barg/ui-kit';

/** Where the shell's build puts the flags (tools/webpack/flags-plugin.mjs). */
export const flagAddress = (code: string): string => `/assets/flags/${code.toLowerCase()}.svg`;

export const FlagPicture = styled.img`
  flex: none;
  inline-size: 24px;
  block-size: 16px;
  object-fit: cover;
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${color.line};
`;

/** The flag of a country (ISO 3166-1, two letters); decorative, because the name stands beside it. */
export const Flag = ({ code }: { code: string }) => (
  <FlagPicture src={flagAddress(code)} alt="" width={24} height={16} loading="lazy" decoding="async" />
);
