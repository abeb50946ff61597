import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillIn, type Values } from './text-template.ts'

describe('a text with gaps', () => {
  it('is filled in as its pattern says, whatever braces stand in it', () => {
    fc.assert(
      fc.property(template, values, (text, given) => {
        expect(fillIn(text, given)).toBe(byPattern(text, given))
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps braces that a value brings', () => {
    expect(fillIn('{{name}} of {{count}}', { name: '{{count}}', count: 3 })).toBe('{{count}} of 3')
  })
})

const template = fc
  .array(fc.constantFrom('{', '{{', '}', '}}', 'count', 'name', ' ', 'nights', '{{count}}', '{{name}}', '{{other}}'), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''))
const values = fc.record({ count: fc.nat(), name: fc.constantFrom('Jan', '{{count}}', '', '$&') }, { requiredKeys: [] })

/** What the gaps are. */
function byPattern(text: string, given: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => String(given[name] ?? written))
}
