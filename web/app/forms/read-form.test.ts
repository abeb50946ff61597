import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { asPosted, choice, filledRows, isTicked, line, lines, oneLine, readable, rowForm, several } from './form-fields.server.ts'
import { readForm, readTyped } from './read-form.server.ts'

function posted(...fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

describe('a form', () => {
  it('is read as it was typed, and what is missing is empty', () => {
    const form = z.object({ name: line, about: lines, code: asPosted, isActive: isTicked, isShown: isTicked, plots: several })

    const read = readForm(
      form,
      posted(['name', ' Kwena '], ['about', 'one\r\ntwo '], ['isActive', ''], ['plots', '1'], ['plots', '2'], ['other', 'x']),
    )

    expect(read).toEqual({ name: 'Kwena', about: 'one\ntwo', code: '', isActive: true, isShown: false, plots: ['1', '2'] })
  })

  it('takes a file in the place of a text for nothing typed', () => {
    expect(readForm(z.object({ name: line }), posted(['name', new File(['x'], 'x.txt')]))).toEqual({ name: '' })
  })

  it('is one line where it stands in the head of an e-mail, and holds nothing that no keyboard types', () => {
    const form = z.object({ subject: oneLine, message: lines })

    expect(readForm(form, posted(['subject', ' Dogs\r\nBcc: all@example.test\0 '], ['message', ' One\r\n\r\nTwo\0 ']))).toEqual({
      subject: 'Dogs Bcc: all@example.test',
      message: 'One\n\nTwo',
    })
  })

  it('may be the query of an address', () => {
    expect(readForm(z.object({ name: line }), new URLSearchParams('name=Kwena'))).toEqual({ name: 'Kwena' })
  })

  it('knows what it was filled with, and the revision of that', () => {
    const read = readForm(rowForm(['name']), posted(['name', 'A'], ['revision', '7a'], ['shown', '{"name":"B"}']))

    expect(read).toEqual({ answers: { name: 'A' }, revision: '7a', shown: { name: 'B' } })
    expect(readForm(rowForm(['name']), posted(['shown', 'tampered'])).shown).toEqual({})
    expect(readForm(rowForm(['name']), posted()).revision).toBe('')
  })

  it('falls back where a choice is none of the given', () => {
    const form = z.object({ price: choice(['keep', 're-quote'], 're-quote'), sort: choice(['name'], null) })

    expect(readForm(form, posted(['price', 'keep'], ['sort', 'size']))).toEqual({ price: 'keep', sort: null })
    expect(readForm(form, posted())).toEqual({ price: 're-quote', sort: null })
  })

  it('is answered with 400 when no page of ours posts it', () => {
    const form = z.object({ act: line.pipe(z.enum(['hide', 'show'])) })

    expect(() => readForm(form, posted(['act', 'burn']))).toThrow(
      expect.objectContaining({ data: { code: 'form-incomplete' }, init: { status: 400 } }),
    )
  })

  it('reads parallel lists as rows and leaves out those that nobody filled in', () => {
    expect(filledRows({ from: ['2', '', ''], to: ['5', ' ', '9'], kind: ['free', 'free', 'fixed'] }, ['from', 'to'])).toEqual([
      { from: '2', to: '5', kind: 'free' },
      { from: '', to: '9', kind: 'fixed' },
    ])
  })
})

describe('what was typed', () => {
  const { filled, date, cents, whole, decimal, wholeOrZero, oneOf } = readable<'unreadable' | 'missing'>()
  const facts = z.object({
    name: filled('missing'),
    type: oneOf(['in', 'out'], 'missing'),
    from: date('unreadable'),
    rate: cents('unreadable'),
    guests: whole('unreadable'),
    share: decimal('unreadable'),
    nights: wholeOrZero('unreadable'),
    rows: z.array(z.object({ age: whole('unreadable') })),
  })
  const typed = { name: 'A', type: 'in', from: '2026-12-05', rate: 'R1,240.00', guests: '6', share: '12,5 %', nights: '' }

  it('becomes values', () => {
    const read = readTyped(facts, { ...typed, rows: [{ age: '3' }] })

    expect(read).toMatchObject({ ok: true, value: { rate: 124_000, guests: 6, share: 12.5, nights: 0, rows: [{ age: 3 }] } })
    expect(read.ok && read.value.from.toString()).toBe('2026-12-05')
  })

  it('names every control that could not be read, in a table with its row', () => {
    const none = { name: '', type: 'x', from: 'x', rate: '1,240', guests: '', share: 'x', nights: 'x' }

    expect(readTyped(facts, { ...none, rows: [{ age: '3' }, { age: 'x' }] })).toEqual({
      ok: false,
      refusal: {
        code: 'form-incomplete',
        problems: [
          { field: 'name', code: 'missing' },
          { field: 'type', code: 'missing' },
          ...['from', 'rate', 'guests', 'share', 'nights', 'age1'].map((field) => ({ field, code: 'unreadable' })),
        ],
      },
    })
  })

  it.each([
    ['thandi@example.co.za', []],
    ['', ['missing']],
    ['thandi@example', ['unreadable']],
    ['thandi example@x.za', ['unreadable']],
    ['a@b.za,c@d.za', ['unreadable']],
    ['a@b.c', ['unreadable']],
    [`a@${'b'.repeat(260)}.za`, ['too-long']],
  ])('takes %s for an e-mail address, or says %s', (typed, codes) => {
    const { email } = readable<'unreadable' | 'missing' | 'too-long'>()
    const schema = z.object({ email: email({ missing: 'missing', tooLong: 'too-long', invalid: 'unreadable' }) })

    const read = readTyped(schema, { email: typed })

    expect(read.ok ? [] : read.refusal.problems.map(({ code }) => code)).toEqual(codes)
  })

  it('says how long a text may be that is too long', () => {
    const { text } = readable<'too-long'>()

    expect(readTyped(z.object({ name: text(3, { tooLong: 'too-long' }) }), { name: 'four' })).toMatchObject({
      refusal: { problems: [{ field: 'name', code: 'too-long', most: 3 }] },
    })
  })
})
