import { campsite, testId } from '../../testing/a-campsite.ts'
import { InMemoryTags } from './in-memory-tags.ts'
import { tagsContract } from './tags.contract.ts'

const category = { id: testId(7_000), name: 'Campsite Facilities', colour: '#2F6B4F' }
const river = { id: testId(7_001), defaultTagId: testId(7_011), name: 'River', icon: 'sailboat' }
const braai = { id: testId(7_002), defaultTagId: testId(7_012), name: 'Braai', icon: 'flame' }

tagsContract('in memory', async () => ({
  tags: new InMemoryTags({
    categories: [category],
    tags: new Map([[campsite.organisation.id, { [category.id]: [river, braai] }]]),
  }),
  stop: async () => {},
}))
