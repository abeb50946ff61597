import { describe, expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { sectionForm } from './section-form.server.ts'
import { sectionOf } from './section-of.ts'

const formOf = (fields: readonly (readonly [string, string])[]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

it.each([
  ['http://camp.test/org/org-organisation/owner?org=kwena', 'owner'],
  ['http://camp.test/org/org-organisation/bank-details/', 'bank-details'],
  ['http://camp.test/org/org-organisation/fees.data?org=kwena&_routes=x', 'fees'],
  ['http://camp.test/org/org-organisation/toString', undefined],
])('%s is the form %s', (address, section) => {
  expect(sectionOf(address)).toBe(section)
})

describe('a posted form', () => {
  it('gives every field of its section as text', () => {
    const { texts } = readForm(
      sectionForm('booking-rules'),
      formOf([
        ['takesOnlinePayment', 'yes'],
        ['policyDays', '14'],
        ['policyPercentage', '100'],
        ['policyDays', ''],
        ['policyPercentage', ''],
        ['policyDays', '7'],
        ['policyPercentage', ''],
      ]),
    )

    expect(texts).toEqual({
      takesOnlinePayment: 'yes',
      asksProvedNumber: '',
      isAllowMultiplePlots: '',
      cancellationPolicy: '14:100,7:',
      cancelsOverdueBookings: '',
      releasesTransfers: '',
    })
  })

  it('joins the facilities, and line breaks are those of the store', () => {
    const { texts } = readForm(
      sectionForm('public-page'),
      formOf([
        ['facilities', 'b'],
        ['facilities', 'a'],
        ['directions', 'one\r\ntwo'],
      ]),
    )

    expect(texts).toMatchObject({ facilities: 'a,b', directions: 'one\ntwo', name: '' })
  })

  it.each([
    ['{"name":"Kwena","x":1}', { name: 'Kwena' }],
    ['not json', {}],
    ['null', {}],
    ['["name"]', {}],
  ])('showed %s', (text, shown) => {
    expect(readForm(sectionForm('owner'), formOf([['shown', text]])).shown).toEqual(shown)
  })
})
