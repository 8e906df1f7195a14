import type { ClientFeature } from 'toolbox-docs/client'

export default {
  enhance: (root, signal) => {
    for (const type of ['pointerover', 'focusin']) {
      root.addEventListener(type, makeLive, { signal })
    }
  }
} satisfies ClientFeature

/** Load the live apps when a pointer or the focus gets into the hero's panel. */
async function makeLive({ target }: Event): Promise<void> {
  const figure = (target as Element)
    .closest('.hero-panel')
    ?.querySelector('figure[data-live=""]')
  if (!figure) return
  const { showApps } = await import(
    /* webpackChunkName: "taskApps" */ './TaskApps.tsx'
  )
  showApps(figure)
}
