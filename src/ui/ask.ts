/**
 * Errors of a refusal that loses nothing. AbortError: the visitor has closed the browser's dialog. InvalidStateError:
 * this dialog is already open, and the first request goes on.
 */
const HARMLESS: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/**
 * Makes a request that the browser may refuse, such as sharing or full screen, and logs a failure. Never rejects.
 * 'nothing' is a refusal that loses nothing: it needs no message.
 */
export async function ask(request: () => unknown): Promise<'done' | 'failed' | 'nothing'> {
  try {
    await request();
    return 'done';
  } catch (cause) {
    if (cause instanceof DOMException && HARMLESS.includes(cause.name)) return 'nothing';
    console.info('The browser refuses', cause);
    return 'failed';
  }
}
