import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { testId } from '../../../testing/a-campsite.ts'
import { organisationId } from '../../testing/an-outbox-message.ts'
import { InMemoryNewsChoices } from './in-memory-news-choices.ts'
import { InMemoryNewsLog } from './in-memory-news-log.ts'
import { deskReader, newsChoicesContract, ownerReader } from './news-choices.contract.ts'
import { newsLogContract } from './news-log.contract.ts'

const otherId = testId(900) as OrganisationId
const stop = async () => {}

newsLogContract('in memory', async () => ({ newsLog: new InMemoryNewsLog(), otherId, stop }))

newsChoicesContract('in memory', async () => ({
  newsChoices: new InMemoryNewsChoices(organisationId, [deskReader, ownerReader]),
  otherId,
  stop,
}))
