import { expect, it } from 'vitest'
import { statesOf } from './sms-filters.ts'

it('an address that names no known state asks for any', () => {
  expect(statesOf('delivered')).toEqual(['delivered', 'read'])
  expect([statesOf(''), statesOf('toString'), statesOf('gone')]).toEqual([null, null, null])
})
