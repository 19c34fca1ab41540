/** What browsers that install sites send; it stands in no standard's library of types. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** Keeps the event `beforeinstallprompt`, which may come at any time, until the card that shows it has loaded. */
export const keepInstallOffer = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer = event;
    listeners.forEach((listener) => listener());
  });

export const installOffer = {
  get: (): InstallPromptEvent | null => offer,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
