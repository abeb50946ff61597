import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { readDetails } from './details-form.server.ts'

const typed = { firstName: 'Thandi', lastName: 'Mokoena' }

it('the desk may write down an address that is as long as one may be', () => {
  const email = `thandi@${'x'.repeat(254 - 'thandi@.test'.length)}.test`

  expect(readDetails({ ...typed, email })).toMatchObject(accepted({ email }))
  expect(readDetails(typed)).toMatchObject(accepted({ email: '' }))
  expect(readDetails({ ...typed, email: `${email}t` })).toEqual(refused({ code: 'text-too-long' }))
})

it.each(['thandi', 'thandi@x.za.', 'thandi,sipho@x.za'])('the desk may not write down %s for an address', (email) => {
  expect(readDetails({ ...typed, email })).toEqual(refused({ code: 'email-invalid' }))
})
