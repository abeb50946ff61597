import { sealedPassword } from '@camp/adapters/hti/their-password.ts'
import { createHtiSandbox, type HtiSandbox } from '@camp/adapters/sandboxes/hti/hti-sandbox.ts'
import { ManualSandboxTime } from '@camp/adapters/sandboxes/testing/manual-sandbox-time.ts'
import type { HtiExchange, HtiSent } from '@camp/application/hti/client/hti-exchange.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { testHost } from '../../testing/given-app.ts'
import type { ServedMarketplace } from '../../testing/given-marketplace.ts'
import { connectToHti, password, userName } from './given-hti.ts'

/** What becomes of one message on the line. */
export type Passage = 'whole' | 'lost' | 'answer lost' | 'twice' | 'late'

export interface OtherSide {
  readonly exchange: HtiExchange
  readonly sandbox: HtiSandbox
  /** Asked for each message, whichever way it goes. */
  passage: () => Passage
  /** What was late arrives. */
  arrive(): Promise<void>
  /** Where it sells to. */
  market: Pick<ServedMarketplace, 'fetch' | 'clock'>
}

/** The sandbox at the end of a line that loses, repeats and reorders as the test says. */
export function givenOtherSide(market: OtherSide['market']): OtherSide {
  let late: (() => Promise<unknown>)[] = []
  const on = async <Answer>(deliver: () => Promise<Answer>): Promise<Answer | null> => {
    const passage = side.passage()
    if (passage === 'lost') return null
    if (passage === 'late') {
      late.push(deliver)
      return null
    }
    const answer = await deliver()
    if (passage === 'twice') await deliver()
    return passage === 'answer lost' ? null : answer
  }
  const say = (text: string) => on(() => toCamp(side, text))
  const time = Object.assign(new ManualSandboxTime(), { now: () => side.market.clock.now() })
  const settings = { userName, password, slowMs: 0, speakMs: 5_000 }
  const sandbox = createHtiSandbox({ settings, say, time })
  const exchange: HtiExchange = {
    send: async (_, text) => (await on(() => toSandbox(sandbox, text))) ?? silent,
  }
  const side: OtherSide = {
    exchange,
    sandbox,
    passage: () => 'whole',
    market,
    arrive: async () => {
      const waiting = late
      late = []
      for (const deliver of waiting) await deliver()
    },
  }
  return side
}

const silent: Extract<HtiSent, { outcome: 'silent' }> = { outcome: 'silent', fault: 'no answer', mayBeHeard: true }

async function toCamp({ market }: OtherSide, body: string): Promise<Uint8Array> {
  const headers = { authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}` }
  const response = await market.fetch(new Request(`${testHost}/api/hti`, { method: 'POST', headers, body }))
  return new Uint8Array(await response.arrayBuffer())
}

async function toSandbox({ app }: HtiSandbox, body: string): Promise<HtiSent> {
  const headers = { authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}` }
  const response = await app.request('/ota', { method: 'POST', headers, body })
  if (response.status !== 200) return { ...silent, fault: `HTTP ${response.status}` }
  return { outcome: 'answered', body: new Uint8Array(await response.arrayBuffer()) }
}

/** Both ways, by a connection that the sandbox knows. */
export async function connectBothWays(market: ServedMarketplace): Promise<void> {
  await connectToHti(market, campsite.organisation.slug)
  const theirs = await sealedPassword(market.store.em, [], password)
  await market.store.em.execute(
    `update hti_connection set direction = 'both', endpoint = 'sandbox', their_user_name = ?, their_password = ?`,
    [userName, theirs],
  )
}
