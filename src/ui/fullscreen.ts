/** Turns full screen on or off, on a visitor's press. A browser that refuses is logged, and the screen stays as it is. */
export async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (reason) {
    console.info('The screen stays as it is', reason);
  }
}
