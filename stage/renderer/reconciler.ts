/**
 * Replaces the reconciler of @pixi/react (vite.pixi.ts). It renders nothing, because this project's `Application` has no
 * children. `Application` still waits for its callback when it starts and when it is unmounted.
 */
export const reconciler = {
  createContainer: () => ({}),
  updateContainer: (_element: unknown, _container: unknown, _parent: unknown, done?: () => void) => done?.(),
};
