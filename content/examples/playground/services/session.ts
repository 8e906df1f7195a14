import { showCall } from '../showCall'

/** Accepts everybody. */
export async function signIn(data: { email: string; password: string }) {
  showCall('signIn', data)
}
