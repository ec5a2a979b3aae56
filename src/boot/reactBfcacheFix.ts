/**
 * Works around a Firefox bug; import this file before React. When a page enters the back/forward cache, Firefox drops
 * the messages of a `MessageChannel` that are not delivered yet. React's scheduler starts its work by such a message.
 * If the message is dropped, the scheduler waits forever after Back, and the page does not respond. So when the page
 * leaves the cache, the scheduler's channel gets one more message, which has no effect if no work is scheduled.
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
// React's scheduler has created its channel before this microtask runs; later channels are native
queueMicrotask(() => {
  globalThis.MessageChannel = Native;
});
