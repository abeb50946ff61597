import { expect, it } from 'vitest'
import type { NightKind } from './full-night.ts'
import { oncePerKind } from './once-per-kind.ts'

it('works out each kind of night once', () => {
  const workedOut: NightKind[] = []
  const price = oncePerKind((kind) => workedOut.push(kind))
  const plain: NightKind = { column: 'peak', isSupplemented: false }
  const friday: NightKind = { column: 'peak', isSupplemented: true }

  const prices = [plain, friday, { ...plain }, { ...friday }].map(price)

  expect(prices).toEqual([1, 2, 1, 2])
  expect(workedOut).toEqual([plain, friday])
})
