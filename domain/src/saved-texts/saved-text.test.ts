import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { savedTextProblems } from './saved-text.ts'
import { type FieldValues, fillIn, textFields, unknownFields } from './text-fields.ts'

const nothing = Object.fromEntries(textFields.map((field) => [field, null])) as FieldValues
const values: FieldValues = { ...nothing, 'first name': 'Thandi', plot: 'Stand 1', 'amount open': 'R480.00' }

describe('a text with fields', () => {
  it('is filled in for a booking, however the fields are typed', () => {
    expect(fillIn('Hi {First Name}, {plot} is ready. { amount  open } is open.', values)).toEqual(
      accepted('Hi Thandi, Stand 1 is ready. R480.00 is open.'),
    )
    expect(fillIn('No fields {at all', values)).toEqual(accepted('No fields {at all'))
  })

  it('names the field that is none, and the one of which the booking has nothing', () => {
    expect(fillIn('Hi {firstname}', values)).toEqual(refused({ code: 'field-unknown', field: 'firstname' }))
    expect(fillIn('Hi {first name}, {gate code} opens', values)).toEqual(refused({ code: 'field-empty', field: 'gate code' }))
    expect(fillIn('{plot}', { ...values, plot: '  ' })).toEqual(refused({ code: 'field-empty', field: 'plot' }))
  })

  it('never reads a field out of what a guest is called', () => {
    const sly = { ...values, 'first name': '{gate code}', 'gate code': 'K7P2' }
    expect(fillIn('Hi {first name}', sly)).toEqual(accepted('Hi {gate code}'))
    expect(fillIn('Hi {first name}', { ...values, 'first name': '$& $1' })).toEqual(accepted('Hi $& $1'))
  })

  it('comes out as it went in where it has none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{'))
        expect(fillIn(text, nothing)).toEqual(accepted(text))
      }),
    )
  })
})

it('a saved text has a name and words, and no field that is none', () => {
  expect(savedTextProblems({ name: 'Gate', text: 'Code: {gate code}' })).toEqual([])
  expect(savedTextProblems({ name: ' ', text: '' })).toEqual([
    { field: 'name', code: 'missing' },
    { field: 'text', code: 'missing' },
  ])
  expect(savedTextProblems({ name: 'Gate', text: '{gatecode} {gatecode} {x}' })).toEqual([
    { field: 'text', code: 'no-such-field', named: 'gatecode' },
    { field: 'text', code: 'no-such-field', named: 'x' },
  ])
  expect(unknownFields('{plot} {Gate Code}')).toEqual([])
})

it('a text names a field that is none wherever it stands, once and without its blanks', () => {
  expect(unknownFields('{ stand }{stand}')).toEqual(['stand'])
  expect(['none', '{', 'a } { b'].flatMap(unknownFields)).toEqual([])
})

it('a saved text has a name of eighty characters at most', () => {
  expect(savedTextProblems({ name: 'x'.repeat(80), text: 'Hi' })).toEqual([])
  expect(savedTextProblems({ name: 'x'.repeat(81), text: 'Hi' })).toEqual([{ field: 'name', code: 'too-long', most: 80 }])
})
