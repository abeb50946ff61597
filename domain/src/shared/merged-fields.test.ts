import { expect, it } from 'vitest'
import { foreignChanges, mergedFields } from './merged-fields.ts'

const shown = { name: 'Stand 1', about: 'Shade', pax: '6', power: 'no', tents: '2' }
/** Somebody else changed four fields meanwhile … */
const stored = { ...shown, about: 'Shade and tap', pax: '8', power: 'yes', tents: '3' }
/** … and this person the name and three of those, one of them to the same. */
const typed = { ...shown, name: 'Stand 1a', pax: '7', power: 'yes' }

it('what others changed is named with what would be written over it, and not where both say the same', () => {
  expect(foreignChanges({ shown, stored, typed })).toEqual([
    { field: 'about', was: 'Shade', now: 'Shade and tap', typed: null },
    { field: 'pax', was: '6', now: '8', typed: '7' },
    { field: 'tents', was: '2', now: '3', typed: null },
  ])
})

it('the form shows next what was typed, and elsewhere what is stored', () => {
  expect(mergedFields({ shown, stored, typed })).toEqual({
    name: 'Stand 1a',
    about: 'Shade and tap',
    pax: '7',
    power: 'yes',
    tents: '3',
  })
})

it('line breaks of a browser, blanks around and a missing field are no changes', () => {
  const forms = {
    shown: { about: 'One\nTwo' },
    stored: { about: 'One\nTwo', note: '' },
    typed: { about: ' One\r\nTwo ', note: '' },
  }

  expect(foreignChanges(forms)).toEqual([])
  expect(foreignChanges({ ...forms, stored: { about: 'One', note: '' } })).toEqual([
    { field: 'about', was: 'One\nTwo', now: 'One', typed: null },
  ])
})
