import { expect, it } from 'vitest'
import { PageShelf } from './page-shelf.ts'

const page = (bytes: number) => ({ bytes })

it('lets go what nobody has asked for the longest', () => {
  const shelf = new PageShelf<{ bytes: number }>(100)
  shelf.put('a', page(40))
  shelf.put('b', page(40))
  shelf.get('a')

  shelf.put('c', page(40))

  expect([shelf.get('a'), shelf.get('b'), shelf.get('c')]).toEqual([page(40), undefined, page(40)])
  expect(shelf.bytes).toBe(80)
})

it('weighs a page once, however often it is put', () => {
  const shelf = new PageShelf<{ bytes: number }>(100)

  for (let time = 0; time < 10; time += 1) shelf.put('a', page(60))

  expect(shelf.bytes).toBe(60)
})

it('keeps nothing that is too heavy by itself', () => {
  const shelf = new PageShelf<{ bytes: number }>(100)

  shelf.put('a', page(101))

  expect([shelf.get('a'), shelf.bytes]).toEqual([undefined, 0])
})
