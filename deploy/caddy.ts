/** Builds the site's configuration for Caddy. */
import { HASHED, headersOfAll, type PolicyOptions, REDIRECTS, REVALIDATED, WORKER } from './headers.ts';

/** Returns the text of deploy/Caddyfile. Each host adjusts the listen address and `root` in it. */
export function caddyfile(options: PolicyOptions): string {
  const headers = headersOfAll(options).map(([name, value]) => `\t\t${name} "${value}"`);
  const hashed = HASHED.folders.map(folder => `${folder}*`).join(' ');
  const redirects = REDIRECTS.map(([from, to]) => `\tredir ${from} ${to} 301`);
  return `# Why Not You? for Caddy: written by the build from deploy/headers.ts, told in deploy/README.md. Do not edit.

(headers) {
	header {
${headers.join('\n')}
		Vary Accept-Encoding
		-Server
	}
}

:80 {
	root * /var/www/why-not-you

	import headers
	@revalidated not path ${hashed} ${WORKER.path}
	header @revalidated Cache-Control "${REVALIDATED}"
	@hashed path ${hashed}
	header @hashed Cache-Control "${HASHED.cache}"
	header ${WORKER.path} Cache-Control "${WORKER.cache}"
	header /site.webmanifest Content-Type application/manifest+json

${redirects.join('\n')}
	# a page has one address, without a slash at its end
	@slash path_regexp slash ^(/.+)/$
	handle @slash {
		@page file {re.slash.1}.html
		redir @page {re.slash.1} 301
		error 404
	}
	@hidden {
		path */.* /_headers* /_redirects*
		not path /.well-known/*
	}
	error @hidden 404
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		import headers
		header Cache-Control "${REVALIDATED}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
