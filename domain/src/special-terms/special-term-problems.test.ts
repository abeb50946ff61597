import { expect, it } from 'vitest'
import { specialTermProblems } from './special-term-problems.ts'

const facts = { name: 'No drones', isActive: true, type: 'Mandatory', text: '<p>None at all.</p>', siteIds: [] } as const
const problemsOf = (given: Partial<{ name: string; text: string }>) => specialTermProblems({ ...facts, ...given })

it('a special term needs a name and words, whatever marks stand around them', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ name: ' ', text: '<p>&nbsp; </p><br>' })).toEqual([
    { field: 'name', code: 'missing' },
    { field: 'text', code: 'missing' },
  ])
})

it('a name has 150 characters at most, and a text 20,000', () => {
  expect(problemsOf({ name: 'x'.repeat(150), text: 'x'.repeat(20_000) })).toEqual([])
  expect(problemsOf({ name: 'x'.repeat(151), text: 'x'.repeat(20_001) })).toEqual([
    { field: 'name', code: 'too-long', most: 150 },
    { field: 'text', code: 'too-long', most: 20_000 },
  ])
})
