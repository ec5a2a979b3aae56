/**
 * Replaces the reconciler of @pixi/react (vite.pixi.ts). It renders nothing, because this project's `Application` has
 * no children. It only calls the callback `done`, for which `Application` waits when it starts and when it is
 * unmounted.
 */
export const reconciler = {
  createContainer: () => ({}),
  updateContainer: (_element: unknown, _container: unknown, _parent: unknown, done?: () => void) => done?.(),
};
