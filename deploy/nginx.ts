/** Builds the site's configuration for nginx. */
import { HASHED, headersOfAll, type PolicyOptions, REDIRECTS, REVALIDATED, WORKER } from './headers.ts';

/** Returns the text of deploy/nginx.conf. Each host adjusts `listen` and `root` in it. */
export function nginxConf(options: PolicyOptions): string {
  const headers = headersOfAll(options).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  const hashed = HASHED.folders.map(folder => `    ~^${folder} "${HASHED.cache}";`);
  const redirects = REDIRECTS.map(([from, to]) => `    location = ${from} { return 301 ${to}; }`);
  return `# Why Not You? for nginx: written by the build from deploy/headers.ts, told in deploy/README.md. Do not edit.

map $uri $why_not_you_cache {
    default "${REVALIDATED}";
${hashed.join('\n')}
    ${WORKER.path} "${WORKER.cache}";
}

server {
    listen 80;
    root /var/www/why-not-you;

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/plain text/xml application/javascript;
    # what the build has packed; brotli needs a module, see README.md
    gzip_static on;
    gzip_vary on;

${headers.join('\n')}
    add_header Cache-Control $why_not_you_cache always;

    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; }
${redirects.join('\n')}
    # a page has one address, without a slash at its end
    location ~ ^(?<page>/.+)/$ {
        if (-f $document_root$page.html) { return 301 $page; }
        return 404;
    }
    location = /site.webmanifest {
        types {}
        default_type application/manifest+json;
    }
    # nothing that begins with a dot, but what a certificate is asked for with; nothing that is for other hosts
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ ^/_(headers|redirects) { return 404; }
}
`;
}
