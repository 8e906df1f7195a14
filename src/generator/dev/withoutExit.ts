import { SiteError } from '../../model/errors.ts'

/**
 * Run what reads the site file, and let that not end the server: leaving the
 * process throws instead.
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
