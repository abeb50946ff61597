import { shortIdKinds } from '../short-ids.ts'
import { InMemoryShortIds } from './in-memory-short-ids.ts'
import { reviewedReference, shortIdsContract, threeIds } from './short-ids.contract.ts'

const known = shortIdKinds.flatMap((kind) =>
  threeIds(kind).map((id, index) =>
    Object.assign({ kind, id, facts: [kind] }, kind === 'review' && index === 2 ? { simpleReference: reviewedReference } : {}),
  ),
)
const shortIds = new InMemoryShortIds(known)

shortIdsContract('in memory', () => shortIds)
