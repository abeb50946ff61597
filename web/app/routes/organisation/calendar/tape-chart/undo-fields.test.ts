import { expect, it } from 'vitest'
import { undoFields } from './undo-fields.ts'

it.each([
  ['blocked', 'block-id=gravel&block-version=1', ['intent release-block', 'block gravel', 'version 1']],
  [
    'block-changed',
    'block-id=gravel&block-version=3&was=plot%3Da%26arrival%3D2026-12-08',
    ['intent change-block', 'block gravel', 'version 3', 'plot a', 'arrival 2026-12-08'],
  ],
] as const)('what was %s is taken back as it was left, and not as somebody else made it since', (done, query, fields) => {
  expect(undoFields(done, new URLSearchParams(query))?.map((field) => field.join(' '))).toEqual(fields)
})
