/**
 * Replaces the reconciler of @pixi/react (vite.pixi.ts): `Application` has no children here, and only waits for `done`.
 */
export const reconciler = {
  createContainer: () => ({}),
  updateContainer: (_element: unknown, _container: unknown, _parent: unknown, done?: () => void) => done?.(),
};
