/**
 * Plan a few deletions that show for every two items whether one needs the other:
 * for each ordered pair, a deletion contains the first item and spares the second.
 * That takes 7 deletions for 26 items, one for each bit of a number that every item
 * gets. If all numbers have equally many bits set, each has a bit that another lacks
 * (Sperner's theorem: half of the bits give the most numbers).
 *
 * @returns the items of each deletion; every item is in at least one
 */
export function planDeletions<T>(
  items: readonly T[]
): readonly (readonly T[])[] {
  let bits = 1
  let numbers = listNumbers(bits)
  while (numbers.length < items.length) numbers = listNumbers(++bits)
  return Array.from({ length: bits }, (_, bit) =>
    items.filter((_, index) => ((numbers[index] ?? 0) >> bit) & 1)
  )
}

/** List the numbers of some bits of which half, rounded up, are set. */
function listNumbers(bits: number): readonly number[] {
  return Array.from({ length: 2 ** bits }, (_, number) => number).filter(
    number => countBits(number) === Math.ceil(bits / 2)
  )
}

function countBits(number: number): number {
  return number.toString(2).replaceAll('0', '').length
}
