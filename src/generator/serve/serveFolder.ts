export async function serveFolder(_: {
  folder: string
  port: number
}): Promise<void> {}
