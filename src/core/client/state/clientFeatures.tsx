import { features } from 'virtual:features'
import type { ComponentType } from 'react'
import type { Slots } from '../clientFeature.ts'

/** The client halves of the features that the site uses. */
export { features }

/** Find the component that shows navbar items of a type. */
export function findNavbarItem(type: string): ComponentType | undefined {
  return features
    .map(({ navbarItems }) => navbarItems?.[type])
    .find(found => found !== undefined)
}

/** Shows what the features put into a slot, in their order. */
export function Slot({ name }: { readonly name: keyof Slots }) {
  return features.map(({ slots }, index) => {
    const Component = slots?.[name]
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
    return Component && <Component key={index} />
  })
}
