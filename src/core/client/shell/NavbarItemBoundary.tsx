import { Component, type ReactNode } from 'react'
import { failingNavbarItem } from '../../model/errors.ts'
import type { NavbarItem } from '../../model/navbar.ts'

interface Props {
  readonly item: NavbarItem
  readonly children: ReactNode
}

/** Reports which navbar item failed to render (behavior 8.4). */
export class NavbarItemBoundary extends Component<
  Props,
  { readonly cause?: unknown; readonly hasFailed: boolean }
> {
  override state = { hasFailed: false, cause: undefined }

  static getDerivedStateFromError(cause: unknown) {
    return { hasFailed: true, cause }
  }

  override render(): ReactNode {
    const { hasFailed, cause } = this.state
    if (!hasFailed) return this.props.children
    throw new Error(failingNavbarItem(this.props.item), { cause })
  }
}
