export function installedBrowsers(): {
  readonly firefox: string | undefined;
  readonly webkit: readonly [driver: string, browser: string] | undefined;
};
export function findBrowsers(): void;
