import { useState } from 'react'
import { showCall } from '../showCall'

/** How long a server would take, in milliseconds. */
const LATENCY = 800

/** Creates tasks that nobody sees. */
export const taskManager = {
  useCreate() {
    const [isPending, setPending] = useState(false)
    const mutate = (task: { title: string }) => {
      showCall('mutate', task)
      setPending(true)
      setTimeout(() => setPending(false), LATENCY)
    }
    return { mutate, isPending }
  }
}
