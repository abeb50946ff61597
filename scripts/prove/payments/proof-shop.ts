import type { PeachSettings } from '@camp/adapters/payments/peach-settings.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { storeCatalogue } from '@camp/adapters/postgres/testing/store-catalogue.ts'
import { shopSettingsFor } from '@camp/adapters/sandboxes/peach/sandbox-settings.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { createProofDatabase } from '../proof-server.ts'
import { campsiteWithStands } from './proof-campsite.ts'
import { type LogLine, openDoor } from './proof-door.ts'
import { type ProofGateway, startProofGateway } from './proof-gateway.ts'
import { type RunningClock, runningClock } from './running-clock.ts'
import type { Notice } from './sent-notices.ts'

export const publicUrl = 'http://localhost:4321'
export const noticeUrl = `${publicUrl}/api/payments/notification`

/** The composed product behind its web door, over a database and a gateway of its own. */
export interface ProofShop {
  readonly clock: RunningClock
  readonly gateway: ProofGateway
  readonly catalogue: Catalogue
  readonly log: readonly LogLine[]
  /** Of a unit of work of its own. */
  useCases(): UseCases
  /** At the notification door; the HTTP status. */
  deliver(notice: Notice): Promise<number>
  rows<Row>(sql: string): Promise<readonly Row[]>
  /** From now on notifications may be signed by any of these; the first signs refunds. */
  trustSecrets(secretTokens: PeachSettings['secretTokens']): void
  stop(): Promise<void>
}

export async function openProofShop({ serverUrl, stands }: { serverUrl: string; stands: number }): Promise<ProofShop> {
  const created = await createProofDatabase(serverUrl)
  const database = await openDatabase({ url: created.url, poolSize: 20, poolWaitMilliseconds: 60_000 })
  const clock = runningClock()
  const gateway = await startProofGateway(clock)
  const catalogue = campsiteWithStands(stands)
  const em = database.forkEntityManager()
  await storeCatalogue(em, catalogue)
  const log: LogLine[] = []
  let shop = openDoor({ database, clock, log, settings: shopSettingsFor(gateway.running.settings, publicUrl) })

  return {
    clock,
    gateway,
    catalogue,
    log,
    useCases: () => shop.useCases(),
    async deliver({ rawBody, headers }) {
      const answer = await shop.fetch(new Request(noticeUrl, { method: 'POST', headers, body: rawBody }))
      await answer.text()
      return answer.status
    },
    rows: async <Row>(sql: string) => (await em.execute(sql)) as Row[],
    trustSecrets(secretTokens) {
      const settings = { ...shopSettingsFor(gateway.running.settings, publicUrl), secretTokens }
      shop = openDoor({ database, clock, log, settings })
    },
    async stop() {
      await gateway.stop()
      await database.close()
      await created.stop()
    },
  }
}
