import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { campsite, testId } from '../testing/a-campsite.ts'
import { OrganisationTags } from './organisation-tags.ts'
import { ShowTagCategory } from './show-tag-category.ts'
import { InMemoryTags } from './testing/in-memory-tags.ts'

const facilities = { id: testId(80), name: 'Campsite Facilities', colour: '#166534' }
const braai = { id: testId(81), defaultTagId: testId(82), name: 'Braai', icon: 'flame' }
const organisationId = campsite.organisation.id
const tags = new InMemoryTags({ categories: [facilities], tags: new Map([[organisationId, { [facilities.id]: [braai] }]]) })

describe('a tag category', () => {
  it('is found by its name, and by no other', async () => {
    const show = new ShowTagCategory({ tags })

    expect(await show.execute({ name: 'Campsite Facilities' })).toEqual(accepted(facilities))
    expect(await show.execute({ name: 'Somewhere' })).toEqual(refused({ code: 'not-found' }))
  })
})

describe("an organisation's tags", () => {
  const list = new OrganisationTags({ tags })

  it('are those of the category', async () => {
    expect(await list.execute({ organisationId, defaultTagCategoryId: facilities.id })).toEqual(accepted([braai]))
    expect(await list.execute({ organisationId, defaultTagCategoryId: testId(83) })).toEqual(accepted([]))
  })

  it('are not found where there is no organisation', async () => {
    const unknown = testId(999) as OrganisationId

    expect(await list.execute({ organisationId: unknown, defaultTagCategoryId: facilities.id })).toEqual(
      refused({ code: 'not-found' }),
    )
  })
})
