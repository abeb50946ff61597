import { expect, it } from 'vitest'
import { smsStatesNamed } from './sms-filters.ts'

it('an address that names no known state asks for any', () => {
  expect(smsStatesNamed('delivered')).toEqual(['delivered', 'read'])
  expect([smsStatesNamed(''), smsStatesNamed('toString'), smsStatesNamed('gone')]).toEqual([null, null, null])
})
