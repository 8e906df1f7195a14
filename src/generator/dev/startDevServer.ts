import type { CommandOptions } from '../cli.ts'

export async function startDevServer(_options: CommandOptions): Promise<void> {}
