import { type UseCases, useCaseTable } from '@camp/application/use-cases.ts'
import { expect, it } from 'vitest'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { systemClock } from '../shared/system-clock.ts'
import { Ports } from './ports.ts'
import { composeProduct, type ProductSurroundings } from './product.ts'

/** A scope over nothing: what is bound can be made, and does nothing before it is asked. */
function aScope(): UseCases {
  return aProduct().scope().useCases
}

function aProduct(forkEntityManager: () => object = () => ({})) {
  const nothing = {}
  const surroundings = {
    database: { forkEntityManager },
    clock: systemClock,
    randomness: cryptoRandomness,
    publicUrl: 'https://camp.example',
    platformAddress: 'desk@camp.example',
    isDemoMode: false,
    gateway: nothing,
    messageSenders: nothing,
    messageLog: nothing,
    pictureParts: { pictures: nothing, pictureFiles: nothing },
  }
  return composeProduct(surroundings as unknown as ProductSurroundings)
}

it.each(Object.keys(useCaseTable) as (keyof UseCases)[])('makes %s', (name) => {
  expect(aScope()[name]).toBeInstanceOf(useCaseTable[name])
})

it.each(Object.keys(Ports))('has an adapter for %s', (name) => {
  expect(Reflect.get(aScope(), name)).toBeDefined()
})

it('makes an act once in a scope, and apart from those of other scopes', () => {
  const [scope, other] = [aScope(), aScope()]

  expect(scope.placeHold).toBe(scope.placeHold)
  expect(scope.placeHold).not.toBe(other.placeHold)
})

it('has one entity manager for a scope, once a part of it needs one', () => {
  let forks = 0
  const product = aProduct(() => ({ fork: ++forks }))
  const [idle, busy, other] = [product.scope(), product.scope(), product.scope()]

  const parts = [busy, other, busy].map((scope) => [scope.useCases.placeHold, scope.idempotencyKeys])

  expect([parts.length, forks]).toEqual([3, 2])
  expect([idle.useCases.placeHold, forks]).toEqual([expect.anything(), 2])
})
