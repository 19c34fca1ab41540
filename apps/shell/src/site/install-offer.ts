import { createObservable, type ObservableValue } from '@barg/runtime/observable';

/** The event `beforeinstallprompt`, which TypeScript's DOM types do not have. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Keeps the event `beforeinstallprompt`, which may come before the card that uses it has loaded. */
export function keepInstallOffer(): ObservableValue<InstallPromptEvent | null> {
  const offer = createObservable<InstallPromptEvent | null>(null);
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer.set(event);
  });
  return offer;
}
