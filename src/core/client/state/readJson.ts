/**
 * Parse the response for a file that the build wrote, and trust its shape.
 *
 * @throws Error if the response isn't ok
 */
export async function readJson<Value>(response: Response): Promise<Value> {
  if (!response.ok) {
    throw new Error(`${response.url} responded with status ${response.status}.`)
  }
  return response.json()
}
