/**
 * Read a response to a request for a file that the build wrote, so its shape is
 * trusted.
 *
 * @throws Error if the file doesn't exist
 */
export async function readJson<Value>(response: Response): Promise<Value> {
  if (!response.ok) {
    throw new Error(`${response.url} responded with status ${response.status}.`)
  }
  return response.json()
}
