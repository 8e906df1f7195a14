import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OutputBytes, OutputText } from './outputText.ts'

/** Write files below a folder, creating folders as needed. */
export async function writeOutputFiles(
  folder: string,
  files: readonly (OutputText | OutputBytes)[]
): Promise<void> {
  const writing = files.map(async file => {
    const target = path.join(folder, file.file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, 'text' in file ? file.text : file.bytes)
  })
  await Promise.all(writing)
}
