import { expect, it } from 'vitest'
import { isGuarded } from '../../guarded-acts.ts'
import { rights } from './rights.ts'

it('every act of staff and platform is guarded by the database, but for papers that guests read too', () => {
  const ofStaff = Object.entries(rights).filter(([, right]) => typeof right === 'string' && right !== 'own account')

  const left = ofStaff.map(([name]) => name).filter((name) => !isGuarded(name, {}))

  expect(left.toSorted()).toEqual(['printPaper', 'saveInvoiceRecipient', 'showInvoice'])
})

it('an act of the own account is not: staff may have booked elsewhere', () => {
  const ofOwnAccount = Object.entries(rights).filter(([, right]) => right === 'own account')

  expect(ofOwnAccount.filter(([name]) => isGuarded(name, {}))).toEqual([])
})
