// First, because it declares the order of the cascade layers.
import '../styles/styles.css'

startInTurns()

/**
 * Evaluate the packages and the application in a task each, so that a slow
 * device can answer its reader in between. They are in this file's chunk.
 */
async function startInTurns(): Promise<void> {
  await waitForTurn()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await waitForTurn()
  const { startClient } = await import(
    /* webpackMode: "eager" */ './startClient.tsx'
  )
  await waitForTurn()
  startClient()
}

function waitForTurn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
