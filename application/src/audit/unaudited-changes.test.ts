import { describe, expect, it } from 'vitest'
import type { TrailedChange } from '../settings/audited-writing.ts'
import { type Texts, unauditedChanges } from './unaudited-changes.ts'

const rule = (act: string, ...changes: readonly (readonly [field: string, before: string, after: string])[]): TrailedChange => ({
  act: `payment-rule.${act}`,
  subject: 'r-1',
  changes: changes.map(([field, before, after]) => ({ field, before, after })),
})
const rules = (texts?: Texts) => ({ 'payment-rule': new Map(texts ? [['r-1', texts]] : []) })

const added = rule('added', ['name', '', 'Half now'], ['percentage', '', '50'])
const changed = rule('changed', ['percentage', '50', '30'])
const deleted = rule('deleted', ['name', 'Half now', ''], ['percentage', '30', ''])

describe('what was changed past the trail', () => {
  it.each([
    ['the last of several changes', [added, changed], rules({ name: 'Half now', percentage: '30' })],
    ['a thing that nobody changed since it was imported', [], rules({ name: 'Imported' })],
    ['a field that only others change', [rule('changed', ['plots', '[]', '["A1"]'])], rules({ name: 'Half now' })],
    ['what was deleted', [added, changed, deleted], rules()],
    ['entries of what is not looked at', [{ ...added, act: 'message.replayed' }], rules()],
    ['the rates of a plot that is gone', [{ ...added, act: 'plot-rates.changed' }], { 'plot-rates': new Map() }],
    [
      'a field of another form that leapt',
      [rule('changed', ['plots', '[]', '["A1"]']), rule('changed', ['plots', '["B2"]', '[]'])],
      rules({ name: 'Half now' }),
    ],
    [
      'an object of three whose fields came back in another order',
      [rule('changed', ['map', '', '{"b":1,"c":2,"a":3}'])],
      rules({ map: '{"c":2,"a":3,"b":1}' }),
    ],
    [
      'an object whose fields came back in another order',
      [rule('changed', ['map', '', '{"x":1,"y":[2]}'])],
      rules({ map: '{"y":[2],"x":1}' }),
    ],
  ])('is not %s', (_, entries, current) => {
    expect(unauditedChanges(entries, current)).toEqual([])
  })

  it.each([
    ['[Half now', '[Half now, rest later'],
    ['Half now]', 'Half now, rest later]'],
  ])('is a text that only looks like a list: %s', (before, now) => {
    const found = unauditedChanges([rule('added', ['name', '', before])], rules({ name: now }))

    expect(found).toHaveLength(1)
  })

  it.each([
    [
      'a field that is not what the last entry left',
      [added, changed],
      rules({ name: 'Half now', percentage: '80' }),
      'percentage',
    ],
    ['an object that is another now', [rule('changed', ['map', '', '{"x":1}'])], rules({ map: '{"x":2}' }), 'map'],
    ['an object that became a text', [rule('changed', ['map', '', '{"x":1}'])], rules({ map: 'x' }), 'map'],
    ['a field that was emptied', [added], rules({ name: '', percentage: '50' }), 'name'],
    [
      'a change between two entries',
      [added, rule('changed', ['percentage', '40', '30'])],
      rules({ name: 'Half now', percentage: '30' }),
      'percentage',
    ],
    ['what is gone', [added], rules(), 'is gone'],
    ['what is back', [added, deleted], rules({ name: 'Half now', percentage: '30' }), 'is back'],
  ])('is %s', (_, entries, current, what) => {
    expect(unauditedChanges(entries, current)).toEqual([`payment-rule r-1 ${what}`])
  })
})
