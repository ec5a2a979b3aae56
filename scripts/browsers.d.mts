export function installedBrowsers(): {
  readonly firefox: string | undefined;
  /** the driver, and the browser that it starts */
  readonly webkit: readonly [driver: string, browser: string] | undefined;
};
export function findBrowsers(): void;
