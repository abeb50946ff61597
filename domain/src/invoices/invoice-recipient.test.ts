import { expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { readRecipient } from './invoice-recipient.ts'

const typed = { name: ' Nkosi Civils ', address: '5 Long Street\n\n Cape Town 8001 ', vatNumber: '4 123 456 789' }

it('whom an invoice is for is read line by line', () => {
  expect(readRecipient(typed)).toEqual(
    accepted({ name: 'Nkosi Civils', addressLines: ['5 Long Street', 'Cape Town 8001'], vatNumber: '4123456789' }),
  )
  expect(readRecipient({ ...typed, vatNumber: '' })).toMatchObject({ value: { vatNumber: null } })
})

it('and all that is wrong with it is named at once', () => {
  expect(readRecipient({ name: '', address: ' \n', vatNumber: '123' })).toEqual(
    refused([
      { field: 'name', code: 'missing' },
      { field: 'address', code: 'missing' },
      { field: 'vatNumber', code: 'no-vat-number' },
    ]),
  )
  const long = 'x'.repeat(121)
  expect(readRecipient({ ...typed, name: long, address: 'a\n'.repeat(7) })).toEqual(
    refused([
      { field: 'name', code: 'too-long', most: 120 },
      { field: 'address', code: 'too-long', most: 720 },
    ]),
  )
})

it('a name and every line of an address have a hundred and twenty letters at most', () => {
  const longest = 'x'.repeat(120)
  const read = (name: string, address: string) => readRecipient({ name, address, vatNumber: '' })

  expect(read(longest, `${longest}\nKnysna`)).toEqual(
    accepted({ name: longest, addressLines: [longest, 'Knysna'], vatNumber: null }),
  )
  expect(read('Kwena Tours', `Long Street 1\n${longest}x`)).toEqual(refused([{ field: 'address', code: 'too-long', most: 120 }]))
  expect(read(`${longest}x`, 'Knysna')).toEqual(refused([{ field: 'name', code: 'too-long', most: 120 }]))
})

it('an address has six lines at most', () => {
  const read = (count: number) => readRecipient({ name: 'Kwena', address: Array(count).fill('Line').join('\n'), vatNumber: '' })

  expect(read(6).ok).toBe(true)
  expect(read(7)).toEqual(refused([{ field: 'address', code: 'too-long', most: 720 }]))
})
