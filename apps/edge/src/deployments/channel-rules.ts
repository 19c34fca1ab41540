import { SHELL } from '@barg/contract';
import type { ChannelRules, SignedChannel, TrustedStore } from '@barg/releases';
import { assertRemoteServes } from './assert-remote-serves.ts';
import { assertShellServes } from './assert-shell-serves.ts';
import { namedDescriptors } from './named-descriptors.ts';

/**
 * What a version has to be before any visitor gets it, whoever publishes it.
 *
 * @param channels the live statements of all remotes
 */
export function channelRules(publishing: TrustedStore, channels: () => Promise<SignedChannel[]>): ChannelRules {
  const assertSound = assertRemoteServes(publishing, namedDescriptors(publishing, channels));
  return {
    assertMayBeLive: (release) =>
      release.remote === SHELL ? assertShellServes(publishing, release) : assertSound(release),
  };
}
