import { expect, it } from 'vitest'
import { KeptWith } from './kept-with.ts'

it('keeps with each object what was worked out of it, and the last of two', () => {
  const [sizes, names] = [new KeptWith<object, number>(), new KeptWith<object, string>()]
  const [one, other] = [{ id: 1 }, [1, 2]]

  sizes.keep(one, 1)
  names.keep(one, 'one')
  sizes.keep(other, 2)
  expect(sizes.keep(one, 3)).toBe(3)

  expect([sizes.of(one), names.of(one), sizes.of(other), names.of(other)]).toEqual([3, 'one', 2, undefined])
})

it('is not seen in a comparison, a copy or JSON', () => {
  const owner = { id: 1 }
  const sizes = new KeptWith<object, number>()

  sizes.keep(owner, 1)

  expect(owner).toStrictEqual({ id: 1 })
  expect(sizes.of({ ...owner })).toBeUndefined()
  expect(JSON.stringify(owner)).toBe('{"id":1}')
})
