import { SiteError } from '../../../core/model/errors.ts'

/** Load scripts of the site without letting `process.exit` end the server. */
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
