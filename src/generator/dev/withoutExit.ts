import { SiteError } from '../../model/errors.ts'

/**
 * Run code that reads the site file, and keep it from ending the server:
 * `process.exit` throws instead.
 */
export async function withoutExit<Value>(
  run: () => Promise<Value>
): Promise<Value> {
  const { exit } = process
  process.exit = () => {
    throw new SiteError('process.exit() was called', {
      remedy: 'Remove the call: throw an error that says why.'
    })
  }
  try {
    return await run()
  } finally {
    process.exit = exit
  }
}
