/**
 * Works around a Firefox bug; import this file before React. When a page enters the back/forward cache, Firefox drops
 * the undelivered messages of a `MessageChannel`. React's scheduler then waits forever for its message, and after Back
 * the page does not respond. So when the page leaves the cache, the scheduler's channel gets one more message. If no
 * work is scheduled, the message has no effect.
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
queueMicrotask(() => {
  globalThis.MessageChannel = Native;
});
