import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Makes a certificate for localhost that is its own authority and valid for two days.
 *
 * @param folder an existing folder for the files.
 * @throws {Error} if `openssl` is not installed.
 */
export async function makeCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  await promisify(execFile)('openssl', ['req', '-x509', ...curve, '-keyout', keyFile, '-out', certFile, ...subject])
  return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') }
}
