import { useEffect, useState } from 'react'

/** Whether pages can be saved here; unknown while a worker may still come. */
export type SavingSupport = 'unknown' | 'ready' | 'none'

/** Milliseconds in which the first worker of a first visit comes. */
const PATIENCE = 8000

/**
 * Tell whether this browser, at this address, can save pages: whether a service
 * worker is at work. Insecure addresses have none, nor browsers in which the
 * site may not store anything.
 */
export function useSavingSupport(): SavingSupport {
  const [support, setSupport] = useState<SavingSupport>('unknown')

  // Waits for the browser's service worker, which takes over when it is there.
  useEffect(() => {
    // Absent outside secure contexts, whatever the type says.
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
