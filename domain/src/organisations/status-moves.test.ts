import { expect, it } from 'vitest'
import type { OrganisationStatus } from './organisation.ts'
import { statusMoves } from './status-moves.ts'

const all: readonly OrganisationStatus[] = ['pending', 'active', 'paused', 'inactive', 'deleted']

it('administrators pause and resume, and nothing else', () => {
  expect(all.map((from) => statusMoves('ORGADMIN', from))).toEqual([[], ['paused'], ['active'], [], []])
  expect(all.flatMap((from) => [...statusMoves('ORGUSER', from), ...statusMoves('USER', from)])).toEqual([])
})

it('the platform leads from any status to any other', () => {
  for (const from of all) expect(statusMoves('SUPERADMIN', from)).toEqual(all.filter((status) => status !== from))
})
