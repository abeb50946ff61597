import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { checkShownRow } from './check-revision.ts'
import { settingTexts } from './setting-texts.ts'

it('a setting is written as texts, but for what has a trail of its own', () => {
  const row = {
    id: 'row',
    organisationId: 'organisation',
    images: ['a'],
    name: 'Half',
    isActive: false,
    days: 3,
    none: null,
    missing: undefined,
    rate: Money.rand(12.5),
    times: { from: '14:00' },
  }

  expect(settingTexts(row)).toEqual({
    name: 'Half',
    isActive: 'false',
    days: '3',
    none: '',
    missing: '',
    rate: 'ZAR 12.50',
    times: '{"from":"14:00"}',
  })
  expect(settingTexts(undefined)).toEqual({})
})

describe('the row that somebody was shown', () => {
  const rows = [
    { id: 'one', name: 'Half' },
    { id: 'other', name: 'Third' },
  ]
  const check = (id: string | null, revision: string | null) => checkShownRow(rows, { id, revision }, ({ name }) => name)

  it.each([
    ['still as it was', 'other', 'Third', accepted(rows[1])],
    ['changed since', 'other', 'Half', refused({ code: 'changed-meanwhile' })],
    ['gone', 'third', 'Third', refused({ code: 'not-found' })],
    ['new', null, null, accepted(undefined)],
  ])('is %s', (_, id, revision, expected) => {
    expect(check(id, revision)).toEqual(expected)
  })
})
