import type { ComponentType } from 'react'
import type { Route } from '../../model/route.ts'
import type { PageProps } from '../clientFeature.ts'

/**
 * Components by page kind whose chunks have run. A page lists the chunk of its
 * component among its files, so the component is there before the page is shown.
 */
export const loadedPageViews: Record<
  string,
  ComponentType<PageProps<Route>>
> = {}
