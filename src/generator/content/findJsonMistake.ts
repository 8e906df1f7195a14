/**
 * Find where a text stops being JSON. The parser of JavaScript says so only for
 * some mistakes, and in other words from one engine to the next.
 *
 * @returns offset of the first sign that is wrong; the end if signs are missing
 */
export function findJsonMistake(text: string): number {
  let sound = 0
  let broken = text.length + 1
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2)
    if (isBroken(text.slice(0, middle))) broken = middle
    else sound = middle
  }
  return sound
}

/** Tell whether more text could not mend this one. */
function isBroken(start: string): boolean {
  try {
    JSON.parse(start)
    return false
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = /position (\d+)/.exec(message)?.[1]
    if (position !== undefined) return Number(position) < start.length
    return !message.includes('end of JSON input')
  }
}
