import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../e2e/support/findFreePort.ts'
import { runDocker, tryDocker } from './runDocker.ts'

const execute = promisify(execFile)

/** The configuration that nginx.conf asks operators to mount. */
const configuration = `listen 8443 ssl;
http2 on;
ssl_certificate /etc/nginx/tls/tls.crt;
ssl_certificate_key /etc/nginx/tls/tls.key;
`

/** Expected lines of the response. */
const wanted = [
  /^HTTP\S+ 301\b/m,
  /^location: \/\r$/im,
  /^strict-transport-security: max-age=31536000\r$/im
]

/**
 * Run the image with a mounted certificate and test it over TLS.
 *
 * @returns one sentence per failure
 */
export async function checkTls(image: string): Promise<readonly string[]> {
  const folder = await createTlsFolder()
  const port = await findFreePort()
  const id = await runDocker([
    ...['run', '--detach', '--read-only', '--tmpfs', '/tmp'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true'],
    ...['--volume', `${folder}:/etc/nginx/tls:ro`],
    ...['--publish', `${port}:8443`, image]
  ])
  try {
    const { stdout } = await execute('curl', [
      ...['--silent', '--head', '--insecure'], // self-signed
      ...['--retry', '10', '--retry-all-errors', '--retry-delay', '1'],
      `https://localhost:${port}/index.html`
    ])
    return wanted
      .filter(line => !line.test(stdout))
      .map(line => `${line} is missing in ${stdout}`)
  } catch (error) {
    const { stderr } = await tryDocker(['logs', id])
    return [`${error}\n${stderr}`]
  } finally {
    await runDocker(['rm', '--force', id])
    await rm(folder, { recursive: true })
  }
}

async function createTlsFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tls-'))
  const key = path.join(folder, 'tls.key')
  await execute('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-nodes', '-days', '1'],
    ...['-pkeyopt', 'ec_paramgen_curve:P-256', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', path.join(folder, 'tls.crt')]
  ])
  await writeFile(path.join(folder, 'tls.conf'), configuration)
  // The container's user must be able to read files written by this one.
  await chmod(folder, 0o755)
  await chmod(key, 0o644)
  return folder
}
