export function installedServer(name: 'nginx' | 'caddy'): string | undefined;
