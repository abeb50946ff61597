import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

describe('camp pictures sweep', () => {
  it.each([
    ['pictures sweep', 'Deleted: 1.'],
    ['pictures sweep --dry-run', 'Would be deleted: 1. Nothing was changed.'],
  ])('%s says %s', async (line, said) => {
    expect(await camp(line)).toMatchObject({
      exit: 0,
      messages: expect.stringContaining(said),
      data: expect.stringContaining('up-1'),
    })
  })
})
