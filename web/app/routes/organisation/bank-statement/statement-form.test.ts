import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { chosenLinesForm } from './statement-form.server.ts'

const second = { 'identity-2': 'a1', 'date-2': '2026-11-20', 'cents-2': '45000', 'reference-2': '482-913-107' }

describe('the lines of a statement that were ticked', () => {
  it('are read by their number, and nothing that was not ticked', () => {
    const posted = { pays: '2', ...second, 'exceeds-2': 'yes', 'identity-3': 'b2', 'date-3': '2026-11-21', 'cents-3': '100' }

    expect(linesOf(posted)).toEqual([
      {
        identity: 'a1',
        date: Temporal.PlainDate.from('2026-11-20'),
        amount: Money.cents(45_000),
        idOrReference: '482-913-107',
        mayExceedBalance: true,
      },
    ])
  })

  it.each([
    ['no amount', { 'cents-2': '' }],
    ['an amount below nothing', { 'cents-2': '-1' }],
    ['half a cent', { 'cents-2': '1.5' }],
    ['no date', { 'date-2': 'soon' }],
    ['no name of its own', { 'identity-2': '' }],
  ])('leave out a line with %s, which no page of ours posts', (_, wrong) => {
    expect(linesOf({ pays: '2', ...second, ...wrong })).toEqual([])
  })

  it('are none where nothing was ticked', () => {
    expect(linesOf(second)).toEqual([])
  })
})

function linesOf(posted: Readonly<Record<string, string>>) {
  return readForm(chosenLinesForm, new URLSearchParams(posted))
}
