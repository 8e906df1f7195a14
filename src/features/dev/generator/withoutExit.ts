import { SiteError } from '../../../core/model/errors.ts'

/**
 * Run code that loads scripts of the site, which could end the server:
 * meanwhile, `process.exit` throws.
 */
export async function withoutExit<Value>(
  run: () => Promise<Value>
): Promise<Value> {
  const { exit } = process
  process.exit = () => {
    throw new SiteError('A file of the site calls process.exit().', {
      remedy: 'Remove the call, and throw an error instead.'
    })
  }
  try {
    return await run()
  } finally {
    process.exit = exit
  }
}
