import { visitor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { readDetails } from './details-form.server.ts'
import { fieldOfRefusal } from './field-of-refusal.ts'
import { runAct } from './run-act.ts'

const typed = { firstName: 'Thandi', lastName: 'Mokoena' }

it('the desk may write down an address that is as long as one may be', () => {
  const email = `thandi@${'x'.repeat(254 - 'thandi@.test'.length)}.test`

  expect(readDetails({ ...typed, email })).toMatchObject(accepted({ email }))
  expect(readDetails(typed)).toMatchObject(accepted({ email: '' }))
  expect(readDetails({ ...typed, email: `${email}t` })).toEqual(refused({ code: 'text-too-long', field: 'email', most: 254 }))
})

it.each(['thandi', 'thandi@x.za.', 'thandi,sipho@x.za'])('the desk may not write down %s for an address', (email) => {
  expect(readDetails({ ...typed, email })).toEqual(refused({ code: 'email-invalid', field: 'email' }))
})

it.each([
  ['firstName', 101, 'text-too-long'],
  ['lastName', 101, 'text-too-long'],
  ['email', 255, 'text-too-long'],
  ['specialRequest', 2001, 'text-too-long'],
  ['cell', 10, 'cell-invalid'],
  ['firstName', 0, 'name-missing'],
])('the desk is told at %s of %i characters that this is wrong: %s', async (field, length, code) => {
  const answers = { ...typed, [field]: 'x'.repeat(length) }
  const request = { useCases: {} as UseCases, actor: visitor, id: 'R-1', answers, dryRun: false }

  const answer = await runAct('details', request)

  expect(answer).toEqual(refused({ code, field, most: code === 'text-too-long' ? length - 1 : undefined }))
  expect(!answer.ok && fieldOfRefusal(answer.refusal)).toBe(field)
})

it('a refusal that names no question is told at the one that it is about, if any', () => {
  expect(fieldOfRefusal({ code: 'above-balance' })).toBe('amount')
  expect(fieldOfRefusal({ code: 'changed-meanwhile' })).toBeUndefined()
})

it('the desk is told at the amount of a voucher that it is none', async () => {
  const answers = { refund: 'voucher', note: 'Flood', voucherAmount: 'all' }
  const request = { useCases: {} as UseCases, actor: visitor, id: 'R-1', answers, dryRun: false }

  expect(await runAct('cancel', request)).toEqual(refused({ code: 'voucher-invalid', field: 'voucherAmount' }))
})
