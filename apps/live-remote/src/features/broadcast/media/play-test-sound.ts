/** Three rising notes, in hertz. */
const NOTES = [523, 659, 784];
const NOTE_SECONDS = 0.25;
const LOUDNESS = 0.2;

/** Plays a short sound by the machine's speaker. Resolves when it is over. */
export async function playTestSound(): Promise<void> {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(context.destination);
  const notes = NOTES.map((frequency, index) => {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(context.currentTime + index * NOTE_SECONDS);
    note.stop(context.currentTime + (index + 1) * NOTE_SECONDS);
    return note;
  });
  await new Promise((resolve) => notes.at(-1)?.addEventListener('ended', resolve, { once: true }));
  await context.close();
}
