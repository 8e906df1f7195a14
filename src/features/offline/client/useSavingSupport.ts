import { useEffect, useState } from 'react'

/** Whether pages can be saved here; unknown while a worker may still start. */
type SavingSupport = 'unknown' | 'ready' | 'none'

/** Milliseconds to wait for the worker on a first visit. */
const PATIENCE = 8000

/**
 * Tell whether this browser can save pages at this address, that is, whether a
 * service worker is active. There is none at insecure addresses or in browsers
 * that deny the site storage.
 */
export function useSavingSupport(): SavingSupport {
  const [support, setSupport] = useState<SavingSupport>('unknown')

  // Waits for the service worker, which takes control once it is active.
  useEffect(() => {
    // Absent outside secure contexts, despite its type.
    const container: ServiceWorkerContainer | undefined =
      navigator.serviceWorker
    const giveUp = () =>
      setSupport(known => (known === 'ready' ? known : 'none'))
    const look = () => {
      if (container?.controller) setSupport('ready')
    }
    if (container === undefined || !('caches' in window)) {
      giveUp()
      return
    }
    look()
    container.getRegistration().catch(giveUp)
    const timer = setTimeout(giveUp, PATIENCE)
    container.addEventListener('controllerchange', look)
    return () => {
      clearTimeout(timer)
      container.removeEventListener('controllerchange', look)
    }
  }, [])

  return support
}
