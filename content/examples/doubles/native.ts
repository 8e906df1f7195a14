/** What the system says, and how often it was asked. */
export const system = { status: 'denied', answer: 'granted', asked: 0 }

export async function checkNotifications() {
  return { status: system.status }
}

export async function requestNotifications() {
  system.asked += 1
  system.status = system.answer
  return { status: system.status }
}
