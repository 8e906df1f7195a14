// First, because it declares the layer order.
import '../styles/styles.css'

startInTasks()

/**
 * Evaluate the packages and the application in separate tasks, so slow devices
 * can respond to input in between. All code is in this file's chunk.
 */
async function startInTasks(): Promise<void> {
  await yieldToBrowser()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await yieldToBrowser()
  const { startClient } = await import(
    /* webpackMode: "eager" */ './startClient.tsx'
  )
  await yieldToBrowser()
  startClient()
}

function yieldToBrowser(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
