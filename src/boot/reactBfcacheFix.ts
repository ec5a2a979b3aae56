/**
 * Works around a Firefox bug; import it before React. When a page enters the back/forward cache, Firefox drops a
 * channel's message that is under way. React's scheduler starts its work by such a message: after Back it would wait
 * forever, and the page would not respond. So its channel gets one more message on `pageshow`, which has no effect
 * without work.
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
// the scheduler creates its channel in this task; other channels stay unchanged
queueMicrotask(() => {
  globalThis.MessageChannel = Native;
});
