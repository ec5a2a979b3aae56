/**
 * Replaces the reconciler of @pixi/react (vite.pixi.ts). Renders nothing, because this project's `Application` has no
 * children. Calls `done`, because `Application` waits for this call when it starts and when it is unmounted.
 */
export const reconciler = {
  createContainer: () => ({}),
  updateContainer: (_element: unknown, _container: unknown, _parent: unknown, done?: () => void) => done?.(),
};
