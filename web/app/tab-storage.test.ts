import { expect, it } from 'vitest'
import { ensureTabStorage } from './tab-storage.ts'

it('is the browser’s own where there is one', () => {
  const own = { length: 0 } as Storage
  const scope = { sessionStorage: own }

  ensureTabStorage(scope)

  expect(scope.sessionStorage).toBe(own)
})

it('ends with the page where the browser keeps nothing', () => {
  const scope = Object.defineProperty({} as { readonly sessionStorage: Storage }, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })

  ensureTabStorage(scope)
  const { sessionStorage } = scope

  sessionStorage.setItem('a', '1')
  sessionStorage.setItem('b', '2')
  sessionStorage.removeItem('b')
  expect([sessionStorage.getItem('a'), sessionStorage.getItem('b')]).toEqual(['1', null])
  sessionStorage.clear()
  expect(sessionStorage.getItem('a')).toBeNull()
})
