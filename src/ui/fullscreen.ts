/** Toggles full screen. Needs a user action. If the browser refuses, logs that and changes nothing. */
export async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (reason) {
    console.info('Full screen was refused', reason);
  }
}
