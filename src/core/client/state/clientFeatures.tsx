import { features } from 'virtual:features'
import type { ComponentType } from 'react'
import type { Slots } from '../clientFeature.ts'

/** The client halves of the features that the site uses. */
export { features }

/** Find the component for a navbar item type. */
export function findNavbarItem(type: string): ComponentType | undefined {
  return features
    .map(({ navbarItems }) => navbarItems?.[type])
    .find(found => found !== undefined)
}

/** Render the features' components for a slot, in order. */
export function Slot({ name }: { readonly name: keyof Slots }) {
  return features.map(({ slots }, index) => {
    const Component = slots?.[name]
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
    return Component && <Component key={index} />
  })
}
