import { z } from 'zod';
import { EnvironmentError } from '../../environment.ts';

const hex32 = z.union([z.literal(''), z.string().regex(/^[0-9a-f]{32}$/i)]).default('');

/** The environment's variables for Agora, whose clients some have. */
export const agoraEnvironment = { AGORA_APP_ID: hex32, AGORA_APP_CERTIFICATE: hex32 };

export interface AgoraOptions {
  appId: string;
  /** Signs tokens; it is never sent. */
  certificate: string;
}

/** Null where Agora is not used. @throws Error when only one of the two is set */
export const readAgoraOptions = (env: z.output<z.ZodObject<typeof agoraEnvironment>>): AgoraOptions | null => {
  const { AGORA_APP_ID: appId, AGORA_APP_CERTIFICATE: certificate } = env;
  if (appId === '' && certificate === '') return null;
  if (appId === '' || certificate === '')
    throw new EnvironmentError(
      `Agora needs the environment variable ${appId === '' ? 'AGORA_APP_ID' : 'AGORA_APP_CERTIFICATE'} too.`,
    );
  return { appId, certificate };
};
