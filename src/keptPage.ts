/**
 * Imported before React. Firefox drops a message of a channel that is under way when its page is left, and keeps the
 * page for Back: React's scheduler, which starts by such a message, then waits for it for ever, and nothing on the
 * page that comes back answers any more. So its channel has one more message then; without work it does nothing.
 */
const Native = globalThis.MessageChannel;

globalThis.MessageChannel = class extends Native {
  constructor() {
    super();
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.port2.postMessage(null);
    });
  }
};
// the scheduler is evaluated in the same go; other channels are not its business
queueMicrotask(() => {
  globalThis.MessageChannel = Native;
});
