import { createObservable } from '@barg/runtime/observable';

/** The event `beforeinstallprompt`, which TypeScript's DOM types do not have. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** The browser's last offer to install the site; null until there is one. */
export const installOffer = createObservable<InstallPromptEvent | null>(null);

/** Keeps the event `beforeinstallprompt`, which may come before the card that uses it has loaded. */
export const keepInstallOffer = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    installOffer.set(event);
  });
