/** Count minutes of reading, rounded up; CJK characters count one word each. */
export function countReadingTime(body: string, wordsPerMinute: number): number {
  const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
  const characters = body.match(cjk)?.length ?? 0
  const words = body.replace(cjk, ' ').match(/\S+/g)?.length ?? 0
  return Math.ceil((characters + words) / wordsPerMinute)
}
