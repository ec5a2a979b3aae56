/** Browsers use HTTP/2 only over TLS. */
import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** for Chromium's `--ignore-certificate-errors-spki-list`: a trusted certificate, with the usual caching */
  readonly spki: string;
}

/** For 127.0.0.1, into `folder`. Throws if openssl is missing or fails. */
export function makeCertificate(folder: string): Certificate {
  mkdirSync(folder, { recursive: true });
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  try {
    execFileSync('openssl', [...args, ...names, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('A server with HTTP/2 needs a certificate, and openssl failed to make one.', { cause });
  }
  const cert = readFileSync(certFile);
  const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  return {
    key: readFileSync(keyFile),
    cert,
    spki: createHash('sha256').update(publicKey).digest('base64'),
  };
}
