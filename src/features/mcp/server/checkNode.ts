/** The oldest Node that the program is tested with. */
const MIN_VERSION = 20

/**
 * End the program with one sentence if Node is too old. It's imported first, and
 * its own syntax is old, so that it runs before anything else fails.
 */
if (Number(process.versions.node.split('.')[0]) < MIN_VERSION) {
  console.error(
    `This program needs Node ${MIN_VERSION} or later, and this is Node ${process.versions.node}: install a current one from https://nodejs.org.`
  )
  process.exit(1)
}
