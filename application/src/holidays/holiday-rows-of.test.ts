import { type MasterKind, masterKinds } from '@camp/domain/master-data/master-kinds.ts'
import { expect, it } from 'vitest'
import { isHolidayKind } from './holiday-rows-of.ts'

it('two kinds of master data are holidays', () => {
  expect((Object.keys(masterKinds) as MasterKind[]).filter(isHolidayKind).toSorted()).toEqual(['holidays', 'school-holidays'])
})
